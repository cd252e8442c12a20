import type { Atlas } from '../../art/atlas';
import { placeKey, type Extent } from '../../board/geometry';
import { dragonAt, fairyAt, towersOf } from '../../game/facts';
import { figureKind } from '../../game/figure';
import type { Point, State } from '../../protocol/types';
import { mistyTiles } from '../drawing/board_layers';

/** What is to be seen on each space, as one text that differs when that differs. */
export type Looks = ReadonlyMap<string, { space: Point; look: string }>;

/** How every space of a board looks. */
export function looksOf(atlas: Atlas, state: State): Looks {
  const looks = new Map<string, { space: Point; look: string }>();
  const add = ({ x, y }: Point, look: string) => {
    const key = placeKey({ x, y });
    looks.set(key, { space: { x, y }, look: `${looks.get(key)?.look ?? ''} ${look}` });
  };
  for (const { around, tile, rotation, ...space } of mistyTiles(atlas, state.tiles)) add(space, `${tile}/${rotation}/${around}`);
  for (const tile of state.tiles) add(tile, `${tile.ghosts}`);
  for (const space of state.face_down) add(space, 'down');
  for (const { colour, segment, guard, figure, ghosts, ...space } of state.meeples) add(space, `${colour} ${segment} ${figureKind({ guard, figure })} ${ghosts}`);
  for (const { colour, ...space } of state.buried) add(space, `buried ${colour}`);
  for (const { hound, meeple } of state.hounds) if (meeple) add(meeple, `${hound} ${meeple.segment}`);
  for (const { floors, closed, ...space } of towersOf(state)) add(space, `tower ${floors} ${closed}`);
  const [dragon, fairy] = [dragonAt(state), fairyAt(state)];
  if (dragon) add(dragon, 'dragon');
  if (fairy) add(fairy.at, `fairy ${fairy.beside?.segment}`);
  return looks;
}

/** The spaces that look otherwise than before. */
export function changedSpaces(before: Looks, after: Looks): Point[] {
  const spaces = new Map([...before, ...after]);
  return [...spaces].flatMap(([key, { space }]) => (before.get(key)?.look === after.get(key)?.look ? [] : [space]));
}

/** A part of a board is drawn at once if it has no more spaces; more would keep the page waiting. */
const kMostSpaces = 9;

const sizeOf = ({ left, top, right, bottom }: Extent) => (right - left) * (bottom - top);

function together(a: Extent, b: Extent): Extent {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** Rectangles that hold all the spaces, those that lie near each other in one. */
export function partsOf(spaces: readonly Point[]): Extent[] {
  const parts: Extent[] = [];
  for (const { x, y } of spaces) {
    const own = { left: x, top: y, right: x + 1, bottom: y + 1 };
    const near = parts.findIndex((part) => sizeOf(together(part, own)) <= Math.min(kMostSpaces, sizeOf(part) + 3));
    if (near < 0) parts.push(own);
    else parts[near] = together(parts[near]!, own);
  }
  return parts;
}
