import type { LegalDecision, Rotation, SeatPlan } from '../protocol/types';

/** What is wanted when a tile comes. */
export type Plan = Pick<SeatPlan, 'tile' | 'decisions'>;

/** So many a seat has at most. */
export const kMostPlans = 16;

/** The plans for all tiles but one. */
export function withoutPlan(plans: readonly Plan[], tile: string): Plan[] {
  return plans.flatMap((plan) => (plan.tile === tile ? [] : [{ tile: plan.tile, decisions: plan.decisions }]));
}

/** A plan instead of the one for the same tile, or beside the others. */
export function withPlan(plans: readonly Plan[], plan: Plan): Plan[] {
  return [...withoutPlan(plans, plan.tile), plan];
}

/** What the texts of decisions say that this page plans; any others, which other programs plan, are left out. */
export function plannedDecisions({ decisions }: Plan): LegalDecision[] {
  return decisions.flatMap((id): LegalDecision[] => {
    if (id === 'pass') return [{ id, type: 'pass' }];
    const place = /^place:(-?\d+),(-?\d+),([0-3])$/.exec(id);
    if (place) {
      return [{ id, type: 'place_tile', x: Number(place[1]), y: Number(place[2]), rotation: Number(place[3]) as Rotation }];
    }
    const meeple = /^meeple:([a-z]+\d*):([a-z]+)(?::([a-z_]+))?$/.exec(id);
    if (!meeple) return [];
    const [, segment, colour, kind] = meeple;
    const figure = kind === undefined || kind === 'guard' ? {} : { figure: kind };
    return [{ id, type: 'place_meeple', segment, colour, guard: kind === 'guard', ...figure } as LegalDecision];
  });
}

/** Why a plan could not be made if its tile came now, as far as the page has words of its own for it. */
export type Obstacle = 'gone' | 'taken' | 'edges' | 'occupied' | 'no_meeple' | 'other';

const kObstacles: Record<string, Obstacle> = {
  tile_not_unseen: 'gone',
  space_taken: 'taken',
  edges_do_not_match: 'edges',
  feature_occupied: 'occupied',
  no_meeple_left: 'no_meeple',
};

/** What stands in the way of a plan; null if nothing does. */
export function obstacleOf({ refusal }: SeatPlan): Obstacle | null {
  if (!refusal) return null;
  if (refusal.code === 'tile_gone') return 'gone';
  return (refusal.code === 'illegal_decision' && kObstacles[refusal.params.reason]) || 'other';
}
