import type { Point } from '../protocol/types';
import { centroid, distance, inside, middle, point, toLine } from './curve';
import { inCity, type CityShape } from './city';
import { thickness, type MistShape } from './mist';
import type { RoadShape } from './road';

export type SceneryKind =
  | 'house-left'
  | 'house-right'
  | 'house-tall'
  | 'church'
  | 'tree'
  | 'pine'
  | 'bush'
  | 'tuft'
  | 'furrows';

/** A small picture that stands upright at a place, however the tile is turned. */
export interface Scenery extends Point {
  kind: SceneryKind;
  size: number;
}

/** What is already drawn on the tile. */
export interface Ground {
  cities: CityShape[];
  roads: RoadShape[];
  mist: MistShape[];
  /** Round places to keep free: a village, a meeple's place. */
  kept: (Point & { r: number })[];
}

/** Points of a loose grid in random order. */
function scatter(spacing: number, margin: number, random: () => number): Point[] {
  const points: Point[] = [];
  for (let y = margin; y <= 100 - margin; y += spacing) {
    for (let x = margin; x <= 100 - margin; x += spacing) {
      const shift = () => (random() - 0.5) * spacing * 0.55;
      points.push(point(x + shift(), y + shift()));
    }
  }
  return points.sort(() => random() - 0.5);
}

function free(ground: Ground, p: Point, margin: number): boolean {
  const clearOfCities = ground.cities.every(
    (city) => !inside(p, city.outline) && city.walls.every((wall) => toLine(p, wall) >= margin),
  );
  const clearOfRoads = ground.roads.every((road) => toLine(p, road.line) >= margin);
  return clearOfCities && clearOfRoads && ground.kept.every((k) => distance(p, k) >= k.r);
}

const kHouses: SceneryKind[] = ['house-left', 'house-right', 'house-left', 'house-right', 'house-tall'];

/** Houses fill a city, with streets between; a large one gets a church. */
export function houses(city: CityShape, kept: Ground['kept'], random: () => number): Scenery[] {
  const places = scatter(11.5, 8, random).filter(
    (p) => inCity(city, p, 7.5) && kept.every((k) => distance(p, k) >= k.r),
  );
  const chosen: Point[] = [];
  for (const p of places) if (chosen.every((q) => distance(p, q) >= 10)) chosen.push(p);
  const church = chosen.length > 9 ? 0 : -1;
  return chosen.map((p, i) => ({
    ...p,
    kind: i === church ? 'church' : kHouses[Math.floor(random() * kHouses.length)]!,
    size: 0.92 + random() * 0.2,
  }));
}

/** Trees, bushes, grass and ploughed land on the open ground. */
export function countryside(ground: Ground, random: () => number): Scenery[] {
  const out: Scenery[] = [];
  const place = (kind: SceneryKind, count: number, margin: number, apart: number) => {
    for (const p of scatter(9, 9, random)) {
      if (count === 0) return;
      const misty = thickness(ground.mist, p);
      if (misty > (kind === 'tuft' ? 0.35 : 0.15) || !free(ground, p, margin)) continue;
      if (out.some((q) => distance(p, q) < apart)) continue;
      out.push({ ...p, kind, size: 0.85 + random() * 0.35 });
      count -= 1;
    }
  };
  place('furrows', random() < 0.55 ? 1 : 0, 17, 20);
  place(random() < 0.5 ? 'tree' : 'pine', 2 + Math.floor(random() * 2), 9, 9);
  place(random() < 0.5 ? 'tree' : 'pine', 2, 9, 8);
  place('bush', 2, 7, 9);
  place('tuft', 9, 5, 8);
  return out;
}

/** A good place for a meeple in a city: in the open middle of its area. */
export function cityPlace(city: CityShape): Point {
  const heavy = centroid(city.outline);
  let best = heavy;
  let room = -Infinity;
  for (let x = 12; x <= 88; x += 2) {
    for (let y = 12; y <= 88; y += 2) {
      const p = point(x, y);
      if (!inside(p, city.outline)) continue;
      const walls = Math.min(18, ...city.walls.map((wall) => toLine(p, wall)));
      const score = walls - distance(p, heavy) * 0.5;
      if (score > room) [best, room] = [p, score];
    }
  }
  return best;
}

const kGhostApart = 19;

/** Places for ghosts: in the mist, apart from each other, away from roads and meeples. */
export function ghostPlaces(ground: Ground, count: number): Point[] {
  const grid = scatter(4, 14, () => 0.5).map((p) => ({ p, worth: ghostWorth(ground, p) }));
  grid.sort((a, b) => b.worth - a.worth);
  const chosen: Point[] = [];
  for (let apart = kGhostApart; chosen.length < count && apart > 4; apart -= 2) {
    for (const { p } of grid) {
      if (chosen.length < count && chosen.every((q) => distance(p, q) >= apart)) chosen.push(p);
    }
  }
  return chosen;
}

function ghostWorth(ground: Ground, p: Point): number {
  const road = Math.min(14, ...ground.roads.map((r) => toLine(p, r.line)));
  const wall = Math.min(12, ...ground.cities.flatMap((c) => c.walls.map((w) => toLine(p, w))));
  const meeple = Math.min(22, ...ground.kept.map((k) => distance(p, k)));
  const built = ground.cities.some((city) => inside(p, city.outline)) ? -100 : 0;
  const misty = Math.min(0.5, thickness(ground.mist, p)) * 60;
  return misty + road + wall + meeple + built - distance(p, middle) * 0.02;
}
