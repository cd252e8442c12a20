import { samePlace } from '../board/geometry';
import { parseFeature } from '../board/segment';
import { figureKind } from './figure';
import type { BoardMeeple, LegalDecision, Place, Rotation, SeatPlan } from '../protocol/types';

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

const kPlace = /^place:(-?\d+),(-?\d+),([0-3])$/;
const kMeeple = /^meeple:([a-z]+\d*):([a-z]+)(?::([a-z_]+))?$/;
const kMeepleAt = /^at:([^:]+):([a-z]+)(?::([a-z_]+))?$/;
/** Of several figures on a segment the one that is meant is named by its colour and its kind. */
const kStanding = /^(fairy|take):([^:]+)(?::([a-z]+)(?::([a-z_]+))?)?$/;
const kSpace = /^(floor|barn):(-?\d+),(-?\d+)$/;
const kRansom = /^ransom:([a-z]+)(?::([a-z_]+))?$/;

/** The kind of a figure as decisions have it. */
const kindIn = (kind: string | undefined) => ({ guard: kind === 'guard', ...(kind === undefined || kind === 'guard' ? {} : { figure: kind }) });

/** The same as a document; null for what this page does not plan. `meeples` are those on the board. */
function planned(id: string, meeples: readonly BoardMeeple[]): object | null {
  if (id === 'pass') return { type: 'pass' };
  const place = kPlace.exec(id);
  if (place) return { type: 'place_tile', x: Number(place[1]), y: Number(place[2]), rotation: Number(place[3]) as Rotation };
  const meeple = kMeeple.exec(id);
  if (meeple) return { type: 'place_meeple', segment: meeple[1], colour: meeple[2], ...kindIn(meeple[3]) };
  const at = kMeepleAt.exec(id);
  if (at) return { type: 'place_meeple_at', ...placeIn(at[1]!), colour: at[2], ...kindIn(at[3]) };
  const standing = kStanding.exec(id);
  if (standing) {
    const on = placeIn(standing[2]!);
    const [, , , colour, kind = 'meeple'] = standing;
    const isMeant = (each: BoardMeeple) => colour === undefined || (each.colour === colour && figureKind(each) === kind);
    const figure = meeples.find((each) => samePlace(each, on) && each.segment === on.segment && isMeant(each));
    return figure ? { type: standing[1] === 'fairy' ? 'place_fairy' : 'take_meeple', ...on, colour: figure.colour, ...told(figure) } : null;
  }
  const space = kSpace.exec(id);
  if (space) return { type: `place_${space[1]}`, x: Number(space[2]), y: Number(space[3]) };
  const ransom = kRansom.exec(id);
  return ransom ? { type: 'pay_ransom', colour: ransom[1], ...kindIn(ransom[2]) } : null;
}

const told = ({ guard, figure }: BoardMeeple) => ({ guard, ...(figure && { figure }) });

function placeIn(text: string): Place {
  const { segment, place } = parseFeature(text);
  return { ...place, segment };
}

/** What the texts of decisions say that this page plans, with these meeples on the board; any others are left out. */
export function plannedDecisions({ decisions }: Plan, meeples: readonly BoardMeeple[] = []): LegalDecision[] {
  return decisions.flatMap((id) => {
    const what = planned(id, meeples);
    return what ? [{ id, ...what } as LegalDecision] : [];
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
