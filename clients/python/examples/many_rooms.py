import asyncio
import random
import sys

from mistward.aio import Server


async def play(server: Server, number: int) -> str:
    room = await server.create_room(f"Room {number}", level=3, seats=3, visibility="private")
    seat = await room.take_seat("Random")
    for companion in (1, 2):
        await room.add_companion(companion)
    async with seat.connect() as game:
        await room.start()
        async for turn in game.turns():
            await turn.decide(random.choice(turn.legal))
        return (await game.wait_for_end())["outcome"]


async def main(url: str, rooms: str) -> None:
    async with Server(url) as server:
        print(*await asyncio.gather(*(play(server, number) for number in range(int(rooms)))))


asyncio.run(main(*sys.argv[1:]))
