"""The box: a wrong file is refused with file, row and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from caravansary.core.actions import ActionSpace, Kind
from caravansary.core.box import (
    MOST_CELL,
    MOST_CHARACTERS,
    MOST_COLUMNS,
    MOST_FILES,
    MOST_ROWS,
    Box,
    BoxError,
    BoxFiles,
    Row,
    expect_count,
    folder_files,
    load_checked,
    packaged_files,
)
from pebbles import GAME

SHOPS = "shop,souk,points,open,links\nbag-1,bag,3,yes,W1; S1\nbag-2,bag,4,no,\n"


def rows(text: str, *columns: str) -> list[Row]:
    return BoxFiles({"shops.csv": text}).rows("shops.csv", columns)


def test_cells_are_read_by_column_and_checked() -> None:
    first, second = rows(SHOPS, "shop", "points")
    assert (first.text("shop"), first.integer("points"), first.yes("open")) == ("bag-1", 3, True)
    assert (first.words("links"), second.words("links")) == (["W1", "S1"], [])
    assert second.one_of("souk", ["barrel", "bag"], "souks.csv") == 1
    assert (first.place, second.place) == ("shops.csv row 2", "shops.csv row 3")


def test_a_cell_that_is_no_number_is_named() -> None:
    with pytest.raises(BoxError, match=r"^shops\.csv row 2: souk is 'bag', expected a whole number$"):
        rows(SHOPS)[0].integer("souk")


def test_a_cell_that_is_neither_yes_nor_no_is_named() -> None:
    with pytest.raises(BoxError, match=r"^shops\.csv row 3: shop is 'bag-2', expected yes or no$"):
        rows(SHOPS)[1].yes("shop")


def test_a_reference_to_nothing_is_named() -> None:
    with pytest.raises(BoxError, match=r"^shops\.csv row 2: souk 'bag' is not in souks\.csv$"):
        rows(SHOPS)[0].one_of("souk", ["barrel"], "souks.csv")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", r"^shops\.csv: column shop, souk is missing$"),
        ("shop,price\nbag-1,3\n", r"^shops\.csv: column souk is missing$"),
        ("shop,souk\n", r"^shops\.csv: there are no rows$"),
        ("shop,souk\nbag-1,bag\nbag-2\n", r"^shops\.csv row 3: the number of cells differs from the header's$"),
        ("shop,souk\nbag-1,bag,3\n", r"^shops\.csv row 2: the number of cells differs from the header's$"),
    ],
)
def test_a_table_that_is_no_table_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BoxError, match=reason):
        rows(text, "shop", "souk")


def test_a_missing_file_is_named_with_those_that_are_there() -> None:
    with pytest.raises(BoxError, match=r"^souks\.csv: the file is missing; the box has shops\.csv$"):
        BoxFiles({"shops.csv": ""}).read("souks.csv")
    with pytest.raises(BoxError, match="the box has no files"):
        BoxFiles({}).read("souks.csv")


def test_a_toml_file_is_read_or_refused_with_its_place() -> None:
    files = BoxFiles({"good.toml": "weeks = 3\n", "bad.toml": "weeks = \n"})
    assert files.table("good.toml") == {"weeks": 3}
    with pytest.raises(BoxError, match=r"^bad\.toml: .*line 1"):
        files.table("bad.toml")


def test_a_wrong_count_is_named() -> None:
    expect_count("cards.csv", 18, 18)
    with pytest.raises(BoxError, match=r"^cards\.csv: 17 rows, expected 18$"):
        expect_count("cards.csv", 17, 18)


def test_a_packages_own_files_are_known_as_such() -> None:
    files = packaged_files("pebbles")
    assert (sorted(files.contents), files.ours) == (["colours.csv"], True)


def test_a_folder_is_somebodys_own_box(tmp_path: Path) -> None:
    (tmp_path / "colours.csv").write_text("colour,count,points\nblack,16,1\n")
    (tmp_path / "notes.txt").write_text("not a component")
    files = folder_files(tmp_path)
    assert (sorted(files.contents), files.ours) == (["colours.csv"], False)
    assert GAME.setup(2, box_files=files).space.text(1) == "lay black"


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BoxError, match="nowhere: there is no such folder"):
        folder_files(tmp_path / "nowhere")


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / "colours.csv").write_bytes(b"colour\n\xff\n")
    with pytest.raises(BoxError, match=r"^colours\.csv: not UTF-8 text \(invalid start byte at byte 7\)$"):
        folder_files(tmp_path)


def test_a_file_that_is_too_large_is_not_read_to_its_end(tmp_path: Path) -> None:
    with (tmp_path / "colours.csv").open("wb") as file:
        file.truncate(1 << 40)
    with pytest.raises(BoxError, match=r"^colours\.csv: more than 256000 bytes$"):
        folder_files(tmp_path)


def test_line_ends_of_other_systems_are_read(tmp_path: Path) -> None:
    (tmp_path / "colours.csv").write_bytes(b"colour,count\r\nblack,16\r\n")
    assert folder_files(tmp_path).contents["colours.csv"] == "colour,count\nblack,16\n"


def test_a_folder_in_place_of_a_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "colours.csv").mkdir()
    with pytest.raises(BoxError, match=r"^colours\.csv: "):
        folder_files(tmp_path)


def test_a_box_keeps_its_files_and_its_space() -> None:
    files, space = BoxFiles({}), ActionSpace([Kind("end")])
    box = Box(files, space)
    assert (box.files, box.space) == (files, space)


def loads(contents: dict[str, str]) -> Box:
    return load_checked(lambda files: Box(files, ActionSpace([Kind("end")])), BoxFiles(contents))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("shop,souk\nbag-1,\0\n", "shops.csv line 2: the character U+0000 is not text"),
        ("shop,souk\nbag-1,\ud83d\n", "shops.csv line 2: the character U+D83D is not text"),
        (f"shop,souk\nbag-1,{'x' * 600}\n", f"shops.csv row 2: souk has 600 characters, expected at most {MOST_CELL}"),
        ("shop,souk\nbag-1,bag\n" + '"' + "x" * 2000 + "\n", "shops.csv row 3: shop has 2001 characters"),
        ("shop\n" + "bag\n" * (MOST_ROWS + 1), f"shops.csv: there are more than {MOST_ROWS} rows"),
        ("shop," * MOST_COLUMNS + "souk\n", f"shops.csv: {MOST_COLUMNS + 1} columns, expected at most {MOST_COLUMNS}"),
        ("shop,souk,shop\n", "shops.csv: a column is there twice"),
        ("x" * (MOST_CHARACTERS + 1), f"shops.csv: 64001 characters, expected at most {MOST_CHARACTERS}"),
        ("shop,souk\r\rbag\r", "shops.csv line 1: new-line character seen in unquoted field"),
    ],
)
def test_a_file_beyond_all_bounds_is_refused_at_once(text: str, reason: str) -> None:
    with pytest.raises(BoxError) as refusal:
        loads({"shops.csv": text})
    assert str(refusal.value).startswith(reason)


def test_too_many_or_too_long_files_are_refused() -> None:
    with pytest.raises(BoxError, match=f"^65 files, expected at most {MOST_FILES}$"):
        loads({f"{number}.csv": "" for number in range(65)})
    with pytest.raises(BoxError, match=r"^the files have 640000 characters, expected at most 512000$"):
        loads({f"{number}.csv": "x" * 64_000 for number in range(10)})
    with pytest.raises(BoxError, match=r"\.\.\.: the name of the file is longer than 80 characters$"):
        loads({"x" * 81: ""})


@pytest.mark.parametrize("text", ["weeks = " + "[" * 5000, "weeks = " + "9" * 5000, "weeks = 1\0", "a" + ".a" * 20_000])
def test_a_toml_file_beyond_all_bounds_is_refused(text: str) -> None:
    with pytest.raises(BoxError, match=r"^game\.toml"):
        BoxFiles({"game.toml": text}).table("game.toml")


@pytest.mark.parametrize("number", ["10000", "-10000", "9" * 400, "9" * 499])
def test_a_number_beyond_all_bounds_is_named(number: str) -> None:
    (row,) = rows(f"points\n{number}\n", "points")
    with pytest.raises(BoxError, match=r"^shops\.csv row 2: points is '.*', expected a whole number, at most 9999$"):
        row.integer("points")


def test_a_number_has_a_largest_value_even_where_the_loader_names_none() -> None:
    (row,) = rows("points\n1000\n", "points")
    with pytest.raises(BoxError, match=r"points is '1000', expected a whole number, 0 to 999$"):
        row.natural("points")


@pytest.mark.parametrize(
    "fault",
    [ValueError("no"), KeyError("souk"), IndexError("far"), OverflowError(), RecursionError(), ZeroDivisionError()],
)
def test_what_a_loader_did_not_foresee_is_a_fault_of_the_box_too(fault: Exception) -> None:
    def load(files: BoxFiles) -> Box:
        raise fault

    with pytest.raises(BoxError, match=rf"^the files make no box \({type(fault).__name__}: ") as refusal:
        load_checked(load, BoxFiles({}))
    # Compiled, only the context tells where it came from.
    assert refusal.value.__context__ is fault


def test_a_box_of_a_game_is_loaded_with_these_checks() -> None:
    own = dict(GAME.box().files.contents)
    with pytest.raises(BoxError, match=r"^notes\.csv line 1: the character U\+0000 is not text$"):
        GAME.box(BoxFiles({**own, "notes.csv": "\0"}))
    twice = own["colours.csv"].replace("blue", "red")
    with pytest.raises(BoxError, match="domain 'colour' lists a value twice"):
        GAME.box(BoxFiles({"colours.csv": twice}))
