/** How a number is told: how many, on average, or of a hundred. */
type Unit = 'count' | 'decimal' | 'percent';

/** What a companion looks at, as players would speak of it. */
interface Matter {
  /** The feature whose number is told, and by how much it has to be multiplied. */
  lead: string;
  by: number;
  unit: Unit;
  better: 'more' | 'less';
  /** Features that speak of the same and weigh with it. */
  with: readonly string[];
}

function matter(lead: string, by: number, unit: Unit, better: Matter['better'], others = ''): Matter {
  return { lead, by, unit, better, with: others.split(' ').filter((name) => name !== '') };
}

/** Of the features that a companion looks at, those that can be told in plain words. */
export const kMatters = {
  expected: matter(
    'expected_points',
    40,
    'count',
    'more',
    'strict_points pile_points live_points points_missing_after most_missing_after second_missing_after ' +
      'third_missing_after best_work wild_points points_missing most_missing',
  ),
  soon: matter('next_points', 10, 'decimal', 'more', 'gift_points join_gain'),
  works: matter('works', 6, 'count', 'more', 'works_two_spaces works_more_spaces cities works_likely'),
  oneSpace: matter('works_one_space', 4, 'count', 'more', 'works_fit'),
  dead: matter('works_dead', 3, 'count', 'less', 'meeples_dead'),
  shared: matter('works_shared', 3, 'count', 'more', 'shared_points join_colours'),
  finish: matter('work_chance', 1, 'percent', 'more', 'gift_chance'),
  castles: matter('castle_points', 20, 'decimal', 'more', 'castles castle_spaces'),
  closing: matter('bank_chance', 1, 'percent', 'more', 'ghosts_cleared'),
  banks: matter('banks_one_tile', 3, 'count', 'more', 'best_bank'),
  deadBanks: matter('banks_dead', 5, 'count', 'less'),
  joining: matter('join_chance', 1, 'percent', 'more', 'joining_spaces'),
  stuck: matter('ghosts_stuck', 8, 'count', 'less'),
  going: matter('ghosts_going', 5, 'decimal', 'more', 'ghosts_closable'),
  supply: matter(
    'supply',
    12,
    'count',
    'more',
    'supply_1 supply_2 supply_3 supply_4 supply_5 supply_6 supply_8 ghost_shortage ghosts_on_board',
  ),
  gathered: matter('tallest', 3, 'count', 'more', 'ghosts_in_threes relief'),
  free: matter('free_tile', 1, 'percent', 'more', 'heavy_tile'),
  twoDraws: matter(
    'lethal_two_draws',
    1,
    'percent',
    'less',
    'lethal_three_draws lethal_less_one lethal_less_two lethal_less_three',
  ),
  hands: matter(
    'hands',
    10,
    'count',
    'more',
    'hands_empty hand_least hand_next hand_next_two hand_next_colours hand_next_tracks hand_second',
  ),
  hound: matter(
    'hound_missing',
    20,
    'count',
    'less',
    'hound_missing_after hound_most_after hound_second_after hound_third_after hound_near hound_near_after',
  ),
  houndPoints: matter('hound_points', 8, 'decimal', 'more', 'hounds_standing'),
  chase: matter('hound_chase', 6, 'count', 'more', 'hound_rescue'),
  cemetery: matter('cemetery_spaces', 8, 'count', 'less', 'cemeteries cemetery_next cemetery_toll'),
  cemeteryGhosts: matter('cemetery_ghosts', 3, 'count', 'less'),
  pace: matter('goal_pace_after', 3, 'decimal', 'less', 'goal_pace goal_pace_turns goal_shortfall'),
  covered: matter('goal_chance', 1, 'percent', 'more', 'goal_covered'),
  uncovered: matter('tracks_uncovered', 3, 'count', 'less'),
  lead: matter(
    'lead_expected',
    20,
    'decimal',
    'more',
    'lead lead_if_the_game_ended lead_against_the_swing lead_if_the_game_ended_against_the_swing ' +
      'lead_expected_against_the_swing ahead_if_the_game_ended lead_on_the_second lead_on_the_average',
  ),
  myRoads: matter('my_roads', 20, 'decimal', 'more'),
  myCities: matter('my_cities', 20, 'decimal', 'more'),
  myCentres: matter('my_centres', 20, 'decimal', 'more'),
  myFields: matter('my_fields', 20, 'decimal', 'more', 'my_fields_now my_on_fields fields_against_the_swing'),
  theirs: matter('rival_cities', 20, 'decimal', 'less', 'rival_biggest'),
  theirFields: matter('rival_fields', 20, 'decimal', 'less', 'rival_fields_now'),
  myHand: matter('my_at_hand', 5, 'count', 'more', 'my_has_one my_has_two hands_and_time my_home my_idle_turns'),
  myHaunted: matter('my_haunted', 5, 'count', 'less', 'my_price my_doomed'),
  theirHaunted: matter('rival_haunted', 5, 'count', 'more', 'rival_price rival_doomed'),
  mySoon: matter('my_next_points', 10, 'decimal', 'more', 'free_for_me my_home_next'),
  theirSoon: matter('rival_next_points', 10, 'decimal', 'less', 'free_for_the_rival rival_home_next'),
  mySlim: matter('my_slim', 20, 'decimal', 'less', 'my_slim_fields'),
};

export type MatterName = keyof typeof kMatters;

const byFeature = new Map<string, MatterName>();
for (const [name, { lead, with: others }] of Object.entries(kMatters)) {
  for (const feature of [lead, ...others]) byFeature.set(feature, name as MatterName);
}

/** What a feature speaks of; null if players have no words for it. */
export function matterOf(feature: string): MatterName | null {
  return byFeature.get(feature) ?? null;
}
