"""The check of the Fluent catalogues on small made-up trees."""

from pathlib import Path

from tools import check_messages

GOOD = "hello = Hello { $name }\n# used-by: card-*\ncard-a = A\ncard-b = { hello } B\n"
CODE = 'say("hello", name=1); say(f"card-{card}")\n'


def tree(root: Path, code: str = CODE, **catalogues: str) -> Path:
    folder = root / "src" / "caravansary" / "locales"
    folder.mkdir(parents=True)
    (folder.parent / "code.py").write_text(code)
    for language in check_messages.LANGUAGES:
        (folder / f"{language}.ftl").write_text(catalogues.get(language, GOOD))
    return root


def faults(root: Path) -> str:
    return "\n".join(check_messages.check(root))


def test_equal_catalogues_have_no_fault(tmp_path: Path) -> None:
    assert faults(tree(tmp_path)) == ""


def test_a_missing_message_is_a_fault(tmp_path: Path) -> None:
    assert "cs.ftl: 'card-b' is missing" in faults(tree(tmp_path, cs=GOOD.replace("card-b", "card-c")))


def test_another_variable_is_a_fault(tmp_path: Path) -> None:
    assert "pl.ftl: 'hello' has the variables nom; en.ftl has name" in faults(
        tree(tmp_path, pl=GOOD.replace("$name", "$nom"))
    )


def test_a_parse_error_is_told_with_its_line(tmp_path: Path) -> None:
    assert "cs.ftl: line 2:" in faults(tree(tmp_path, cs=GOOD.replace("# used-by: card-*", "broken")))


def test_an_unused_message_is_a_fault(tmp_path: Path) -> None:
    assert "en.ftl: 'hello' is not used" in faults(
        tree(tmp_path, code="f'card-{card}'", **dict.fromkeys(check_messages.LANGUAGES, GOOD.replace("{ hello }", "")))
    )


def test_a_pattern_that_nothing_composes_is_a_fault(tmp_path: Path) -> None:
    assert "used-by 'card-*' is not composed" in faults(tree(tmp_path, code='"hello"'))


def test_a_missing_language_is_a_fault(tmp_path: Path) -> None:
    root = tree(tmp_path)
    (root / "src" / "caravansary" / "locales" / "pl.ftl").unlink()
    assert "pl.ftl: is missing" in faults(root)
