import random
import sys
from mistward import Server

url, room = sys.argv[1:]
with Server(url).room(room).take_seat("Random").connect() as game:
    for turn in game.turns():
        turn.decide(random.choice(turn.legal))
    print(game.wait_for_end()["outcome"])
