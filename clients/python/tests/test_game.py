import asyncio
import unittest
from collections import deque

from mistward import aio
from mistward.acts import Knowing
from mistward.address import Address
from mistward.errors import Closed, FellBehind, Unreachable
from mistward.limits import MOST_UNREAD_MESSAGES

NOWHERE = Address.read("http://127.0.0.1:9")


class Messages(unittest.TestCase):
    def test_they_are_kept_for_whoever_iterates_up_to_a_number(self) -> None:
        knowing = Knowing(NOWHERE, "room", None, must_sit=False, patience=1)
        knowing._keep_unread([{"type": "room"}])
        self.assertIsNone(knowing._unread, "nobody iterates")
        knowing._unread = deque()
        knowing._keep_unread([{"type": "room"}] * MOST_UNREAD_MESSAGES)
        knowing._check_unread()
        knowing._keep_unread([{"type": "room"}])
        self.assertRaises(FellBehind, knowing._check_unread)
        self.assertEqual(len(knowing._unread), 0)


class OnAsyncio(unittest.IsolatedAsyncioTestCase):
    async def test_nobody_there(self) -> None:
        with self.assertRaises(Unreachable):
            await aio.Server(str(NOWHERE), patience=0.2).room("room").watch().open()

    async def test_whoever_waits_when_it_is_closed_is_told(self) -> None:
        game = aio.Server(str(NOWHERE)).room("room").watch()
        opening = asyncio.create_task(game.open())
        await asyncio.sleep(0)
        await game.close()
        with self.assertRaises(Closed):
            await opening

    async def test_an_opening_that_is_cancelled_leaves_nothing_behind(self) -> None:
        with self.assertRaises(TimeoutError):
            async with asyncio.timeout(0.05):
                await aio.Server(str(NOWHERE)).room("room").watch().open()
        self.assertEqual(asyncio.all_tasks(), {asyncio.current_task()})
