import { placeKey, samePlace } from '../board/geometry';
import type { BoardMeeple, Point, State } from '../protocol/types';
import { towersOf } from './facts';
import { figureKind, type FigureKind } from './figure';

const isQuarter = ({ tile }: State['tiles'][number]) => tile.startsWith('start-');

/** The spaces of one tile: the start tile can have four (PD-MIST-6, TO-MIST-3). */
function tileAt(state: State, at: Point): Point[] {
  const quarters = state.tiles.filter(isQuarter);
  return quarters.some((quarter) => samePlace(quarter, at)) ? quarters : [at];
}

function figuresOn(state: State, spaces: readonly Point[], without: readonly FigureKind[]): BoardMeeple[] {
  const keys = new Set(spaces.map(placeKey));
  return state.meeples.filter((meeple) => keys.has(placeKey(meeple)) && !without.includes(figureKind(meeple)));
}

/** Whom the dragon would eat on that tile (PD-DRAGON-4). */
export const eatenAt = (state: State, at: Point): BoardMeeple[] => figuresOn(state, tileAt(state, at), ['barn']);

/** How many floors the tower there has, if any. */
export const floorsAt = (state: State, at: Point): number => towersOf(state).find((tower) => samePlace(tower, at))?.floors ?? 0;

/** The spaces that a tower of so many floors reaches, its own the first, and whom it can capture there (TO-FLOOR-2). */
export function reachOf(state: State, at: Point, floors: number): { spaces: Point[]; figures: BoardMeeple[] } {
  const steps = Array.from({ length: floors }, (_, i) => i + 1);
  const spaces = [at, ...steps.flatMap((n) => [{ x: at.x, y: at.y - n }, { x: at.x + n, y: at.y }, { x: at.x, y: at.y + n }, { x: at.x - n, y: at.y }])];
  const lies = new Set(state.tiles.map(placeKey));
  const reached = spaces.flatMap((space) => tileAt(state, space)).filter((space) => lies.has(placeKey(space)));
  return { spaces, figures: figuresOn(state, reached, ['builder', 'pig', 'barn']) };
}

/** So many steps a walk of the dragon has, unless it is shut in (PD-DRAGON-3). */
export const kDragonSteps = 6;
