"""Acquiring cards, hosts, links, vistas, drawing three, refill (R7.1 to R7.10, R11.1)."""

from caravansary.games.wayfarers.names import FOLK, LAND
from tests.games.wayfarers.builder import wayfarers


def test_e4_links_between_water_cards() -> None:
    """R7.2, R7.6: lane 3 links, lane 2 does not; the instant comes too."""
    table = wayfarers().given(cards="W13", rows={"water-1": "W34"}, dice="2 2 2", guilds={"blue": 1}, food=2, coin=3)
    table.whatever().play("die 2", "space H6", "pay", "acquire water-1")
    assert table.has("food") == 1 and table.has("coin") == 3 and table.has("inf.blue") == 2
    rewards = table.box.cards.link_right[table.card("W34")[1]]
    assert [reward != "-" for reward in rewards] == [True, True, False, True]


def test_the_first_link_is_with_the_printed_harbour() -> None:
    """R7.6: it offers yellow influence, a coin, a provision and influence on a card."""
    table = wayfarers().given(rows={"water-1": "W26"}, dice="2 2 2", guilds={"blue": 1, "yellow": 0}, food=2, coin=0)
    table.whatever().play("die 2", "space H6", "pay", "acquire water-1")
    assert table.has("inf.yellow") == 1 and table.has("coin") == 4


def test_e7_hosts_of_townsfolk() -> None:
    """R7.4: only under a card with a listed tag and no townsfolk; the centre of the board is no card."""
    rows = {"townsfolk-1": "T26", "townsfolk-2": "T27", "townsfolk-3": "T04", "townsfolk-4": "T22"}
    table = wayfarers().given(rows=rows, dice="2 2 2", coin=9, guilds={"yellow": 0})
    assert table.play("die 2", "space H4").choices("acquire") == ["townsfolk-4"]
    table = wayfarers().given(rows=rows, cards="W01 L19 W19", dice="2 2 2", coin=9, guilds={"yellow": 0}).whatever()
    assert table.play("die 2", "space H4").choices("acquire") == [f"townsfolk-{slot}" for slot in (1, 2, 3, 4)]
    table.play("acquire townsfolk-1")
    assert table.at("W01") == "T26" and table.has("coin") == 7 and table.has("card.folk") == 2


def test_townsfolk_choose_between_hosts() -> None:
    """R7.4: under a city or a harbour, the printed ones too."""
    table = wayfarers().given(rows={"townsfolk-1": "T22"}, cards="L01", dice="2 2 2", coin=9, guilds={"yellow": 0})
    table.play("die 2", "space H4", "acquire townsfolk-1")
    assert table.choices("tuck") == ["L01", "city", "harbour"]


def test_e8_refill() -> None:
    """R11.1, R2.4: cards slide with worker and token; until then the gap stays open."""
    rows = {"townsfolk-1": "T22", "townsfolk-2": "T08", "townsfolk-3": "T09", "townsfolk-4": "T10"}
    table = wayfarers().given(rows=rows, dice="2 2 2", coin=9, guilds={"yellow": 1})
    table.given(on_cards={"townsfolk-2": "green"}, tokens={"townsfolk-4": "blue"})
    table.state.green_spots = 0b0111
    table.play("die 2", "space H4", "acquire townsfolk-1", "tuck city")
    assert table.asked == "blue close" and table.row("townsfolk") == [None, "T08", "T09", "T10"]
    table.draws("T30").play("done")
    assert table.row("townsfolk") == ["T08", "T09", "T10", "T30"]
    assert table.on_card("townsfolk-1") == ["green"] and table.token("townsfolk-3") == "blue"
    assert table.token("townsfolk-4") is None


