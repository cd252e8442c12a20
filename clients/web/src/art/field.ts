import type { Point, TileSegment } from '../protocol/types';
import { inCities, toWalls } from './city';
import { distance, middle, point, turn } from './curve';
import { thickness } from './mist';
import { toRoads } from './road';
import type { Ground } from './scenery';

const kStep = 5;
const kCells = 100 / kStep;
const kFirst = kStep / 2;
/** A farmer needs no more room than this. */
const kEnough = 24;
/** Farther than this from the other pieces is no better: a finger tells them apart. */
const kApart = 32;

const at = (cell: number): Point => point(kFirst + (cell % kCells) * kStep, kFirst + Math.floor(cell / kCells) * kStep);

/** A point just inside the middle of a half side, on the unturned tile. */
export function halfPoint(half: number): Point {
  return turn(point(half % 2 === 0 ? 26 : 74, 4), Math.floor(half / 2));
}

function isOpen(ground: Ground, p: Point): boolean {
  const { cities, roads, mist } = ground;
  return thickness(mist, p) < 0.45 && !inCities(cities, p) && toRoads(roads, p) >= 5;
}

function neighbours(cell: number): number[] {
  const x = cell % kCells;
  return [cell - kCells, cell + kCells, ...(x > 0 ? [cell - 1] : []), ...(x < kCells - 1 ? [cell + 1] : [])];
}

/** All open cells that hang together with some. */
function spread(open: ReadonlySet<number>, from: Iterable<number>): Set<number> {
  const reached = new Set(from);
  for (const cell of reached) {
    for (const next of neighbours(cell)) if (open.has(next)) reached.add(next);
  }
  return reached;
}

/** The open cells that hang together with the field's halves of the sides. */
function region(field: TileSegment, open: ReadonlySet<number>): Set<number> {
  const begins = field.half_edges.map(halfPoint);
  return spread(open, [...open].filter((cell) => begins.some((p) => distance(p, at(cell)) < 9)));
}

/** What is open inside of a tile, cut off from its sides: the largest first. */
function inner(open: ReadonlySet<number>, reached: ReadonlySet<number>): Set<number>[] {
  const found: Set<number>[] = [];
  for (const cell of open) {
    if (!reached.has(cell) && !found.some((known) => known.has(cell))) found.push(spread(open, [cell]));
  }
  return found.sort((a, b) => b.size - a.size);
}

/** How far a place is from everything that a farmer must not hide; no more than `enough` if that is known to be too little. */
function room(ground: Ground, taken: Point[], p: Point, enough: number): number {
  const pieces = taken.reduce((least, other) => Math.min(least, distance(p, other)), kApart);
  const free = Math.min(kEnough, p.x, p.y, 100 - p.x, 100 - p.y, pieces * 0.9);
  if (free + pieces * 0.3 <= enough) return enough;
  const least = Math.min(free, toRoads(ground.roads, p), toWalls(ground.cities, p));
  return least + pieces * 0.3 - thickness(ground.mist, p) * 4 - distance(p, middle) * 0.03;
}

/** The first of the places that has the most room. */
function roomiest(ground: Ground, taken: Point[], candidates: Point[]): Point | null {
  let best: Point | null = null;
  let most = -Infinity;
  for (const p of candidates) {
    const worth = room(ground, taken, p, most);
    if (worth > most) [best, most] = [p, worth];
  }
  return best;
}

/** A place for a farmer on each field segment, in the open and away from the other places. */
export function fieldPlaces(fields: TileSegment[], ground: Ground, places: Point[]): [string, Point][] {
  const cells = Array.from({ length: kCells * kCells }, (_, cell) => cell);
  const open = new Set(cells.filter((cell) => isOpen(ground, at(cell))));
  const regions = new Map(fields.map((field) => [field, region(field, open)]));
  const enclosed = inner(open, new Set([...regions.values()].flatMap((cells) => [...cells])));
  const taken = [...places];
  return fields.map((field) => {
    const own = field.half_edges.length > 0 ? regions.get(field)! : (enclosed.shift() ?? []);
    const candidates = [...[...own].map(at), ...field.half_edges.map(halfPoint)];
    const best = roomiest(ground, taken, candidates) ?? middle;
    taken.push(best);
    return [field.name, best];
  });
}
