/** What a companion looks at, as players would speak of it. */
interface Matter {
  /** Features whose numbers show that it became better by becoming more, or less. */
  more: readonly string[];
  less: readonly string[];
  /** Features that speak of the same and weigh with it. */
  with: readonly string[];
}

const split = (names: string) => names.split(' ').filter((name) => name !== '');
const matter = (more: string, less: string, others: string): Matter => ({ more: split(more), less: split(less), with: split(others) });

/** Of the features that a companion looks at, those that can be told in plain words. */
export const kMatters = {
  points: matter(
    'expected_points castle_points works',
    '',
    'strict_points pile_points live_points points_missing_after most_missing_after second_missing_after third_missing_after ' +
      'best_work wild_points points_missing most_missing works_two_spaces works_more_spaces cities works_likely works_shared ' +
      'shared_points join_colours castles castle_spaces',
  ),
  soon: matter('next_points work_chance works_one_space', '', 'gift_points join_gain gift_chance works_fit'),
  banks: matter('bank_chance banks_one_tile ghosts_going', '', 'ghosts_cleared best_bank ghosts_closable'),
  draws: matter(
    'free_tile join_chance',
    'lethal expected_ghosts lethal_two_draws',
    'heavy_tile joining_spaces lethal_three_draws lethal_less_one lethal_less_two lethal_less_three',
  ),
  gathered: matter('tallest', '', 'ghosts_in_threes relief'),
  hands: matter(
    'hands my_at_hand',
    '',
    'hands_empty hand_least hand_next hand_next_two hand_next_colours hand_next_tracks hand_second my_has_one my_has_two ' +
      'hands_and_time my_home my_idle_turns',
  ),
  hound: matter(
    '',
    'hound_missing',
    'hound_missing_after hound_most_after hound_second_after hound_third_after hound_near hound_near_after hound_points ' +
      'hounds_standing',
  ),
  cemetery: matter('', 'cemetery_spaces cemetery_ghosts', 'cemeteries cemetery_next cemetery_toll'),
  goal: matter('goal_chance', 'goal_pace_after tracks_uncovered', 'goal_pace goal_pace_turns goal_shortfall goal_covered'),
  lead: matter(
    'lead_expected',
    '',
    'lead lead_if_the_game_ended lead_against_the_swing lead_if_the_game_ended_against_the_swing ' +
      'lead_expected_against_the_swing ahead_if_the_game_ended lead_on_the_second lead_on_the_average',
  ),
  mine: matter(
    'my_roads my_cities my_centres my_fields my_next_points',
    'my_slim',
    'my_fields_now my_on_fields fields_against_the_swing free_for_me my_home_next my_slim_fields',
  ),
  theirs: matter(
    'rival_haunted',
    'rival_cities rival_fields rival_next_points',
    'rival_biggest rival_fields_now rival_price rival_doomed free_for_the_rival rival_home_next',
  ),
  haunted: matter('', 'my_haunted', 'my_price my_doomed'),
};

export type MatterName = keyof typeof kMatters;
