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
      'hands_and_time my_home my_idle_turns my_large_at_hand my_builder_at_hand my_pig_at_hand my_wagon_at_hand ' +
      'my_mayor_at_hand my_barn_at_hand my_abbey_at_hand my_abbot_at_hand',
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
    'my_slim my_stake',
    'my_fields_now my_on_fields fields_against_the_swing free_for_me my_home_next my_slim_fields my_inns my_pig my_barn ' +
      'my_mayor my_abbot_now',
  ),
  theirs: matter(
    'rival_haunted',
    'rival_cities rival_fields rival_next_points',
    'rival_biggest rival_fields_now rival_price rival_doomed free_for_the_rival rival_home_next rival_inns rival_pig ' +
      'rival_barn rival_mayor rival_abbot_now rival_stake',
  ),
  haunted: matter('', 'my_haunted', 'my_price my_doomed'),
  goods: matter('my_goods_points', 'rival_goods_points', 'wine_lead grain_lead cloth_lead goods_for_me goods_for_the_rival'),
  builder: matter('my_builder_next my_second_part', '', 'my_builder_at_work my_builder_spaces'),
  safe: matter('', 'my_menaced_points my_hunted', 'my_menaced my_menaced_soon my_move_of_the_dragon'),
  hunted: matter('rival_menaced_points rival_hunted', '', 'rival_menaced rival_menaced_soon rival_move_of_the_dragon'),
  fairy: matter('my_fairy', 'rival_fairy', ''),
  reach: matter('', 'my_in_reach_points', 'my_in_reach'),
  captive: matter('my_captives rival_lost', '', 'rival_captives my_lost'),
};

export type MatterName = keyof typeof kMatters;
