import type { Extent } from './geometry';
import type { Point } from '../protocol/types';

/** From the edge of a space to the middle of a button beside it, and between two such, in pixels. */
const kAway = 27;
const kApart = 52;
/** From the middle of a button to its edge. */
const kRadius = 24;

/** From the middle of a figure to its edge. */
const kFigure = 16;

/** Where each of `count` buttons stands beside a space, as seen from its middle, in pixels. */
function rows({ left, top, right, bottom }: Extent, count: number): Point[][] {
  const [x, y] = [(right - left) / 2 + kAway, (bottom - top) / 2 + kAway];
  const along = Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * kApart);
  return [
    along.map((by) => ({ x: by, y })),
    along.map((by) => ({ x: by, y: -y })),
    along.map((by) => ({ x, y: by })),
    along.map((by) => ({ x: -x, y: by })),
  ];
}

/** A row moved along itself, by as little as it takes, into the stretch of its window in which a button can stand. */
function slid(row: readonly Point[], axis: 'x' | 'y', least: number, most: number): Point[] {
  const all = row.map((at) => at[axis]);
  const by = Math.max(0, least - Math.min(...all)) + Math.min(0, most - Math.max(...all));
  return row.map((at) => ({ ...at, [axis]: at[axis] + by }));
}

/**
 * Where to put `count` buttons beside a space that lies at `box` in the window: below it, else above, right or left of
 * it, wherever all of them are in the free part and cover nothing that is to be `seen`; else where they are in the free
 * part, and below it if they are nowhere. As seen from the middle of the space, in pixels as everything.
 */
export function beside(box: Extent, free: Extent, count: number, seen: readonly Point[] = []): Point[] {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const isFree = (at: Point) =>
    x + at.x - kRadius >= free.left && x + at.x + kRadius <= free.right && y + at.y - kRadius >= free.top && y + at.y + kRadius <= free.bottom;
  const covers = (at: Point) => seen.some((point) => Math.hypot(x + at.x - point.x, y + at.y - point.y) < kRadius + kFigure);
  const all = rows(box, count);
  const along = all.map((row, i) =>
    i < 2 ? slid(row, 'x', free.left + kRadius - x, free.right - kRadius - x) : slid(row, 'y', free.top + kRadius - y, free.bottom - kRadius - y),
  );
  // Along the edge of the window only where there is no room right beside the space.
  const possible = [...all, ...along].filter((row) => row.every(isFree));
  return possible.find((row) => !row.some(covers)) ?? possible[0] ?? all[0]!;
}
