import { distance, point, soften, toLine } from '../../art/curve';
import { randomFrom } from '../../art/random';
import { kLevels, type Point } from '../../protocol/types';

/** Where the waypoints lie on a map of this size: the six levels, then the two other games. */
export interface Layout {
  width: number;
  height: number;
  waypoints: Point[];
}

const at = (...places: [number, number][]): Point[] => places.map(([x, y]) => point(x, y));

/** For wide windows, and for a phone. */
export const wide: Layout = {
  width: 1000,
  height: 190,
  waypoints: at([72, 96], [196, 62], [320, 102], [444, 66], [568, 106], [692, 72], [826, 104], [930, 66]),
};
export const tall: Layout = {
  width: 360,
  height: 208,
  waypoints: at([50, 44], [137, 52], [224, 42], [312, 52], [310, 148], [223, 140], [142, 154], [58, 138]),
};

export interface Growth extends Point {
  kind: string;
  size: number;
}

export interface Cloud extends Point {
  r: number;
}

/** What is drawn under the waypoints. */
export interface Land {
  road: Point[];
  /** The ways to the other games, away from the mist. */
  paths: Point[][];
  growth: Growth[];
  mist: Cloud[];
  ghosts: Point[];
}

const kNearWaypoint = 46;
const kNearRoad = 17;
const kWild = ['tree', 'tree', 'pine', 'bush', 'tuft', 'tuft', 'furrows'];
const kTame = ['house-left', 'house-right', 'tree', 'bush', 'tuft', 'furrows'];

function roadThrough(levels: Point[]): Point[] {
  const first = levels[0]!;
  const last = levels.at(-1)!;
  const from = point(-20, first.y + 34);
  const to = point(last.x + Math.sign(last.x - levels.at(-2)!.x) * 46, last.y + 6);
  return soften([from, ...levels, to]);
}

function pathTo(end: Point, road: Point[]): Point[] {
  const start = road.reduce((a, b) => (distance(b, end) < distance(a, end) ? b : a));
  const bend = point((start.x + end.x) / 2 + 26, (start.y + end.y) / 2);
  return soften([start, bend, end]);
}

/** Trees and houses where nothing else is; they come back the same each time. */
function grow(layout: Layout, ways: Point[][], random: () => number): Growth[] {
  const { width, height, waypoints } = layout;
  const free = (p: Point) =>
    waypoints.every((w) => distance(p, w) > kNearWaypoint && distance(p, point(w.x, w.y + 40)) > kNearWaypoint) &&
    ways.every((way) => toLine(p, way) > kNearRoad);
  const tries = Math.round((width * height) / 700);
  const places = Array.from({ length: tries }, () => point(random() * width, random() * height)).filter(free);
  const apart = places.filter((p, i) => places.slice(0, i).every((other) => distance(p, other) > 21));
  return apart
    .map((p) => {
      const kinds = p.y > height * 0.62 ? kTame : kWild;
      return { ...p, kind: kinds[Math.floor(random() * kinds.length)]!, size: 1 + random() * 0.35 };
    })
    .sort((a, b) => a.y - b.y);
}

/** The mist thickens from level to level. */
function rise(levels: Point[], random: () => number): Cloud[] {
  return levels.flatMap((level, i) =>
    Array.from({ length: 2 + 2 * i }, () => ({
      x: level.x + (random() - 0.5) * 190,
      y: level.y + (random() - 0.45) * 90,
      r: 18 + random() * 16 + i * 3,
    })),
  );
}

/** The land around a road. */
export function landOf(layout: Layout): Land {
  const random = randomFrom(`road ${layout.width}`);
  const levels = layout.waypoints.slice(0, kLevels.length);
  const road = roadThrough(levels);
  const paths = layout.waypoints.slice(kLevels.length).map((end) => pathTo(end, road));
  const half = distance(levels[0]!, levels[1]!) / 2;
  const ghosts = levels.slice(1).map((level, i) => point(level.x + (i % 2 === 0 ? half : -half), level.y + 20));
  return { road, paths, growth: grow(layout, [road, ...paths], random), mist: rise(levels, random), ghosts };
}
