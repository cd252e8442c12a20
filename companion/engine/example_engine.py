#!/usr/bin/env python3
"""A whole engine for Mistward: it knows no rules, and takes what sounds best.

Try it:  mistward-arena play "engine:python3 companion/engine/example_engine.py" --levels 1 --games 20
"""
import random
import sys

# Points first, and a meeple wherever one may stand; ghosts are chased where they are many.
TASTE = {"points": 3, "meeple": 2, "ghosts": 1, "chase": 1, "pass": 0}


def say(line):
    print(line, flush=True)  # a line that stays in a buffer is an engine that hangs


def best(legal, chance):
    top = max(TASTE.get(decision.split(":")[0], 0) for decision in legal)
    return chance.choice([d for d in legal if TASTE.get(d.split(":")[0], 0) == top])


def main():
    legal, chance = [], random.Random(0)
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "mistward-engine":
            say("id Example")
            say("wants legal")
            say("ready")
        elif word == "newgame":
            chance = random.Random(rest)
        elif word == "legal":
            legal = rest.split()
        elif word == "go":
            say("decide " + best(legal, chance))
        elif word == "quit":
            return


if __name__ == "__main__":
    main()
