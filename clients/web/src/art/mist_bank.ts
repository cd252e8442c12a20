import { samePlace } from '../board/geometry';
import { contours } from './contour';
import { distance } from './curve';
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

/** Smooth chance over the board, -1 to 1, with lumps about one unit wide. */
function noise(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [smooth(x - left), smooth(y - top)];
  const upper = hash(left, top) * (1 - u) + hash(left + 1, top) * u;
  const lower = hash(left, top + 1) * (1 - u) + hash(left + 1, top + 1) * u;
  return upper * (1 - v) + lower * v;
}

const kCornerPoints = [
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
  { x: 0, y: 0 },
];

/** Rounds the mist off about the corners that it leaves clear. */
function clearOfCorners(around: MistAround, p: Point): number {
  return kCornerPoints.reduce(
    (product, corner, i) => (around & (16 << i) ? product : product * smooth(distance(p, corner) / kCorner)),
    1,
  );
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
  const text = (x: number, y: number) => `${(at.x + x).toFixed(1)} ${(at.y + y).toFixed(1)}`;
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
    const text = `${(at.x + x).toFixed(1)} ${(at.y + y).toFixed(1)}`;
    if (drawing) data += `L${text}`;
    else if (!outside && i + 1 < closed.length) data += `M${text}`;
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
  const [before, p, after] = [ring.at(i - 1)!, ring[i]!, ring[(i + 1) % ring.length]!];
  return (
    (onBorder(p.x) && before.x === p.x && after.x === p.x) || (onBorder(p.y) && before.y === p.y && after.y === p.y)
  );
}

function ringsAt(values: number[], level: number): Point[][] {
  return contours({ count: kCount, values }, level)
    .filter((ring) => ring.length > 5)
    .map((ring) => ring.map(({ x, y }) => ({ x: onTile(x), y: onTile(y) })))
    .map((ring) => ring.filter((p, i) => !samePlace(p, ring.at(i - 1)!)))
    .map((ring) => ring.filter((_, i) => !alongBorder(ring, i)));
}

/** The mist of a tile that lies at `space`. */
export function mistBank(plan: TilePlan, space: Point, around: MistAround): MistBank {
  const at = { x: space.x * 100, y: space.y * 100 };
  const heights: number[] = [];
  const lifted: number[] = [];
  for (let row = 0; row < kCount; row += 1) {
    for (let column = 0; column < kCount; column += 1) {
      const p = { x: column * kCell, y: row * kCell };
      const [x, y] = [at.x + p.x, at.y + p.y];
      const lumps = noise(x / 21, y / 17) * 0.13 + noise(x / 9 + 40, y / 8) * 0.07;
      const high = height(plan, around, p) + lumps;
      heights.push(high);
      lifted.push(high + noise(x / 64 + 9, y / 27 + 5) * 0.42);
    }
  }
  const body = ringsAt(heights, 0.36);
  const draw = (rings: Point[][]) => rings.map((ring) => outline(ring, at)).join('');
  return {
    veil: draw(ringsAt(heights, 0.2)),
    body: draw(body),
    edge: body.map((ring) => openLines(ring, at)).join(''),
    deep: draw(ringsAt(lifted, 0.86)),
  };
}
