"""To which effect of the group a step belongs. It is asked only where the answers lead to different turns (R2.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.agenda import Frame
from caravansary.core.chance import Chance
from caravansary.core.messages import Message, say
from caravansary.games.wayfarers.actions import MOST_SOURCES
from caravansary.games.wayfarers.names import ROW_SIZE
from caravansary.games.wayfarers.notation import (
    ATOM_MASK,
    CARD_LAND,
    DIE_PM,
    DIE_REFRESH,
    DRAW_LAND,
    GAIN_COIN,
    INF_ANY,
    INF_BLACK,
    INF_BLUE,
    INF_CARD,
    INF_MOVE,
    JOURNAL,
    TILE_GREEN,
    WORKER_TAKE,
)
from caravansary.games.wayfarers.rules import effects, targets
from caravansary.games.wayfarers.rules.question import WayfarersQuestion
from caravansary.games.wayfarers.words import effect_message

if TYPE_CHECKING:
    from caravansary.games.wayfarers.state import WayfarersState

NO_ATOM: Final = -1

Source = tuple[int, int, int]
"""The place of a frame on the agenda, which of its effects (2 for the townsfolk of a pair), and the bit of the atom."""


class Whose(WayfarersQuestion):
    """R2.3: the effect that a step is done as part of. Its frame: the step, as an answer to the group below."""

    def legal(self, state: WayfarersState, frame: Frame, seat: int) -> list[int]:
        first = state.space.whose.base
        return [first + place for place in range(len(of_step(state, frame[1])))]

    def answer(self, state: WayfarersState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        state.agenda.pop()
        source = of_step(state, frame[1])[action - state.space.whose.base]
        effects.perform(state, seat, frame[1], claim(state, source), chance)

    def prompt(self, state: WayfarersState, frame: Frame) -> Message:
        return say("wayfarers-ask-whose", step=effects.EFFECT.label(state, frame, frame[1]))

    def label(self, state: WayfarersState, frame: Frame, action: int) -> Message:
        """The card, the townsfolk under it, or another effect, by what is left of it."""
        at, which, _ = of_step(state, frame[1])[action - state.space.whose.base]
        found = state.agenda[at]
        effect = effect_message(state.box.effects[effect_of(found, which)], _done(found))
        if found[0] is effects.EFFECT:
            return say("wayfarers-do-whose", effect=effect)
        return say("wayfarers-do-whose-card" if which == 1 else "wayfarers-do-whose-folk", effect=effect)


WHOSE: Final = Whose("whose")


def group_start(state: WayfarersState) -> int:
    """The index of the lowest effect of the group on top."""
    agenda = state.agenda
    at = len(agenda)
    while agenda[at - 1][0] is not effects.GROUP:
        at -= 1
    return at


def of_step(state: WayfarersState, action: int) -> list[Source]:
    """R2.3: the effects that the step may belong to, without those that are never better than another one."""
    found = matching(state, action)
    if len(found) < 2:
        return found
    kept: list[Source] = []
    for source in found:
        if any(_serves(state, better, source) for better in kept):
            continue
        kept = [other for other in kept if not _serves(state, source, other)]
        kept.append(source)
    return kept[:MOST_SOURCES]


def matching(state: WayfarersState, action: int) -> list[Source]:
    """Every effect with an atom that can carry out the step now, from the top of the agenda."""
    atom, other = atom_of(state, action), other_atom_of(state, action)
    found: list[Source] = []
    agenda = state.agenda
    for at in range(len(agenda) - 1, group_start(state) - 1, -1):
        frame = agenda[at]
        if frame[0] is effects.PAIR:
            _add(state, at, 2, atom, other, found)
        if frame[0] is not WHOSE and not frame[3]:
            _add(state, at, 1, atom, other, found)
    return [source for source in found if _allows(state, source, action)] if len(found) > 1 else found


def _add(state: WayfarersState, at: int, which: int, atom: int, other: int, found: list[Source]) -> None:
    frame = state.agenda[at]
    for one in (atom, other):
        bit = 0 if one == NO_ATOM else _bit_of(state, effect_of(frame, which), _done(frame), one)
        if bit:
            found.append((at, which, bit))


def _allows(state: WayfarersState, source: Source, action: int) -> bool:
    """Whether this very atom, with its own discount, can be carried out so."""
    legal: list[int] = []
    targets.add_targets(state, state.active, code_of(state, source), legal)
    return action in legal


def _done(frame: Frame) -> int:
    return frame[2] if frame[0] is effects.EFFECT else 0


def effect_of(frame: Frame, which: int) -> int:
    """One of the effects of a frame: 2 for the townsfolk of a pair."""
    return frame[1] if which == 1 else frame[2]


def code_of(state: WayfarersState, source: Source) -> int:
    return _code(state, effect_of(state.agenda[source[0]], source[1]), source[2])


def _serves(state: WayfarersState, better: Source, source: Source) -> bool:
    """Whether every turn that goes on from `source` also goes on from `better`."""
    if not _covers(code_of(state, source), code_of(state, better)):
        return False
    frame, other = state.agenda[better[0]], state.agenda[source[0]]
    if better[0] == source[0]:
        twins = frame[1] == frame[2] and better[2] == source[2]
        return frame[0] is effects.PAIR and (twins or _is_only(state, better))
    if frame == other and better[1] == source[1] and better[2] == source[2]:
        return True
    if frame[0] is not effects.EFFECT or not _closes_nothing(state, better):
        return False
    return other[0] is effects.EFFECT or _is_one_step_each(state, source)


def _covers(code: int, less: int) -> bool:
    """Whether an atom that is left can do all that the other could have done."""
    return code == less or (code == INF_ANY and INF_BLACK <= less <= INF_BLUE)


def _is_only(state: WayfarersState, source: Source) -> bool:
    """The effect is this one step, so the other of the pair may come after it as a whole."""
    return state.box.effects[effect_of(state.agenda[source[0]], source[1])].bundles == [source[2]]


def _closes_nothing(state: WayfarersState, source: Source) -> bool:
    """The step belongs to whatever may still be chosen of the effect."""
    frame = state.agenda[source[0]]
    return bool(state.box.effects[effect_of(frame, source[1])].bound_after(_done(frame)) & source[2])


def _is_one_step_each(state: WayfarersState, source: Source) -> bool:
    """A pair that is over after this step and one of the other effect: nothing can come in the middle of it."""
    frame = state.agenda[source[0]]
    if state.box.effects[effect_of(frame, source[1])].open_after(source[2]):
        return False
    other = state.box.effects[effect_of(frame, 3 - source[1])]
    return not frame[3] and all(bundle.bit_count() == 1 for bundle in other.bundles)


def claim(state: WayfarersState, source: Source) -> int:
    """Marks the atom of the source as done; gives it with its discount."""
    at, which, bit = source
    code = code_of(state, source)
    frame = state.agenda[at]
    if frame[0] is effects.PAIR:
        begin_of_pair(state, at, effect_of(frame, which), effect_of(frame, 3 - which), bit, frame[3])
    else:
        state.agenda[at] = (effects.EFFECT, frame[1], frame[2] | bit, 0)
    return code


def begin_of_pair(state: WayfarersState, at: int, begun: int, other: int, done: int, price: int) -> None:
    """R2.3: the other effect waits until the one that was begun is finished."""
    state.agenda[at] = (effects.EFFECT, other, 0, price)
    state.agenda.append((effects.GROUP, 0, 0, 0))
    state.agenda.append((effects.EFFECT, begun, done, 0))


def claim_first(state: WayfarersState, action: int) -> int:
    """Marks the first atom from the top that fits, a named guild before any guild; gives it with its discount."""
    code = _claim_atom(state, atom_of(state, action))
    return code if code != NO_ATOM else _claim_atom(state, other_atom_of(state, action))


def _claim_atom(state: WayfarersState, atom: int) -> int:
    at = len(state.agenda) - 1
    frame = state.agenda[at]
    while frame[0] is not effects.GROUP:
        bit = _bit_of(state, frame[2], 0, atom) if frame[0] is effects.PAIR else 0
        if bit:
            return claim(state, (at, 2, bit))
        bit = 0 if frame[3] else _bit_of(state, frame[1], _done(frame), atom)
        if bit:
            return claim(state, (at, 1, bit))
        at -= 1
        frame = state.agenda[at]
    return NO_ATOM


def _bit_of(state: WayfarersState, effect: int, done: int, atom: int) -> int:
    """The atom of that kind that is left, the cheapest one."""
    parsed = state.box.effects[effect]
    left = parsed.open_after(done)
    best = 0
    while left:
        bit = left & -left
        left ^= bit
        code = parsed.atoms[bit.bit_length() - 1]
        if code & ATOM_MASK == atom and (not best or code > _code(state, effect, best)):
            best = bit
    return best


def _code(state: WayfarersState, effect: int, bit: int) -> int:
    return state.box.effects[effect].atoms[bit.bit_length() - 1]


def atom_of(state: WayfarersState, action: int) -> int:
    """The kind of atom that an answer carries out."""
    space = state.space
    kind = space.kind(action)
    if kind is space.gain:
        return GAIN_COIN + action - kind.base
    if kind is space.influence:
        return INF_BLACK + action - kind.base
    if kind is space.acquire:
        return CARD_LAND + (action - kind.base) // ROW_SIZE
    if kind is space.draw:
        return DRAW_LAND + action - kind.base
    if kind is space.tile:
        return TILE_GREEN + state.box.tiles.colour[action - kind.base]
    if kind is space.mark:
        return INF_CARD
    if kind is space.move:
        return INF_MOVE
    if kind is space.journal:
        return JOURNAL
    if kind is space.adjust:
        return DIE_PM
    if kind is space.take:
        return WORKER_TAKE
    return DIE_REFRESH


def other_atom_of(state: WayfarersState, action: int) -> int:
    """A second kind of atom that can do the same: any guild for a named one, three cards in place of the row."""
    kind = state.space.kind(action)
    if kind is state.space.influence:
        return INF_ANY
    return CARD_LAND + action - kind.base if kind is state.space.draw else NO_ATOM
