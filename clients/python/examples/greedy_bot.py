import random
import sys
from contextlib import suppress
from mistward import Overtaken, Seat, Server, Turn
from mistward.types import LegalDecision

MOST_TRIED = 16  # A foresight each: the server answers fifty a second, and whoever asks faster waits.


def worth(seat: Seat, turn: Turn, decision: LegalDecision) -> float:
    seen = seat.foresee(turn.seq, [decision])["consequences"]
    points = sum(gain["points"] for gain in seen["points"])
    ghosts = seen["ghosts_removed"] - seen["ghosts_added"]
    ending = {"won": 1000, "lost": -1000}.get(seen["outcome"], 0)
    return ending + points + 2 * ghosts + (decision["type"] == "place_meeple") + random.random()


def main(url: str, room: str) -> None:
    seat = Server(url).room(room).take_seat("Greedy")
    with seat.connect() as game:
        for turn in game.turns():
            with suppress(Overtaken):  # The game may go on while this bot thinks.
                tried = random.sample(turn.legal, min(MOST_TRIED, len(turn.legal)))
                turn.decide(max(tried, key=lambda decision: worth(seat, turn, decision)))
        print(game.wait_for_end()["outcome"])


main(*sys.argv[1:])
