"""Golden games: every record under tests/golden replays to the same scores, answer by answer."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from caravansary.core.chance import Chance
from caravansary.core.match import resume
from caravansary.core.record import read_record
from caravansary.core.registry import get_game

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = sorted(GOLDEN.glob("*/*.json"))


def names(paths: Iterable[Path]) -> list[str]:
    return [f"{path.parent.name}/{path.stem}" for path in paths]


@pytest.mark.parametrize("path", RECORDS, ids=names(RECORDS))
def test_golden_game_replays_to_the_same_scores(path: Path) -> None:
    record = read_record(path)
    assert record.game == path.parent.name and record.scores
    match = resume(record, Chance())
    assert match.state.over()
    assert match.record() == record


@pytest.mark.parametrize("folder", sorted({path.parent for path in RECORDS}), ids=lambda folder: folder.name)
def test_golden_games_cover_all_versions_player_counts_and_presets(folder: Path) -> None:
    game = get_game(folder.name)
    records = [read_record(path) for path in sorted(folder.glob("*.json"))]
    assert {(record.rules, len(record.seats)) for record in records} == {
        (version, seats) for version in game.versions for seats in game.seats
    }
    newest = [record.options for record in records if record.rules == game.versions[-1]]
    for preset in game.presets.values():
        assert any(preset.items() <= options.items() for options in newest)
