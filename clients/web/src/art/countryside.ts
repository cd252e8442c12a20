import type { Point } from '../protocol/types';
import { inCities, toWalls } from './city';
import { distance } from './curve';
import { thickness } from './mist';
import type { PictureName } from './pictures';
import { toRoads } from './road';
import { scatter, type Ground, type Scenery } from './scenery';

interface Growth {
  kind: PictureName;
  /** How far its middle is from roads and walls. */
  margin: number;
  /** How far it is from whatever else grows there. */
  apart: number;
  size: number;
}

const grow = (kind: PictureName, margin: number, apart: number, size = 1): Growth => ({ kind, margin, apart, size });

/** What gives a stretch of land its face; a tile has one or two of them. */
const kLarge = [
  grow('furrows', 17, 21),
  grow('wood', 18, 21),
  grow('furrows', 17, 21, 1.1),
  grow('pond', 16, 20),
  grow('hill', 18, 21, 1.1),
  grow('orchard', 22, 22),
  grow('wood', 18, 21, 1.15),
  grow('mill', 16, 20),
  grow('furrows', 17, 21),
  grow('hill', 18, 21),
];

/** The little surprises. */
const kSmall = [
  grow('sheep', 12, 15),
  grow('hedge', 13, 15),
  grow('haystack', 10, 13),
  grow('well', 10, 14),
  grow('hedge', 13, 15),
  grow('stones', 9, 13),
];

const kTrees = [grow('tree', 9, 10), grow('pine', 9, 9.5)];
const kBush = grow('bush', 8, 9);
const kGrass = [grow('tuft', 6.5, 8), grow('flowers', 6.5, 8), grow('tuft', 6.5, 8)];

/** How much mist a picture may stand in: trees and mills are seen through it, and say that it is no water. */
const kMostMist = 0.42;
const kMostMistOnGrass = 0.3;
/** Grass grows nearest to roads and walls. */
const kLeastMargin = 6.5;

interface Grown extends Scenery {
  apart: number;
}

/** A place on the open ground where something could grow, with all that decides what can stand there. */
interface Plot extends Point {
  border: number;
  mist: number;
  /** How far the next road or wall is. */
  way: number;
  /** How far the next place that is kept free is. */
  kept: number;
}

function plots(ground: Ground, random: () => number): Plot[] {
  const { cities, roads } = ground;
  return scatter(6, 7, random).flatMap(({ x, y }) => {
    const p = { x, y };
    const border = Math.min(x, y, 100 - x, 100 - y);
    const mist = thickness(ground.mist, p);
    if (mist > kMostMist || inCities(cities, p)) return [];
    const way = Math.min(toWalls(cities, p), toRoads(roads, p));
    if (way < kLeastMargin) return [];
    const kept = ground.kept.reduce((least, k) => Math.min(least, distance(p, k) - k.r), Infinity);
    return { x, y, border, mist, way, kept };
  });
}

/** Fields, woods, ponds, trees and grass on the open ground. */
export function countryside(ground: Ground, random: () => number): Scenery[] {
  const out: Grown[] = [];
  const all = plots(ground, random);
  const plant = (what: Growth, count: number) => {
    const { kind, margin, apart } = what;
    const mist = margin < 7 ? kMostMistOnGrass : kMostMist;
    for (const p of all) {
      if (count === 0) return;
      if (p.mist > mist || p.way < margin || p.kept < margin * 0.4 || p.border < margin * 0.75) continue;
      if (out.some((q) => distance(p, q) < (apart + q.apart) / 2)) continue;
      const size = what.size * (0.9 + random() * 0.2);
      out.push({ x: p.x, y: p.y, kind, size, mirrored: random() < 0.5, apart });
      count -= 1;
    }
  };
  const anyOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const large = anyOf(kLarge);
  plant(large, 1);
  plant(anyOf(kLarge.filter(({ kind }) => kind !== large.kind)), 1);
  plant(anyOf(kSmall), 1);
  if (random() < 0.5) plant(anyOf(kSmall), 1);
  plant(anyOf(kTrees), 3);
  plant(anyOf(kTrees), 2);
  plant(kBush, 2);
  plant(kGrass[0]!, 4);
  plant(anyOf(kGrass), 3);
  return out.map(({ apart: _, ...scenery }) => scenery);
}
