"""The rule-number report on small made-up trees."""

from pathlib import Path

import pytest

from tools import check_rules

RULES = "# Tiny\n\n**R1** Roll.\n\n- **R2** Move.\n- **R2.1** Move back.\n\n**R10** End.\n"


def tree(root: Path, code: str, tests: str) -> Path:
    files = {
        "docs/rules/tiny-game.md": RULES,
        "src/caravansary/games/tiny_game/rules.py": code,
        "tests/games/tiny_game/test_rules.py": tests,
    }
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True)
        path.write_text(text)
    return root


def test_a_rule_starts_its_line_with_a_bold_number() -> None:
    assert check_rules.defined_rules(RULES + "see **R3**") == ["R1", "R2", "R2.1", "R10"]


def test_a_range_cites_all_rules_between_its_ends() -> None:
    rules = ["R1", "R2", "R2.1", "R3"]
    assert set(check_rules.cited_rules("# R1-R2.1", rules)) == {"R1", "R2", "R2.1"}
    assert set(check_rules.cited_rules("# R1 to R3", rules)) == set(rules)


def test_a_test_is_named_after_its_rules() -> None:
    assert set(check_rules.cited_rules("def test_r1_r2_both() -> None:", ["R1", "R2"])) == {"R1", "R2"}
    assert set(check_rules.cited_rules("def test_r2_1_r2_back() -> None:", ["R2", "R2.1"])) == {"R2.1", "R2"}
    assert set(check_rules.cited_rules("def test_r1_3_players() -> None:", ["R1", "R2"])) == {"R1"}


def test_a_longer_number_does_not_cite_a_shorter_one() -> None:
    assert set(check_rules.cited_rules('"""R2.1, R10; printing R001."""', ["R1", "R2"])) == {"R2.1", "R10"}


def test_all_rules_cited_is_no_fault(tmp_path: Path) -> None:
    root = tree(tmp_path, '"""R1 to R10"""', "# R1, R2, R2.1. R10\n")
    assert check_rules.check(root, quiet=True) == 0


def test_each_fault_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = tree(tmp_path, "# R1, R2.1, R10, R11", "# R1-R2.1")
    assert check_rules.check(root, quiet=True) == 3
    printed = capsys.readouterr().out
    assert "R2 is not cited in the code" in printed
    assert "R10 is not cited by a test" in printed
    assert "R11 is cited but not defined" in printed
