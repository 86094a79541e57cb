"""Running the examples of a document."""

from pathlib import Path

from tools import check_readme

TEXT = """
```python
x = 2
```
<!-- not run -->
```console
$ exit 1
```
```python
open("made.txt", "w").write(str(x + 1))
```
```console
$ test "$(cat made.txt)" = \\
    3
3
```
```toml
a = 1
```
"""


def test_examples_of_a_file_are_one_program_in_one_folder(tmp_path: Path) -> None:
    document = tmp_path / "README.md"
    document.write_text(TEXT)
    assert check_readme.check_file(document, tmp_path) == [True, True]


def test_a_failing_example_is_found(tmp_path: Path) -> None:
    document = tmp_path / "README.md"
    document.write_text("```console\n$ false\n```\n```python\n1 / 0\n```\n")
    assert check_readme.check_file(document, tmp_path) == [False, False]
