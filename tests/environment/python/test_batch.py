"""Many games at once, with numpy and without."""

import random
import unittest

import mistward_environment as mistward
from mistward_environment import buffers


class BatchTest(unittest.TestCase):
    def test_a_batch_plays_what_its_games_would_play_alone(self):
        games = 4
        batch = mistward.Batch("mists:3 players:2", games)
        batch.reset(30)
        alone = [mistward.Match("mists:3 players:2", 30 + number) for number in range(games)]
        seeds = [30 + number for number in range(games)]
        generator = random.Random(1)
        ended = 0
        for _ in range(150):
            self.assertEqual(list(batch.legal), [match.legal_count() for match in alone])
            choices = [generator.randrange(count) for count in batch.legal]
            batch.step(choices)
            for number, match in enumerate(alone):
                match.apply(choices[number])
                self.assertEqual(bool(batch.over[number]), match.legal_count() == 0)
                if not batch.over[number]:
                    continue
                ended += 1
                self.assertEqual(batch.outcome[number], match.moment().outcome)
                seeds[number] += games
                match.reset(seeds[number])
        self.assertGreater(ended, 5)
        self.assertEqual(batch.game(2).record(), alone[2].record())

    def test_actions_and_masks_play_too(self):
        batch = mistward.Batch("base players:2", 2, masks=True, observations=True, auto_reset=False)
        size = batch.shape.actions
        for _ in range(500):
            flat = memoryview(batch.mask).cast("B")
            rows = [flat[number * size : (number + 1) * size] for number in range(2)]
            actions = [next((action for action in range(size) if row[action]), -1) for row in rows]
            if actions == [-1, -1]:
                break
            batch.act(actions)
        self.assertEqual([bool(over) for over in batch.over], [True, True])
        seen = memoryview(batch.observation).cast("B")
        last = batch.game(1)
        expected = bytes(memoryview(last.observe(last.moment().seat)).cast("B"))
        self.assertEqual(bytes(seen[len(seen) // 2 :]), expected)

    def test_games_with_parts_go_on_one_after_the_other(self):
        batch = mistward.Batch("base players:2 parts:builder+fairy", 2, masks=True, observations=True)
        generator = random.Random(2)
        ended = 0
        while ended < 3:
            batch.step([generator.randrange(count) for count in batch.legal])
            ended += sum(map(bool, batch.over))
        flat = memoryview(batch.mask).cast("B")
        self.assertEqual([sum(flat[: batch.shape.actions]), sum(flat[batch.shape.actions :])], list(batch.legal))

    def test_wrong_choices_change_nothing(self):
        batch = mistward.Batch("base players:2", 2)
        before = batch.game(0).record()
        for error, choices in (
            (mistward.IllegalDecision, [0, 100_000]),
            (mistward.IllegalDecision, [0, -7]),
            (ValueError, [0]),
            (ValueError, [0, 0, 0]),
        ):
            with self.assertRaises(error):
                batch.step(choices)
        self.assertEqual(batch.game(0).record(), before)
        with self.assertRaises(ValueError):
            batch.reset(-1)
        with self.assertRaises(mistward.BadArgument):
            mistward.Batch("base players:2", 0)

    @unittest.skipIf(buffers.numpy is None, "numpy is not installed")
    def test_arrays_of_numpy_have_shapes(self):
        batch = mistward.Batch("ghosts players:3", 5, masks=True, observations=True)
        shape = batch.shape
        self.assertEqual(batch.legal.shape, (5,))
        self.assertEqual(batch.reward.shape, (5, 3))
        self.assertEqual(batch.mask.shape, (5, shape.actions))
        self.assertEqual(batch.observation.shape, (5, shape.observation))
        self.assertTrue((batch.mask.sum(axis=1) == batch.legal).all())
        batch.step(buffers.numpy.zeros(5, dtype=buffers.numpy.int64))
        match = batch.game(3)
        planes = match.observe(0)[: shape.planes * shape.window**2].reshape(shape.planes, shape.window, -1)
        self.assertGreaterEqual(planes[0].sum(), 5)


if __name__ == "__main__":
    unittest.main()
