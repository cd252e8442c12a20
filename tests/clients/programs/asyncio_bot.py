"""A bot on asyncio for one seat of a room that is there: asyncio_bot.py URL ROOM"""

import asyncio
import random
import sys

from mistward.aio import Server


async def main(url: str, room: str) -> None:
    async with Server(url) as server:
        seat = await server.room(room).take_seat("Random")
        async with seat.connect() as game:
            async for turn in game.turns():
                await turn.decide(random.choice(turn.legal))
            print((await game.wait_for_end())["outcome"])


asyncio.run(main(*sys.argv[1:]))
