"""To which effect of the group a step belongs. It is asked only where the answers lead to different turns (R2.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.state import Frame
from caravansary.games.wayfarers.actions import (
    ACQUIRE,
    ADJUST,
    DRAW,
    EXTRA,
    GAIN,
    INFLUENCE,
    JOURNAL,
    KEEP,
    MARK,
    MOST_SOURCES,
    MOVE,
    TAKE,
    TILE,
)
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
    TILE_GREEN,
    WORKER_TAKE,
)
from caravansary.games.wayfarers.notation import JOURNAL as JOURNAL_ATOM
from caravansary.games.wayfarers.rules import frames, targets

if TYPE_CHECKING:
    from caravansary.games.wayfarers.state import WayfarersState

NO_ATOM = -1

Source = tuple[int, int, int]
"""The place of a frame on the agenda, which of its effects (2 for the townsfolk of a pair), and the bit of the atom."""


def group_start(state: WayfarersState) -> int:
    """The index of the lowest effect of the group on top."""
    agenda = state.agenda
    at = len(agenda)
    while agenda[at - 1][0] != frames.GROUP:
        at -= 1
    return at


def of_step(state: WayfarersState, action: int) -> list[Source]:
    """R2.3: the effects that the step may belong to, without those that another one leaves nothing to be wished for."""
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
    atom, other = atom_of(state, action), other_atom_of(action)
    found: list[Source] = []
    agenda = state.agenda
    for at in range(len(agenda) - 1, group_start(state) - 1, -1):
        frame = agenda[at]
        if frame[0] == frames.PAIR:
            _add(state, at, 2, atom, other, found)
        if frame[0] != frames.WHOSE and not frame[3]:
            _add(state, at, 1, atom, other, found)
    return [source for source in found if _allows(state, source, action)] if len(found) > 1 else found


def _add(state: WayfarersState, at: int, which: int, atom: int, other: int, found: list[Source]) -> None:
    frame = state.agenda[at]
    for one in (atom, other):
        bit = 0 if one == NO_ATOM else _bit_of(state, frame[which], _done(frame), one)
        if bit:
            found.append((at, which, bit))


def _allows(state: WayfarersState, source: Source, action: int) -> bool:
    """Whether this very atom, with its own discount, can be carried out so."""
    legal: list[int] = []
    targets.add_targets(state, state.active, code_of(state, source), legal)
    return action in legal


def _done(frame: Frame) -> int:
    return frame[2] if frame[0] == frames.EFFECT else 0


def code_of(state: WayfarersState, source: Source) -> int:
    return _code(state, state.agenda[source[0]][source[1]], source[2])


def _serves(state: WayfarersState, better: Source, source: Source) -> bool:
    """Whether every turn that goes on from `source` also goes on from `better`."""
    if not _covers(code_of(state, source), code_of(state, better)):
        return False
    frame, other = state.agenda[better[0]], state.agenda[source[0]]
    if better[0] == source[0]:
        twins = frame[1] == frame[2] and better[2] == source[2]
        return frame[0] == frames.PAIR and (twins or _is_only(state, better))
    if frame == other and better[1] == source[1] and better[2] == source[2]:
        return True
    if frame[0] != frames.EFFECT or not _closes_nothing(state, better):
        return False
    return other[0] == frames.EFFECT or _is_one_step_each(state, source)


def _covers(code: int, less: int) -> bool:
    """Whether an atom that is left can do all that the other could have done."""
    return code == less or (code == INF_ANY and INF_BLACK <= less <= INF_BLUE)


def _is_only(state: WayfarersState, source: Source) -> bool:
    """The effect is this one step, so the other of the pair may come after it as a whole."""
    return state.box.effects[state.agenda[source[0]][source[1]]].bundles == [source[2]]


def _closes_nothing(state: WayfarersState, source: Source) -> bool:
    """The step belongs to whatever may still be chosen of the effect."""
    frame = state.agenda[source[0]]
    return bool(state.box.effects[frame[source[1]]].bound_after(_done(frame)) & source[2])


def _is_one_step_each(state: WayfarersState, source: Source) -> bool:
    """A pair that is over after this step and one of the other effect: nothing can come in the middle of it."""
    frame = state.agenda[source[0]]
    if state.box.effects[frame[source[1]]].open_after(source[2]):
        return False
    return not frame[3] and all(bundle.bit_count() == 1 for bundle in state.box.effects[frame[3 - source[1]]].bundles)


def claim(state: WayfarersState, source: Source) -> int:
    """Marks the atom of the source as done; gives it with its discount."""
    at, which, bit = source
    code = code_of(state, source)
    frame = state.agenda[at]
    if frame[0] == frames.PAIR:
        begin_of_pair(state, at, frame[which], frame[3 - which], bit, frame[3])
    else:
        state.agenda[at] = (frames.EFFECT, frame[1], frame[2] | bit, 0)
    return code


def begin_of_pair(state: WayfarersState, at: int, begun: int, other: int, done: int, price: int) -> None:
    """R2.3: the other effect waits until the one that was begun is finished."""
    state.agenda[at] = (frames.EFFECT, other, 0, price)
    state.agenda.append((frames.GROUP, 0, 0, 0))
    state.agenda.append((frames.EFFECT, begun, done, 0))


def claim_first(state: WayfarersState, action: int) -> int:
    """Marks the first atom from the top that fits, a named guild before any guild; gives it with its discount."""
    code = _claim_atom(state, atom_of(state, action))
    return code if code != NO_ATOM else _claim_atom(state, other_atom_of(action))


def _claim_atom(state: WayfarersState, atom: int) -> int:
    agenda = state.agenda
    for at in range(len(agenda) - 1, group_start(state) - 1, -1):
        frame = agenda[at]
        bit = _bit_of(state, frame[2], 0, atom) if frame[0] == frames.PAIR else 0
        if bit:
            return claim(state, (at, 2, bit))
        bit = 0 if frame[3] else _bit_of(state, frame[1], _done(frame), atom)
        if bit:
            return claim(state, (at, 1, bit))
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
    if action < INFLUENCE:
        return GAIN_COIN + action - GAIN
    if action < MARK:
        return INF_BLACK + action - INFLUENCE
    if action < MOVE:
        return INF_CARD
    if action < JOURNAL:
        return INF_MOVE
    if action < EXTRA:
        return JOURNAL_ATOM
    if action < ADJUST:
        return DIE_REFRESH
    if action < TAKE:
        return DIE_PM
    if action < ACQUIRE:
        return WORKER_TAKE
    if action < DRAW:
        return CARD_LAND + (action - ACQUIRE) // ROW_SIZE
    if action < KEEP:
        return DRAW_LAND + action - DRAW
    return TILE_GREEN + state.box.tiles.colour[action - TILE]


def other_atom_of(action: int) -> int:
    """A second kind of atom that can do the same: any guild for a named one, three cards in place of the row."""
    if INFLUENCE <= action < MARK:
        return INF_ANY
    return CARD_LAND + action - DRAW if DRAW <= action < KEEP else NO_ATOM
