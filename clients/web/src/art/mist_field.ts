import type { Point } from '../protocol/types';
import { distance } from './curve';
import { lumps, type Lumps } from './lumps';
import { thickness } from './mist';
import { toRoads } from './road';
import type { LandPlan } from './tile_plan';

// The mist is one weather over the whole board: how thick it is follows on every border from both neighbours alike,
// and how it is torn from the place on the board alone. So it has no seams, and needs no tile but its own.

/**
 * Bits of `around`: 1 << side where the mist goes on over that side, 16 << corner where it covers the corner,
 * `kLifted` << side where its bank is complete: there only a breath is left, which shows where it was.
 */
export type MistAround = number;
export const kLifted: MistAround = 256;
const kAllLifted = 15 * kLifted;
const kBreath = 0.3;

/** The same while no mist had lifted. */
export const beforeLifting = (around: MistAround): MistAround => around & ~kAllLifted;

/** So many points beside each other show the mist of one tile. */
export const kMistPoints = 40;

/** So far a border reaches into its tile. */
const kReach = 34;
/** How much the inside of the tile has to say against its borders: the less, the softer mist ends at a clear one. */
const kInside = 1 / 24;
/** So far about a corner that is left clear the mist is thinner. */
const kCorner = 30;

/** Mist thinner than this is not seen, and thicker than that hides the most it can. */
const kThin = 0.16;
const kThick = 0.8;
/** How much of the map mist hides at most; through the rest roofs, trees and roads are seen. */
const kThickest = 0.86;

/** Each kind of lumps with how much it tears: long banks, heaps and fine shreds. */
const kBanks: Lumps = { width: 92, height: 34, slant: 0.21, shift: { x: 9, y: 5 } };
const kHeaps: Lumps = { width: 28, height: 16, slant: -0.37, shift: { x: 0, y: 0 } };
const kShreds: Lumps = { width: 21, height: 10, slant: 0.43, shift: { x: 40, y: 3 } };
const kThreads: Lumps = { width: 15, height: 6, slant: -0.61, shift: { x: 11, y: 27 } };

/** Over roads, so far to both sides, mist is thinner by this part: where they lead must be seen. */
const kRoad = 12;
const kRoadPart = 0.5;

const smooth = (t: number) => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t));

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

function toSide({ x, y }: Point, side: number): number {
  return side === 0 ? y : side === 1 ? 100 - x : side === 2 ? 100 - y : x;
}

/** How high the mist stands inside the tile, 0 to 1, led over to what the borders say. */
export function mistHeight(plan: LandPlan, around: MistAround, p: Point): number {
  let weight = kInside;
  let sum = kInside * Math.min(1, thickness(plan.mist, p) / 0.6);
  for (let side = 0; side < 4; side += 1) {
    const away = toSide(p, side);
    if (away >= kReach) continue;
    const pull = 1 / Math.max(away, 1e-6) - 1 / kReach;
    if (around & (1 << side)) sum += pull;
    weight += pull;
  }
  return (sum / weight) * clearOfCorners(around, p);
}

/** How much of the mist has stayed: by the sides that it belongs to, and between two banks from one to the other. */
function stayed(around: MistAround, p: Point): number {
  if ((around & kAllLifted) === 0) return 1;
  let weight = 0;
  let sum = 0;
  for (let side = 0; side < 4; side += 1) {
    if (!(around & (1 << side))) continue;
    const near = 1 / Math.max(toSide(p, side), 1e-3) ** 2;
    weight += near;
    sum += near * (around & (kLifted << side) ? kBreath : 1);
  }
  return sum / weight;
}

/** The ridges of lumps are narrow and their valleys wide, as threads of mist are. */
const ridge = (value: number) => 1 - 2 * Math.abs(value);

/**
 * The mist of a tile that lies at `space`, as points of a picture, row by row: for each how light it is and how much of
 * the map it hides, both 0 to 255.
 */
export function mistField(plan: LandPlan, space: Point, around: MistAround): Uint8ClampedArray {
  const count = kMistPoints;
  const step = 100 / count;
  // One more row above and column to the left, so that it is known on which side a heap is lit.
  const from = { x: space.x * 100 - step / 2, y: space.y * 100 - step / 2, step, count: count + 1 };
  const [banks, heaps, shreds, threads] = [kBanks, kHeaps, kShreds, kThreads].map((kind) => lumps(from, kind)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const torn = (i: number) => banks[i]! * 0.3 + heaps[i]! * 0.24 + ridge(shreds[i]!) * 0.15 + ridge(threads[i]!) * 0.06;
  const field = new Uint8ClampedArray(count * count * 2);
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      const i = (row + 1) * (count + 1) + column + 1;
      const p = { x: (column + 0.5) * step, y: (row + 0.5) * step };
      const high = mistHeight(plan, around, p);
      const at = (row * count + column) * 2;
      if (high <= 0) continue;
      const tear = torn(i);
      // Where nothing stands there is nothing to be torn: mist must not seem to lie on a clear tile.
      const cover = smooth((high * (1 + tear * 0.35) + tear * Math.min(1, high * 1.7) - kThin) / (kThick - kThin));
      const road = 1 - kRoadPart * (1 - smooth(toRoads(plan.roads, p) / kRoad));
      field[at] = 212 + (tear - torn(i - count - 2)) * 210 + tear * 50;
      field[at + 1] = 255 * kThickest * stayed(around, p) * cover * road * (0.8 + tear * 0.5);
    }
  }
  return field;
}

/** The weather that closes over a lost game, thick all over: a square of points as above, `step` apart from `from` on. */
export function overcast(from: Point, step: number, count: number): Uint8ClampedArray {
  const samples = { ...from, step, count };
  const [banks, heaps] = [lumps(samples, kBanks), lumps(samples, kHeaps)];
  const field = new Uint8ClampedArray(count * count * 2);
  for (let i = 0; i < count * count; i += 1) {
    const tear = banks[i]! * 0.6 + heaps[i]! * 0.3;
    field[2 * i] = 225 + tear * 50;
    field[2 * i + 1] = 255 * (0.72 + tear * 0.4);
  }
  return field;
}