def test_e10_a_special_tile_is_a_tag() -> None:
    """R8.4, R7.7: the vista pays at once, the space card is worth more, the goal is nearer, and it is a primary tag."""
    table = wayfarers().given(
        cards="L33 W04 W05 S17", tucked={"S17": "N08"}, caravan="UG4@2-2", dice="2 2 2", node="3b", coin=0, board="P1"
    )
    before = table.points()
    table.whatever().play("die 2", "space H3", "journal 4b", "tile UP07", "lay 1-2 front")
    after = table.points()
    assert table.has("harbour") == 4 and table.has("coin") == 1
    assert (after["space"], before["space"]) == (5, 4)  # with 1 for the printed stars
    assert (after["tags"] or 0) > (before["tags"] or 0)


def test_workers_and_token_leave_with_the_card() -> None:
    """R7.1, R4.5, R5.4: workers to the buyer, the token to its owner."""
    table = wayfarers().given(dice="1 1 1", food=3, coin=0, on_cards={"land-1": "yellow"}, tokens={"land-1": "red"})
    table.state.own[table.state.own.index(1, 29)] = 0  # the yellow worker on the card was blue's
    before = table.supply("red")
    table.whatever().play("die 1", "space H1", "pay", "acquire land-1")
    if table.asked == "blue fee":
        table.play("fee food")
    assert table.supply("red") == before + 1 and "yellow" in table.workers()


def test_space_cards_need_a_place_and_their_price() -> None:
    """R7.3: 3, 4, 4, 5 coins; above an acquired land or water card without one."""
    table = wayfarers().given(dice="6 6 6", coin=9)
    assert not table.play("die 6", "space H2").choices("acquire")
    table = wayfarers().given(cards="L01", dice="6 6 6", coin=4)
    assert table.play("die 6", "space H2").choices("acquire") == ["space-1", "space-2", "space-3"]
    table = wayfarers().given(cards="L01 S15", dice="6 6 6", coin=9)
    assert not table.play("die 6", "space H2").choices("acquire")


def test_inspiration_is_tucked_or_discarded() -> None:
    """R7.5, R5.5: at the printed stars, or under its pile for the effect of its slot."""
    given = {"node": "1a", "cards": "L01", "caravan": "UG4@2-2", "dice": "2 2 2", "coin": 0, "board": "P1"}
    table = wayfarers().given(**given).rolls("3")  # type: ignore[arg-type]
    inspiration = table.row("inspiration")[3]
    table.play("die 2", "space H3", "journal 2a", "acquire inspiration-4")
    assert table.choices("tuck") == ["stars"] and "discard" in table.legal
    tucked = wayfarers().given(**given).rolls("3").whatever()  # type: ignore[arg-type]
    tucked.play("die 2", "space H3", "journal 2a", "acquire inspiration-4", "tuck stars")
    assert tucked.at("stars") == inspiration and tucked.has("card.insp") == 1
    table.whatever().play("discard")
    assert table.has("coin") == 2 and table.has("card.insp") == 0
    assert table.state.piles[4].bottom == [table.card(str(inspiration))[1]]


def test_drawing_three_for_a_provision_or_a_pigeon() -> None:
    """R7.8: one is acquired, the others go under the pile in the order chosen."""
    table = wayfarers().given(dice="1 1 1", food=3, coin=0, guilds={"yellow": 0}).draws("L20", "L21", "L27")
    table.play("die 1", "space H1", "pay", "draw land")
    assert table.has("food") == 0 and table.choices("keep") == ["L20", "L21", "L27"]
    assert "done" not in table.legal
    table.play("keep L27", "under L21")
    assert [table.box.cards.ids[LAND][card] for card in table.state.piles[LAND].bottom] == ["L21", "L20"]
    free = wayfarers().given(caravan="UG4@1-2", dice="1 1 1", food=2, guilds={"yellow": 0}).draws("L20", "L21", "L27")
    free.play("die 1", "space H1", "pay", "draw land")
    assert free.has("food") == 0 and free.asked == "blue keep"


