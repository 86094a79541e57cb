"""Fair turns: whoever asks much waits for those who ask little."""

import asyncio

from caravansary.server.processes.fair_queue import LATER, PRESENT, Asker, FairQueue


def order_of(places: int, wishes: list[tuple[str, int]], seconds: float = 1.0) -> list[str]:
    """Who gets a place one after the other, if all ask at once and use it equally long."""

    async def run() -> list[str]:
        turns = FairQueue(places)
        served: list[str] = []

        async def ask(asker: Asker) -> None:
            await turns.wait(asker)
            served.append(asker.who)
            await asyncio.sleep(0)
            turns.done(asker, seconds)

        await asyncio.gather(*[ask(Asker(who, urgency)) for who, urgency in wishes])
        return served

    return asyncio.run(run())


def test_one_who_asks_forty_times_lets_the_next_one_in_after_the_first() -> None:
    order = order_of(1, [("greedy guest", PRESENT)] * 40 + [("ann", PRESENT)])
    assert order.index("ann") == 1


def test_those_who_ask_alike_take_turns() -> None:
    order = order_of(1, [("ann", PRESENT)] * 3 + [("bob", PRESENT)] * 3)
    assert order == ["ann", "bob"] * 3


def test_people_who_are_present_come_before_those_who_will_come_back() -> None:
    order = order_of(1, [("first", LATER), ("later", LATER), ("ann", PRESENT), ("bob", PRESENT)])
    assert order == ["first", "ann", "bob", "later"]


def test_who_wanted_nothing_for_long_has_no_credit() -> None:
    async def run() -> list[str]:
        turns = FairQueue(1)
        for _ in range(10):
            await turns.wait(Asker("ann"))
            turns.done(Asker("ann"), 5.0)
        served: list[str] = []
        await turns.wait(Asker("zoe"))

        async def ask(who: str) -> None:
            await turns.wait(Asker(who))
            served.append(who)
            turns.done(Asker(who), 5.0)

        asked = [asyncio.create_task(ask(who)) for who in ["bob"] * 3 + ["ann"] * 3]
        await asyncio.sleep(0)
        turns.done(Asker("zoe"), 5.0)
        await asyncio.gather(*asked)
        return served

    served = asyncio.run(run())
    assert served.index("ann") <= 2


def test_who_gives_up_waiting_blocks_nobody() -> None:
    async def run() -> str:
        turns = FairQueue(1)
        await turns.wait(Asker("ann"))
        impatient = asyncio.create_task(turns.wait(Asker("bob")))
        patient = asyncio.create_task(turns.wait(Asker("cyd")))
        await asyncio.sleep(0)
        turns.done(Asker("ann"), 1.0)
        impatient.cancel()
        await asyncio.wait_for(patient, 10)
        return "served"

    assert asyncio.run(run()) == "served"
