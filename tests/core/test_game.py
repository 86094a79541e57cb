"""Games and set-ups: presets, options, and what cannot be played."""

import dataclasses

import pytest

from caravansary.core.box import BoxFiles
from caravansary.core.chance import Seeded
from caravansary.core.events import Event
from caravansary.core.game import Option, SetupError, switch
from caravansary.core.match import Match
from pebbles import GAME


def test_the_first_preset_is_the_default() -> None:
    assert GAME.setup(2).options == GAME.setup(2, preset="standard").options == {"hand": "3", "leftovers": "cost"}


def test_options_change_a_preset_one_by_one() -> None:
    setup = GAME.setup(2, {"hand": "5"}, preset="gentle")
    assert setup.options == {"hand": "5", "leftovers": "free"}


def test_the_newest_rules_are_the_default() -> None:
    game = dataclasses.replace(GAME, versions=(1, 2))
    assert (game.setup(2).version, game.setup(2, version=1).version) == (2, 1)


def test_each_version_of_the_rules_has_its_own_options() -> None:
    old = Option("leftovers", ("cost", "free", "double"), "double", until=1)
    new = Option("leftovers", ("cost", "free"), "cost", since=2)
    hand, _ = GAME.options
    game = dataclasses.replace(GAME, versions=(1, 2), options=(hand, new), retired=(old, switch("open", True, until=1)))
    assert game.setup(2, version=1).options == {"hand": "3", "leftovers": "double", "open": "true"}
    assert game.setup(2).options == {"hand": "3", "leftovers": "cost"}
    with pytest.raises(SetupError, match="no option 'open'; it has hand, leftovers"):
        game.setup(2, {"open": "true"})


def test_options_of_an_older_version_are_renewed_by_leaving_out_what_was_given_up() -> None:
    game = dataclasses.replace(GAME, versions=(1, 2), retired=(switch("open", True, until=1),))
    assert game.renewed({"hand": "4", "leftovers": "gone", "open": "false"}) == {"hand": "4"}


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"seats": 5}, "pebbles is played by 2, 3, 4, not by 5"),
        ({"seats": 2, "preset": "wild"}, "pebbles has no preset 'wild'; it has standard, gentle"),
        ({"seats": 2, "options": {"hands": "3"}}, "pebbles has no option 'hands'; it has hand, leftovers"),
        ({"seats": 2, "options": {"hand": "6"}}, "option hand is '6', and may be 3 or 4 or 5"),
        ({"seats": 4, "options": {"hand": "5"}}, "there are not enough for 5"),
        ({"seats": 2, "version": 9}, r"pebbles: rules version 9 is unknown; known: \(1,\)"),
    ],
)
def test_an_impossible_wish_is_refused_with_what_would_be_possible(wish: dict[str, object], reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        GAME.setup(**wish)  # type: ignore[arg-type]


def test_an_option_must_allow_its_default() -> None:
    with pytest.raises(ValueError, match="option hand: default '6' is not among 3, 4"):
        Option("hand", ("3", "4"), "6")


def test_a_switch_is_an_option_of_two_values() -> None:
    game = dataclasses.replace(
        GAME, options=(*GAME.options, switch("open", default=False), switch("fast", default=True))
    )
    setup = game.setup(2)
    assert (setup.flag("open"), setup.flag("fast")) == (False, True)
    assert game.setup(2, {"open": "true"}).flag("open")


def test_the_own_box_is_loaded_once() -> None:
    assert GAME.setup(2).box is GAME.setup(3).box


def test_somebody_elses_box_changes_the_game() -> None:
    setup = GAME.setup(2, box_files=BoxFiles({"colours.csv": "colour,count,points\nblack,20,5\n"}))
    match = Match(setup, Seeded(1))
    match.play("lay black")
    assert [sheet.points for sheet in match.state.scores()] == [[5, -10], [0, -15]]


def test_a_new_game_tells_its_listener_about_the_deal() -> None:
    heard: list[Event] = []
    state = GAME.setup(2).start(Seeded(1), heard.append)
    assert [event.message.id for event in heard if event.seen_by(0)].count("pebbles-you-draw") == 3
    assert (state.seat, state.kind, state.turn) == (0, "turn", 1)
