import type { Point } from '../protocol/types';
import { inCity } from './city';
import { distance, toLine } from './curve';
import { thickness } from './mist';
import type { PictureName } from './pictures';
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

/** How much mist a picture may stand in. */
const kMostMist = 0.12;
const kMostMistOnGrass = 0.25;

interface Grown extends Scenery {
  apart: number;
}

/** A place on the open ground, with all that decides what can stand there. */
interface Plot extends Point {
  border: number;
  mist: number;
  /** How far the next road or wall is. */
  way: number;
  /** How far the next place that is kept free is. */
  kept: number;
}

function plots(ground: Ground, random: () => number): Plot[] {
  return scatter(6, 7, random).flatMap((p) => {
    if (ground.cities.some((city) => inCity(city, p, 0))) return [];
    const walls = ground.cities.flatMap((city) => city.walls.map((wall) => toLine(p, wall)));
    const roads = ground.roads.map((road) => toLine(p, road.line));
    return {
      ...p,
      border: Math.min(p.x, p.y, 100 - p.x, 100 - p.y),
      mist: thickness(ground.mist, p),
      way: Math.min(...walls, ...roads),
      kept: Math.min(...ground.kept.map((k) => distance(p, k) - k.r)),
    };
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
