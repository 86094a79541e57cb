"""Fields are declared once; what is written from them is fresh in every game, and plays the part it must."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from caravansary.core.fields import BEGIN, END, FieldError, renewed

ROOT = Path(__file__).parents[2]
STATES = [
    *sorted((ROOT / "src" / "caravansary" / "games").glob("*/state.py")),
    ROOT / "tests" / "fixtures" / "tiny_game" / "src" / "pebbles" / "state.py",
]

SHELF = f"""
class Shelf(State):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        box = setup.box
        self.box: Fixed[Box] = box
        self.count: int = 0
        self.flat: list[int] = []
        self.rows: list[list[int]] = []
        self.pile: Pile = Pile([1])
        self.piles: list[Pile] = []
        self.laid: Shared[list[int]] = []

{BEGIN}
{END}

    def more(self) -> None:
        self.count += 1
"""


@pytest.mark.parametrize("path", STATES, ids=lambda path: path.parent.name)
def test_what_is_written_in_a_state_is_fresh(path: Path) -> None:
    text = path.read_text("utf-8")
    assert BEGIN in text
    assert renewed(text) == text


def test_every_kind_of_field_is_copied_as_it_must() -> None:
    lines = [line.strip() for line in renewed(SHELF).splitlines()]
    assert '__slots__ = ("box", "count", "flat", "laid", "pile", "piles", "rows")' in lines
    assert 'FIELDS: ClassVar[tuple[str, ...]] = ("count", "flat", "rows", "pile", "piles", "laid")' in lines
    assert [line for line in lines if line.startswith("twin.")] == [
        "twin.box = self.box",
        "twin.count = self.count",
        "twin.flat = self.flat[:]",
        "twin.rows = [one[:] for one in self.rows]",
        "twin.pile = self.pile.copy()",
        "twin.piles = [one.copy() for one in self.piles]",
        "twin.laid = self.laid",
    ]


def test_writing_again_changes_nothing_and_leaves_the_rest_alone() -> None:
    once = renewed(SHELF)
    assert renewed(once) == once
    assert "def more(self)" in once


def test_a_field_that_nobody_knows_how_to_copy_is_refused() -> None:
    with pytest.raises(FieldError, match=r"field 'box': no copy is known for Box; is it Shared or Fixed\?"):
        renewed(SHELF.replace("Fixed[Box]", "Box"))


def test_a_module_without_the_marks_stays_as_it_is() -> None:
    assert renewed("x = 1\n") == "x = 1\n"


def test_the_command_writes_and_checks(tmp_path: Path) -> None:
    file = tmp_path / "state.py"
    file.write_text(SHELF)
    command = [sys.executable, "-m", "caravansary.core.fields", str(file)]
    stale = subprocess.run([*command, "--check"], capture_output=True, text=True, check=False)
    assert stale.returncode == 1
    assert f"stale: run `python -m caravansary.core.fields {file}`" in stale.stderr
    assert file.read_text() == SHELF
    subprocess.run(command, check=True)
    assert file.read_text() == renewed(SHELF)
    assert subprocess.run([*command, "--check"], check=False).returncode == 0
