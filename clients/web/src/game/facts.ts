import { placeKey } from '../board/geometry';
import { kColours, type BoardMeeple, type Colour, type Point, type State } from '../protocol/types';
import { figureKind, type FigureKind } from './figure';

/** What parts show of themselves in a state, as far as the page draws it; a list by colours is in the order of `kColours`. */
interface Shown {
  builder?: { again: boolean; second_part: boolean };
  goods?: { goods: number[][] };
  dragon?: { dragon: Point | null; walk: Point[] };
  fairy?: { fairy: Point | null; fairy_segment: number | string | null; fairy_colour: Colour | null; fairy_kind: FigureKind | null };
  towers?: { floors: number[]; towers: Point[]; heights: number[]; prisoners: number[][][] };
  abbeys?: { abbeys: unknown };
}

const shown = ({ facts }: State): Shown => (facts ?? {}) as Shown;

export const kGoods = ['wine', 'grain', 'cloth'] as const;
export type Good = (typeof kGoods)[number];

/** Where the dragon stands, if it does. */
export const dragonAt = (state: State): Point | null => shown(state).dragon?.dragon ?? null;

/** The spaces that it has been on in this walk, in order, and how many steps are left. */
export function walkOf(state: State): Point[] {
  return shown(state).dragon?.walk ?? [];
}

/** Where the fairy stands, and beside whom, if she does. */
export function fairyAt(state: State): { at: Point; beside: BoardMeeple | null } | null {
  const { fairy = null, fairy_colour: colour, fairy_kind: kind } = shown(state).fairy ?? {};
  if (!fairy) return null;
  const of = (meeple: BoardMeeple) => placeKey(meeple) === placeKey(fairy) && meeple.colour === colour;
  const there = state.meeples.filter(of);
  return { at: fairy, beside: there.find((meeple) => figureKind(meeple) === kind) ?? there[0] ?? null };
}

/** The towers that have a floor, with how many. */
export function towersOf(state: State): (Point & { floors: number; closed: boolean })[] {
  const { towers = [], heights = [] } = shown(state).towers ?? {};
  const closed = new Set(state.meeples.filter(({ segment }) => segment.startsWith('tower')).map(placeKey));
  return towers.flatMap((at, i) => (heights[i] ? [{ x: at.x, y: at.y, floors: heights[i], closed: closed.has(placeKey(at)) }] : []));
}

/** What somebody of that colour has beside the figures. */
export interface Belongings {
  goods: { good: Good; count: number }[];
  floors: number | null;
}

export function belongingsOf(state: State, colour: Colour): Belongings {
  const index = kColours.indexOf(colour);
  const goods = shown(state).goods?.goods[index] ?? [];
  return {
    goods: kGoods.map((good, i) => ({ good, count: goods[i] ?? 0 })).filter(({ count }) => count > 0),
    floors: shown(state).towers?.floors[index] ?? null,
  };
}

/** Whether the active player has another tile to place after this one. */
export const hasSecondPart = (state: State): boolean => shown(state).builder?.again ?? false;
