import { placeKey, samePlace } from '../board/geometry';
import { kindOf } from '../board/segment';
import type { LegalDecision, Place, Point } from '../protocol/types';

/** Where something is decided by pointing there: a figure or a place for one, or a tile, a space, a corner, a tower. */
export type Target = (Place & { on: 'segment' }) | (Point & { on: 'tile' | 'space' | 'corner' | 'tower' });

/** What can be done at one place of the board; where it is one thing only, pointing there does it. */
export interface Spot {
  key: string;
  target: Target;
  deeds: LegalDecision[];
  /** Whether what is done there is done to a figure that stands there already. */
  occupied: boolean;
}

const kOn: Partial<Record<LegalDecision['type'], Exclude<Target['on'], 'segment'>>> = {
  place_face_down: 'space',
  place_abbey: 'space',
  place_barn: 'corner',
  place_floor: 'tower',
};

const kOnEmpty: readonly LegalDecision['type'][] = ['place_meeple', 'place_meeple_at'];

const onSegment = (place: Place): Target =>
  kindOf(place.segment) === 'tower' ? { on: 'tower', x: place.x, y: place.y } : { on: 'segment', ...place };

/** Where a decision lies on the board: `last` is where the tile was placed; null for what is not decided by pointing there. */
export function targetOf(d: LegalDecision, last: Point | null): Target | null {
  if (d.type === 'place_meeple') return last && onSegment({ x: last.x, y: last.y, segment: d.segment });
  if (!('x' in d) || 'rotation' in d || 'count' in d) return null;
  return 'segment' in d ? onSegment({ x: d.x, y: d.y, segment: d.segment }) : { on: kOn[d.type] ?? 'tile', x: d.x, y: d.y };
}

const keyOf = (target: Target) => `${placeKey(target)}:${target.on === 'segment' ? target.segment : target.on}`;

/** Every place at which something can be done, in the order of the board from the north-west. */
export function spots(legal: readonly LegalDecision[], last: Point | null): Spot[] {
  const found = new Map<string, Spot>();
  for (const d of legal) {
    const target = targetOf(d, last);
    if (!target) continue;
    const key = keyOf(target);
    const spot = found.get(key) ?? { key, target, deeds: [], occupied: false };
    spot.deeds.push(d);
    spot.occupied ||= target.on === 'segment' && !kOnEmpty.includes(d.type);
    found.set(key, spot);
  }
  return [...found.values()].sort((a, b) => a.target.y - b.target.y || a.target.x - b.target.x);
}

/** The tile of the place that has that key. */
export function tileOfKey(key: string): Point {
  const [x, y] = key.split(':')[0]!.split(',').map(Number);
  return { x: x!, y: y! };
}

/** Whether it is the key of a whole tile. */
export const isTileKey = (key: string): boolean => key.endsWith(':tile');

/** If there are more places than this on which nothing stands, those on other tiles are gathered. */
export const kMostApart = 12;

/** The places of one tile as one, to be opened. */
function tileOf(places: readonly Spot[]): Spot {
  const { x, y } = places[0]!.target;
  const target: Target = { on: 'tile', x, y };
  return { key: keyOf(target), target, deeds: places.flatMap(({ deeds }) => deeds), occupied: false };
}

/**
 * The same with the places of each tile as one, where there are too many to be told apart: but for the tile that was just
 * laid, and in addition for the one that is open.
 */
export function gathered(all: readonly Spot[], last: Point | null, open: string | null): Spot[] {
  if (all.filter(({ occupied }) => !occupied).length <= kMostApart) return [...all];
  const byTile = new Map<string, Spot[]>();
  for (const spot of all) {
    const { target, occupied } = spot;
    if (occupied || (target.on !== 'segment' && target.on !== 'tower') || (last && samePlace(target, last))) continue;
    byTile.set(placeKey(target), [...(byTile.get(placeKey(target)) ?? []), spot]);
  }
  const several = [...byTile.values()].filter(({ length }) => length > 1);
  const hidden = new Set(several.filter(([first]) => open === null || !samePlace(first!.target, tileOfKey(open))).flat());
  return [...several.map(tileOf), ...all.filter((spot) => !hidden.has(spot))];
}

/** What is shown of a place before it is done: how far a tower would reach. */
export const shownFirst = ({ deeds }: Pick<Spot, 'deeds'>): LegalDecision | null => deeds.find(({ type }) => type === 'place_floor') ?? null;

/** Whether pressing the place does what can be done there: it is one thing, which shows nothing first. */
export const isDoneAtOnce = (spot: Pick<Spot, 'deeds'>): boolean => spot.deeds.length === 1 && shownFirst(spot) === null;

/** A decision about something that does not lie on the board: whose meeple, which prisoner. */
export type InHand = Extract<
  LegalDecision,
  { type: 'bury_from_supply' | 'assign_points' | 'pay_ransom' | 'exchange_prisoner' }
>;

const kInHand: readonly LegalDecision['type'][] = ['bury_from_supply', 'assign_points', 'pay_ransom', 'exchange_prisoner'];

export const isInHand = (d: LegalDecision): d is InHand => kInHand.includes(d.type);
