"""The game in the style of OpenSpiel."""

import random
import unittest

from mistward_environment import PlayerId, load_game


def simulate(test, game, seed):
    """OpenSpiel's own kind of test: a random game, with everything compared on the way."""
    generator = random.Random(seed)
    state = game.new_initial_state(seed)
    chance_nodes = 0
    while not state.is_terminal():
        test.assertEqual(state.is_chance_node(), state.current_player() == PlayerId.CHANCE)
        actions = state.legal_actions()
        test.assertEqual(actions, sorted(set(actions)))
        if state.is_chance_node():
            chance_nodes += 1
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            test.assertEqual(list(outcomes), actions)
            test.assertAlmostEqual(sum(chances), 1)
            test.assertLess(max(outcomes), game.max_chance_outcomes())
            action = generator.choices(outcomes, chances)[0]
        else:
            player = state.current_player()
            test.assertEqual(state.legal_actions(player), actions)
            test.assertEqual(state.legal_actions((player + 1) % 7), [])
            mask = state.legal_actions_mask()
            test.assertEqual([number for number, legal in enumerate(mask) if legal], actions)
            action = generator.choice(actions)
            test.assertEqual(state.string_to_action(state.action_to_string(action)), action)
        clone = state.clone()
        child = state.child(action)
        before = str(state)
        test.assertEqual(str(clone), before)
        state.apply_action(action)
        test.assertEqual(str(state), str(child))
        test.assertEqual(str(clone), before)
    test.assertEqual(state.current_player(), PlayerId.TERMINAL)
    test.assertEqual(state.legal_actions(), [])
    test.assertLess(state.move_number(), game.max_game_length())
    for reward in state.returns():
        test.assertTrue(game.min_utility() <= reward <= game.max_utility())
    return state, chance_nodes


class SpielTest(unittest.TestCase):
    def test_random_games_hold_together(self):
        for setup in ("mists:6 players:2", "ghosts players:3", "base players:2", "base players:3 parts:dragon+towers"):
            state, chance_nodes = simulate(self, load_game(setup), 1)
            self.assertGreater(chance_nodes, 0)
            self.assertEqual(len(state.returns()), state.num_players())

    def test_without_explicit_chance_a_deck_draws(self):
        game = load_game("mists:3 players:2", explicit_chance=False)
        first, chance_nodes = simulate(self, game, 2)
        self.assertEqual(chance_nodes, 0)
        self.assertEqual(game.max_chance_outcomes(), 0)
        self.assertEqual(first.history(), simulate(self, game, 2)[0].history())

    def test_a_serialized_state_comes_back_with_its_history(self):
        for explicit_chance in (True, False):
            game = load_game("mists:5 players:2", explicit_chance=explicit_chance)
            state = game.new_initial_state(3)
            self.assertEqual(str(game.deserialize_state(state.serialize())), str(state))
            for _ in range(8):
                state.apply_action(state.legal_actions()[0])
            back = game.deserialize_state(state.serialize())
            self.assertEqual(back.history(), state.history())
            self.assertEqual(back.legal_actions(), state.legal_actions())
            self.assertEqual(back.serialize(), state.serialize())

    def test_a_resampled_state_looks_the_same_and_goes_on_otherwise(self):
        state = load_game("base players:2", explicit_chance=False).new_initial_state(1)
        other = state.resample_from_infostate(5)
        self.assertEqual(state.observation_string(0), other.observation_string(0))
        self.assertNotEqual(state.serialize(), other.serialize())

    def test_observations_have_the_shape_that_is_told(self):
        game = load_game("base players:2")
        state = game.new_initial_state()
        self.assertEqual(len(state.observation_tensor(1)), game.observation_tensor_size())
        self.assertEqual(game.observation_tensor_shape(), [game.observation_tensor_size()])


if __name__ == "__main__":
    unittest.main()
