import random
import sys
from mistward import Server

server = Server(sys.argv[1])
room = server.create_room("Friday mist", level=3, seats=3)
seat = room.take_seat("Ana")
room.add_companion(1)
room.add_companion(2)
with seat.connect() as game:
    room.start()
    for turn in game.turns():
        turn.decide(random.choice(turn.legal))
    print(game.wait_for_end()["outcome"])
