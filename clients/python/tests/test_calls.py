import unittest

from mistward import Closed, Server, aio, calls
from mistward.acts import Knowing
from mistward.address import Address
from mistward.refusals import Unauthorized

DECISION = {"id": "place:1,0,0", "type": "place_tile"}


class WhatIsGiven(unittest.TestCase):
    def test_decisions_are_a_list_also_a_single_one(self) -> None:
        for single in (DECISION, "pass"):
            with self.assertRaisesRegex(TypeError, r"also a single one: \[decision\]"):
                calls.foresee("r", 1, single, None)
        self.assertEqual(calls.foresee("r", 1, [DECISION, "pass"], None).body, {"seq": 1, "decisions": ["place:1,0,0", "pass"]})  # type: ignore[list-item]

    def test_a_room_of_others_says_who_may_start_it(self) -> None:
        with self.assertRaisesRegex(Unauthorized, r"seat\.start\(\)"):
            Server("http://127.0.0.1:9").room("r").start()


class OnAsyncio(unittest.IsolatedAsyncioTestCase):
    async def test_a_room_of_others_says_who_may_start_it(self) -> None:
        with self.assertRaisesRegex(Unauthorized, r"seat\.start\(\)"):
            await aio.Server("http://127.0.0.1:9").room("r").start()


class AClosedGame(unittest.TestCase):
    def test_says_how_to_go_on(self) -> None:
        knowing = Knowing(Address.read("http://127.0.0.1:9"), "room", None, must_sit=False, patience=1)
        knowing._closing()
        with self.assertRaisesRegex(Closed, r"seat\.connect\(\)"):
            knowing._check_line()
