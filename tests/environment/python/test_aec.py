"""The environment in the style of PettingZoo."""

import random
import unittest

from mistward_environment import DecisionKind, Outcome, env


def play(game, seed):
    """Plays to the end at random; every agent's rewards, summed as `last` tells them."""
    game.reset(seed=seed)
    generator = random.Random(seed)
    sums = dict.fromkeys(game.possible_agents, 0.0)
    actions = []
    for agent in game.agent_iter(max_iter=10_000):
        observation, reward, termination, truncation, _ = game.last()
        sums[agent] += reward
        assert not truncation
        if termination:
            game.step(None)
            continue
        mask = observation["action_mask"]
        action = generator.choice([number for number, legal in enumerate(mask) if legal])
        actions.append(action)
        game.step(action)
    return sums, actions


class AecTest(unittest.TestCase):
    def test_all_agents_play_to_the_end_and_leave(self):
        for setup, agents in (("mists:3 players:2", 2), ("ghosts players:4", 4), ("mists:1 players:1", 1)):
            game = env(setup)
            self.assertEqual(game.max_num_agents, agents)
            sums, actions = play(game, 1)
            self.assertEqual(game.agents, [])
            self.assertGreater(len(actions), 5)
            for seat, agent in enumerate(game.possible_agents):
                self.assertAlmostEqual(sums[agent], game.match.returns()[seat], places=5)

    def test_a_seed_decides_everything_that_is_drawn(self):
        game = env("mists:3 players:2")
        self.assertEqual(play(game, 4), play(env("mists:3 players:2"), 4))
        self.assertNotEqual(play(game, 4), play(game, 5))
        game.reset(seed=4)
        game.reset()
        self.assertEqual(game.seed, 5)

    def test_only_the_selected_agent_has_actions(self):
        game = env("base players:3")
        game.reset(seed=2)
        self.assertEqual(game.agent_selection, "player_0")
        masks = game.action_masks()
        self.assertEqual(list(masks), game.agents)
        self.assertGreater(sum(masks["player_0"]), 0)
        self.assertEqual(sum(masks["player_1"]), 0)
        self.assertEqual(game.infos["player_0"]["kind"], DecisionKind.PLACE_TILE)

    def test_rewards_are_shared_and_come_at_the_end(self):
        game = env("mists:1 players:3")
        sums, _ = play(game, 3)
        won = game.match.moment().outcome == Outcome.WON
        self.assertEqual(set(sums.values()), {1.0 if won else 0.0})

    def test_shaped_rewards_add_up_to_the_same(self):
        for setup in ("base players:2", "mists:2 players:2"):
            plain, actions = play(env(setup), 6)
            shaped, same = play(env(setup, shaped=True), 6)
            self.assertEqual(actions, same)
            for agent, reward in plain.items():
                self.assertAlmostEqual(shaped[agent], reward, places=4)

    def test_the_living_must_act_and_the_dead_must_not(self):
        game = env("mists:1 players:1")
        game.reset(seed=1)
        with self.assertRaises(ValueError):
            game.step(None)
        while not game.last(observe=False)[2]:
            game.step(game.action_space("player_0").sample(game.action_mask("player_0")))
        with self.assertRaises(ValueError):
            game.step(0)
        game.step(None)
        self.assertEqual(game.agents, [])

    def test_it_is_told_as_text(self):
        game = env("mists:1 players:1", render_mode="ansi")
        game.reset(seed=1)
        self.assertTrue(game.render().startswith("mists:1 players:1"))


if __name__ == "__main__":
    unittest.main()
