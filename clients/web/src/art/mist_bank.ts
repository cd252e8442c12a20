import { samePlace } from '../board/geometry';
import { contours } from './contour';
import { distance, short } from './curve';
import { thickness } from './mist';
import type { TilePlan } from './tile_plan';
import type { Point } from '../protocol/types';

// The mist is one landscape over the whole board: its height is sampled on every tile, agrees with the
// neighbours on every border, and is drawn as contours, one above the other.

/** Bits of `around`: 1 << side where the mist goes on over that side, 16 << corner where it covers the corner. */
export type MistAround = number;

/** The mist of one tile on the board, as path data in the board's units. */
export interface MistBank {
  veil: string;
  body: string;
  /** The drawn edge of the body, without the tile's border. */
  edge: string;
  deep: string;
}

const kCell = 5;
const kCount = 100 / kCell + 1;
/** So far a border reaches into its tile. */
const kReach = 17;
/** Banks reach over the border by this much, so that no gap shows between neighbours. */
const kOverlap = 0.6;
/** So far about a corner that is left clear the mist is thinner. */
const kCorner = 26;

const smooth = (t: number) => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t));

function hash(x: number, y: number): number {
  let mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2147483648 - 1;
}

/** Where a row or column of samples lies among lumps: in which, and how far through it. */
function among(from: number, size: number, shift: number): { cell: number; part: number }[] {
  return Array.from({ length: kCount }, (_, i) => {
    const at = (from + i * kCell) / size + shift;
    const cell = Math.floor(at);
    return { cell, part: smooth(at - cell) };
  });
}

/** Smooth chance over the board, -1 to 1, in lumps of this size, at each sample of the tile at `at`. */
function lumps(at: Point, size: Point, shift: Point): number[] {
  const columns = among(at.x, size.x, shift.x);
  const values: number[] = [];
  for (const { cell: top, part: v } of among(at.y, size.y, shift.y)) {
    let known = NaN;
    let [upperLeft, upperRight, lowerLeft, lowerRight] = [0, 0, 0, 0];
    for (const { cell: left, part: u } of columns) {
      if (left !== known) {
        known = left;
        upperLeft = hash(left, top);
        upperRight = hash(left + 1, top);
        lowerLeft = hash(left, top + 1);
        lowerRight = hash(left + 1, top + 1);
      }
      const upper = upperLeft * (1 - u) + upperRight * u;
      const lower = lowerLeft * (1 - u) + lowerRight * u;
      values.push(upper * (1 - v) + lower * v);
    }
  }
  return values;
}

const kCornerPoints = [
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
  { x: 0, y: 0 },
];

/** Rounds the mist off about the corners that it leaves clear. */
function clearOfCorners(around: MistAround, p: Point): number {
  let product = 1;
  for (let i = 0; i < 4; i += 1) {
    if (around & (16 << i)) continue;
    const away = distance(p, kCornerPoints[i]!);
    if (away < kCorner) product *= smooth(away / kCorner);
  }
  return product;
}

/** The height inside the tile, led over to what the borders say. */
function height(plan: TilePlan, around: MistAround, p: Point): number {
  let weight = 1 / 8;
  let sum = weight * Math.min(1, thickness(plan.mist, p) / 0.6);
  for (let side = 0; side < 4; side += 1) {
    const away = toSide(p, side);
    if (away >= kReach) continue;
    const pull = 1 / Math.max(away, 1e-6) - 1 / kReach;
    if (around & (1 << side)) sum += pull;
    weight += pull;
  }
  return (sum / weight) * clearOfCorners(around, p);
}

function toSide({ x, y }: Point, side: number): number {
  return side === 0 ? y : side === 1 ? 100 - x : side === 2 ? 100 - y : x;
}

const onBorder = (value: number) => value < 0.5 || value > 99.5;

/** A closed outline through the ring, round where it is not the tile's border. */
function outline(ring: Point[], at: Point): string {
  const text = (x: number, y: number) => `${short(at.x + x)} ${short(at.y + y)}`;
  let data = '';
  ring.forEach(({ x, y }, i) => {
    const next = ring[(i + 1) % ring.length]!;
    if (onBorder(x) || onBorder(y)) data += `${data ? 'L' : 'M'}${text(x, y)}`;
    else {
      const between = text((x + next.x) / 2, (y + next.y) / 2);
      data += data ? `Q${text(x, y)} ${between}` : `M${between}`;
    }
  });
  return `${data}Z`;
}

/** The parts of the ring inside the tile, as open lines. */
function openLines(ring: Point[], at: Point): string {
  let data = '';
  let drawing = false;
  const closed = [...ring, ring[0]!];
  closed.forEach(({ x, y }, i) => {
    const next = closed[i + 1] ?? { x, y };
    const outside = (onBorder(x) && onBorder(next.x)) || (onBorder(y) && onBorder(next.y));
    if (drawing) data += `L${short(at.x + x)} ${short(at.y + y)}`;
    else if (!outside && i + 1 < closed.length) data += `M${short(at.x + x)} ${short(at.y + y)}`;
    drawing = !outside;
  });
  return data;
}

/** From steps between samples to units of the tile, a little over the border. */
function onTile(steps: number): number {
  const value = steps * kCell;
  return value < 0.05 ? -kOverlap : value > 99.95 ? 100 + kOverlap : value;
}

/** Whether the point lies in the middle of a stretch along the border, and says nothing. */
function alongBorder(ring: Point[], i: number): boolean {
  const p = ring[i]!;
  if (!onBorder(p.x) && !onBorder(p.y)) return false;
  const before = ring[(i + ring.length - 1) % ring.length]!;
  const after = ring[(i + 1) % ring.length]!;
  return (
    (onBorder(p.x) && before.x === p.x && after.x === p.x) || (onBorder(p.y) && before.y === p.y && after.y === p.y)
  );
}

function ringsAt(values: number[], level: number): Point[][] {
  return contours({ count: kCount, values }, level)
    .filter((ring) => ring.length > 5)
    .map((ring) => ring.map(({ x, y }) => ({ x: onTile(x), y: onTile(y) })))
    .map((ring) => ring.filter((p, i) => !samePlace(p, ring[i === 0 ? ring.length - 1 : i - 1]!)))
    .map((ring) => ring.filter((_, i) => !alongBorder(ring, i)));
}

/** The mist of a tile that lies at `space`. */
export function mistBank(plan: TilePlan, space: Point, around: MistAround): MistBank {
  const at = { x: space.x * 100, y: space.y * 100 };
  const heaps = lumps(at, { x: 21, y: 17 }, { x: 0, y: 0 });
  const curls = lumps(at, { x: 9, y: 8 }, { x: 40, y: 0 });
  const waves = lumps(at, { x: 64, y: 27 }, { x: 9, y: 5 });
  const heights = heaps.map((heap, i) => {
    const p = { x: (i % kCount) * kCell, y: Math.floor(i / kCount) * kCell };
    return height(plan, around, p) + heap * 0.13 + curls[i]! * 0.07;
  });
  const lifted = heights.map((high, i) => high + waves[i]! * 0.42);
  const body = ringsAt(heights, 0.36);
  const draw = (rings: Point[][]) => rings.map((ring) => outline(ring, at)).join('');
  return {
    veil: draw(ringsAt(heights, 0.2)),
    body: draw(body),
    edge: body.map((ring) => openLines(ring, at)).join(''),
    deep: draw(ringsAt(lifted, 0.86)),
  };
}
