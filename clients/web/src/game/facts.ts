import { placeKey } from '../board/geometry';
import { kColours, type BoardMeeple, type Colour, type Point, type State } from '../protocol/types';
import { figureKind, type Figure, type FigureKind } from './figure';

// What parts show of themselves in a state. A list by colours has those that play, in the order of `kColours`.

/** Of a state what says where the pieces of parts stand. */
export type Standing = Pick<State, 'meeples'> & { facts?: State['facts'] | undefined };

const shown = ({ facts }: Pick<Standing, 'facts'>): NonNullable<State['facts']> => facts ?? {};

const playing = ({ tracks }: State): Colour[] => kColours.filter((colour) => tracks.some((track) => track.colour === colour));

/** The kind by its word in facts, where a meeple has one, too. */
const kindOf = (word: FigureKind | 'ordinary'): FigureKind => (word === 'ordinary' ? 'meeple' : word);

export const kGoods = ['wine', 'grain', 'cloth'] as const;
export type Good = (typeof kGoods)[number];

/** Where the dragon stands, if it does. */
export const dragonAt = (state: Standing): Point | null => shown(state).dragon?.dragon ?? null;

/** Where the fairy stands, and beside whom, if she does. */
export function fairyAt(state: Standing): { at: Point; beside: BoardMeeple | null } | null {
  const { fairy = null, fairy_colour: colour = null, fairy_kind: kind = null } = shown(state).fairy ?? {};
  if (!fairy) return null;
  const of = (meeple: BoardMeeple) => placeKey(meeple) === placeKey(fairy) && meeple.colour === colour;
  const there = state.meeples.filter(of);
  return { at: fairy, beside: there.find((meeple) => kind && figureKind(meeple) === kindOf(kind)) ?? there[0] ?? null };
}

/** The towers that have a floor, with how many. */
export function towersOf(state: Standing): (Point & { floors: number; closed: boolean })[] {
  const { towers = [], heights = [] } = shown(state).towers ?? {};
  const closed = new Set(state.meeples.filter(({ segment }) => segment.startsWith('tower')).map(placeKey));
  return towers.flatMap((at, i) => (heights[i] ? [{ x: at.x, y: at.y, floors: heights[i], closed: closed.has(placeKey(at)) }] : []));
}

/** The tower that was just given a floor and may capture, if any. */
export const raisedTower = (state: State): Point | null => shown(state).towers?.raised ?? null;

/** The tiles where the dragon has been in the walk that is under way: first where it woke, last where it is. */
export const dragonWalk = (state: State): Point[] => shown(state).dragon?.walk ?? [];

/** What somebody of that colour has beside the figures. */
export interface Belongings {
  goods: { good: Good; count: number }[];
  /** Of towers; null where there are none. */
  floors: number | null;
  prisoners: Figure[];
  abbey: boolean;
}

export function belongingsOf(state: State, colour: Colour): Belongings {
  const colours = playing(state);
  const index = colours.indexOf(colour);
  const { goods, towers, abbeys } = shown(state);
  const prisoners = towers?.prisoners[index] ?? [];
  return {
    goods: kGoods.map((good, i) => ({ good, count: goods?.goods[index]?.[i] ?? 0 })).filter(({ count }) => count > 0),
    floors: towers?.floors[index] ?? null,
    prisoners: prisoners.flatMap((kinds, i) => kinds.map((kind) => ({ colour: colours[i]!, kind: kindOf(kind) }))),
    abbey: abbeys?.abbeys[index] ?? false,
  };
}

/** Whether the active player has another tile to place after this one. */
export const hasSecondPart = (state: State): boolean => shown(state).builder?.again ?? false;
