"""City tiles: gaining and copying them (R5.7.4, R5.7.5, R11.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.agenda import Frame
from caravansary.core.chance import Chance
from caravansary.core.events import event
from caravansary.core.messages import Message
from caravansary.games.marco_polo_ii.rules import effects
from caravansary.games.marco_polo_ii.rules.question import MarcoPoloQuestion
from caravansary.games.marco_polo_ii.scoring import BY_BONUSES
from caravansary.games.marco_polo_ii.words import tile_name

if TYPE_CHECKING:
    from caravansary.games.marco_polo_ii.state import MarcoPoloState


def own_tiles(state: MarcoPoloState, seat: int) -> list[int]:
    """The city tiles in cities with an own post."""
    posts = state.posts[seat]
    return [state.tiles[city] for city in state.box.map.tile_city if (posts >> city) & 1]


def gain_tile(state: MarcoPoloState, seat: int, tile: int) -> None:
    if state.listener is not None:
        elements = [f"tile:{state.box.tile_ids[tile]}"]
        state.listener(event("marco-polo-ii-log-tile", seat, elements, tile=tile_name(state.box, tile)))
    effects.reward(state, seat, state.box.tile_rewards[tile], BY_BONUSES)


class CityTiles(MarcoPoloQuestion):
    """R5.7.4: different city tiles of cities with an own post, one after the other.

    Its frame: how many, mask of tiles used.
    """

    def legal(self, state: MarcoPoloState, frame: Frame, seat: int) -> list[int]:
        if frame[1] == 0:
            return []
        first = state.space.tile.base
        return [first + tile for tile in own_tiles(state, seat) if not (frame[2] >> tile) & 1]

    def answer(self, state: MarcoPoloState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        tile = action - state.space.tile.base
        used = frame[2] | 1 << tile
        state.agenda[-1] = (CITY_TILES, frame[1] - 1, used, 0)
        if _is_copying(state, tile):
            state.agenda.append((COPY_TILE, used, 1, 0))
        else:
            gain_tile(state, seat, tile)

    def label(self, state: MarcoPoloState, frame: Frame, action: int) -> Message:
        return tile_name(state.box, action - state.space.tile.base)


CITY_TILES: Final = CityTiles("city-tiles", optional=True)


class CopyTile(MarcoPoloQuestion):
    """R11.7: any other city tile on the map.

    Its frame: mask of tiles that may not be copied, 1 if a city card asks.
    """

    def legal(self, state: MarcoPoloState, frame: Frame, seat: int) -> list[int]:
        first = state.space.tile.base
        found: list[int] = []
        for city in state.box.map.tile_city:
            tile = state.tiles[city]
            if not _is_copying(state, tile) and not (frame[1] >> tile) & 1:
                found.append(first + tile)
        return found

    def answer(self, state: MarcoPoloState, frame: Frame, seat: int, action: int, chance: Chance) -> None:
        """R5.7.5: a tile that was copied for a city card counts as one of its different tiles."""
        state.agenda.pop()
        tile = action - state.space.tile.base
        left = state.agenda[-1]
        if frame[2] and left[0] is CITY_TILES:
            state.agenda[-1] = (CITY_TILES, left[1], left[2] | 1 << tile, 0)
        gain_tile(state, seat, tile)

    def label(self, state: MarcoPoloState, frame: Frame, action: int) -> Message:
        return tile_name(state.box, action - state.space.tile.base)


COPY_TILE: Final = CopyTile("copy-tile", optional=True)


def _is_copying(state: MarcoPoloState, tile: int) -> bool:
    """Whether the tile's bonus is that of another tile."""
    return state.box.bundles[state.box.tile_rewards[tile]].copied_tiles > 0
