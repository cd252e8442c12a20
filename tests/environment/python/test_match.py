"""The game behind the binding: decisions, seeds, records, and what is refused."""

import random
import threading
import unittest

import mistward_environment as mistward


def play(match, choose=lambda count: count // 2):
    while count := match.legal_count():
        match.apply(choose(count))
    return match


class MatchTest(unittest.TestCase):
    def test_index_action_and_text_name_the_same_decision(self):
        match = mistward.Match("mists:3 players:2", 1)
        texts, actions = match.legal(), match.actions()
        self.assertEqual(len(texts), match.moment().legal)
        self.assertEqual(sum(match.mask()), len(actions))
        self.assertEqual([match.find(text) for text in texts], list(range(len(texts))))
        copies = [match.copy() for _ in range(3)]
        copies[0].apply(2)
        copies[1].act(actions[2])
        copies[2].say(texts[2])
        self.assertEqual(len({copy.record() for copy in copies}), 1)
        self.assertNotEqual(match.record(), copies[0].record())

    def test_games_with_parts_are_played_to_their_end(self):
        parts = "abbot inns builder pig goods dragon fairy princesses portals towers abbeys mayor wagon barn".split()
        setups = [f"base players:{2 + number % 5} parts:{part}" for number, part in enumerate(parts)]
        for setup in (*setups, f"ghosts players:4 parts:{'+'.join(parts)}"):
            match = mistward.Match(setup, 1)
            generator = random.Random(1)
            kinds = set()
            while count := match.legal_count():
                kinds.add(match.moment().kind)
                actions = match.actions()
                self.assertEqual(len(set(actions)), count)
                match.act(actions[generator.randrange(count)])
            self.assertEqual(match.moment().outcome, mistward.Outcome.FINISHED)
            self.assertEqual(mistward.Match.read(match.record()).state(), match.state())
        self.assertIn(mistward.DecisionKind.MOVE_DRAGON, kinds)
        with self.assertRaises(mistward.BadSetup):
            mistward.Match("base players:2 parts:test_gifts")

    def test_equal_seeds_give_equal_games(self):
        for setup in ("mists:6 players:4", "ghosts players:3", "base players:2"):
            first, again, other = (play(mistward.Match(setup, seed)) for seed in (5, 5, 6))
            self.assertEqual(first.record(), again.record())
            self.assertNotEqual(first.record(), other.record())

    def test_a_number_is_the_last_eight_bytes_of_a_seed(self):
        match = mistward.Match("base players:2", 258)
        same = mistward.Match("base players:2")
        for seed in ("00" * 30 + "0102", bytes(30) + b"\x01\x02"):
            same.reset(0)
            same.reset(seed)
            self.assertEqual(match.record(), same.record())
        for seed in ("00", bytes(31), "zz" * 32, -1, 2**64):
            with self.assertRaises(ValueError):
                same.reset(seed)

    def test_a_record_continues_the_game(self):
        match = mistward.Match("mists:5 players:3", 9, shaped=True)
        for _ in range(7):
            match.apply(0)
        read = mistward.Match.read(match.record())
        self.assertEqual(read.state(), match.state())
        self.assertEqual(play(read).record(), play(match).record())
        with self.assertRaises(mistward.BadText):
            mistward.Match.read(match.record() + " pass pass")

    def test_a_reshuffled_copy_looks_the_same(self):
        match = mistward.Match("mists:5 players:2", 3)
        copy = match.copy()
        copy.reshuffle(1)
        self.assertEqual(bytes(memoryview(match.observe(0))), bytes(memoryview(copy.observe(0))))
        self.assertEqual(match.state_text(), copy.state_text())
        self.assertNotEqual(match.record(), copy.record())

    def test_the_layout_fills_observations_and_actions(self):
        for setup in ("mists:1 players:1", "base players:2", "base players:2 parts:inns"):
            match = mistward.Match(setup)
            layout = match.layout()
            self.assertEqual(sum(part.size for part in layout["observation"]), match.shape.observation)
            self.assertEqual(sum(part.size for part in layout["actions"]), match.shape.actions)
            shape = match.shape
            self.assertEqual(shape.planes * shape.window**2 + shape.scalars, shape.observation)
            self.assertEqual(len(match.observe(0)), shape.observation)

    def test_what_is_not_right_is_refused_in_words(self):
        match = mistward.Match("mists:3 players:2", 1)
        for error, call in (
            (mistward.BadSetup, lambda: mistward.Match("mists:9 players:2")),
            (mistward.BadTileSet, lambda: mistward.TileSet("{}")),
            (mistward.BadText, lambda: match.say("placing")),
            (mistward.IllegalDecision, lambda: match.say("pass")),
            (mistward.IllegalDecision, lambda: match.apply(10_000)),
            (mistward.IllegalDecision, lambda: match.act(-1)),
            (mistward.BadArgument, lambda: match.observe(2)),
            (ValueError, lambda: match.apply(2**32)),
            (ValueError, lambda: match.say("pass\0")),
            (mistward.GameOver, lambda: play(match.copy()).apply(0)),
        ):
            with self.assertRaises(error) as raised:
                call()
            self.assertNotEqual(str(raised.exception), "")

    def test_each_thread_may_have_games_of_its_own(self):
        alone = [play(mistward.Match("ghosts players:2", seed)).record() for seed in range(4)]
        found: list[list[str]] = [[] for _ in range(4)]

        def work(number):
            for seed in range(4):
                try:
                    mistward.Match("no setup")
                except mistward.BadSetup as error:
                    assert "expected" in str(error)
                found[number].append(play(mistward.Match("ghosts players:2", seed)).record())

        threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(found, [alone] * 4)


if __name__ == "__main__":
    unittest.main()