def test_drawn_cards_are_the_drawers_secret() -> None:
    """R7.8: others see only that the pile is lower."""
    table = wayfarers().given(dice="1 1 1", food=3, guilds={"yellow": 0}).draws("L20", "L21", "L27")
    table.play("die 1", "space H1", "pay", "draw land")
    assert table.seen_by(0).drawn == ["L20", "L21", "L27"]
    assert table.seen_by(1).drawn is None and table.seen_by(None).drawn is None
    assert len(table.state.hidden(1)) == 3 and not table.state.hidden(0)
    told = [event for event in table.said("wayfarers-log-drawn") if event.seen_by(1)]
    assert not told and len(table.said("wayfarers-log-drawn")) == 3


def test_an_empty_pile_closes_the_draw() -> None:
    """R7.8, R11.1: nothing is reshuffled."""
    table = wayfarers().given(dice="1 1 1", food=9)
    table.state.piles[LAND].counts = [0] * 36
    table.state.piles[LAND].mixed = 0
    table.state.run(table.told)
    agenda = table.state.copy()
    agenda.play(table.setup.space.parse("die 1"), table.told)
    agenda.play(table.setup.space.parse("space H1"), table.told)
    agenda.play(table.setup.space.parse("pay"), table.told)
    assert table.setup.space.parse("draw land") not in agenda.actions


def test_a_vista_fires_once_for_a_card_with_three_comets() -> None:
    """R7.7: however many matching tags it has."""
    table = (
        wayfarers().given(cards="L23", rows={"space-1": "S06"}, dice="6 6 6", coin=5, guilds={"yellow": 0}).whatever()
    )
    table.play("die 6", "space H2", "acquire space-1")
    assert table.has("comet") == 3 and table.has("coin") == 3


def test_a_new_vista_does_not_fire_on_itself_or_this_turn() -> None:
    """R7.9, R3.8: L25 fires for vistas, but not for itself."""
    table = wayfarers().given(rows={"land-1": "L25"}, dice="1 1 1", food=2, coin=0, guilds={"yellow": 0}).rolls("4")
    table.whatever().play("die 1", "space H1", "pay", "acquire land-1", "refresh H1")
    assert table.has("coin") == 1 and table.has("vista") == 1


def test_new_townsfolk_does_not_work_this_turn() -> None:
    """R7.9: under a vista that fires for townsfolk, the new card itself stays silent."""
    table = wayfarers().given(cards="L31", rows={"townsfolk-1": "T18"}, dice="2 2 2", coin=2, guilds={"yellow": 0})
    table.play("die 2", "space H4", "acquire townsfolk-1")
    assert table.at("L31") == "T18" and table.has("coin") == 0
    assert table.choices("adjust") and table.state.fresh_folk == 1 << table.card("T18")[1]


def test_a_townsfolk_fires_with_its_vista() -> None:
    """R7.7, R2.3: L21 gives a coin for a sea, T18 under it another."""
    table = wayfarers().given(
        cards="L21", tucked={"L21": "T18"}, rows={"water-1": "W28"}, dice="2 2 2", food=2, coin=0, guilds={"blue": 1}
    )
    table.whatever().play("die 2", "space H6", "pay", "acquire water-1")
    assert table.has("coin") == 2


def test_a_new_card_carries_others_at_once() -> None:
    """R7.10: W27 can host the townsfolk that its own instant gives."""
    table = wayfarers().given(
        rows={"water-1": "W27", "townsfolk-1": "T04"}, dice="2 2 2", food=2, coin=0, guilds={"blue": 1, "yellow": 0}
    )
    table.whatever().play("die 2", "space H6", "pay", "acquire water-1", "acquire townsfolk-1")
    assert table.at("W27") == "T04" and table.state.own[44 + FOLK]


def test_influence_on_a_card_and_the_empty_supply() -> None:
    """R5.1, R6.1, R6.2: a card takes one token; with an empty supply one is shifted."""
    table = wayfarers().given(cards="L08", dice="1 1 1", coin=0, guilds={"black": 7, "yellow": 7, "blue": 1})
    assert table.supply() == 0
    table.whatever().play("die 1", "space L08", "mark land-2")
    assert table.choices("from-guild") == ["black", "yellow", "blue"]
    table.play("from-guild yellow")
    assert table.token("land-2") == "blue" and table.has("inf.yellow") == 6 and table.supply() == 0
