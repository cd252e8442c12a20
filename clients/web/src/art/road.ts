import { edgeOf, type Edge } from '../board/geometry';
import type { Point, RoadEnd, TileSegment } from '../protocol/types';
import { inCities, type CityShape } from './city';
import { between, line, point, soften, toLine, turn, wobble } from './curve';

/** The drawn shape of a road segment, on the unturned tile. */
export interface RoadShape {
  name: string;
  line: Point[];
  end: RoadEnd | null;
}

// Roads from the north side: straight over, and round the corner to the east side.
const kStraight = line(50, -0.4, 50, 16, 49, 33, 50, 50, 51, 67, 50, 84, 50, 100.4);
const kBend = line(50, -0.4, 50, 13, 53, 26, 61, 38, 74, 46, 87, 50, 100.4, 50);

/** How far the nearest of the roads is. */
export function toRoads(roads: RoadShape[], p: Point): number {
  let nearest = Infinity;
  for (const road of roads) nearest = Math.min(nearest, toLine(p, road.line));
  return nearest;
}

/** The middle of a side, a hair over the border. */
export function gate(edge: Edge): Point {
  return turn(point(50, -0.4), edge);
}

function through(sides: Edge[], random: () => number): Point[] {
  const [a, b] = sides as [Edge, Edge];
  const turns = (b - a + 4) % 4;
  if (turns === 2) return wobble(kStraight.map((p) => turn(p, a)), random, 2.2);
  return wobble(kBend.map((p) => turn(p, turns === 1 ? a : b)), random, 1);
}

/** One line that runs along all of its three arms and back again. */
function parting(sides: Edge[], node: Point, random: () => number): Point[] {
  const arms = sides.map((side) => wobble([gate(side), turn(point(50, 24), side), node], random, 1));
  return arms.flatMap((arm, i) => (i === 0 ? arm : [...[...arm].reverse().slice(1), ...arm.slice(1)]));
}

function toNode(side: Edge, node: Point, random: () => number): Point[] {
  const from = gate(side);
  const inward = turn(point(50, 20), side);
  return wobble([from, inward, between(inward, node, 0.5), node], random, 1.6);
}

/** Where a road from this side meets the city's wall. */
function cityGate(side: Edge, cities: CityShape[]): Point {
  const far = turn(point(50, 90), side);
  for (let part = 0; part < 1; part += 0.02) {
    const p = between(gate(side), far, part);
    if (inCities(cities, p)) return p;
  }
  return far;
}

/**
 * The line of a road segment: between its two or three sides, or from its one side to the node, the place
 * inside the tile where its roads stop.
 */
export function roadShape(
  segment: TileSegment,
  node: Point,
  cities: CityShape[],
  random: () => number,
): RoadShape {
  const sides = segment.edges.map(edgeOf);
  const single = () =>
    toNode(sides[0]!, segment.end === 'city' ? cityGate(sides[0]!, cities) : node, random);
  // Rounded corners would lead a line that turns back past the middle.
  if (sides.length > 2) return { name: segment.name, line: parting(sides, node, random), end: segment.end };
  const points = sides.length === 2 ? through(sides, random) : single();
  return { name: segment.name, line: soften(points, 4), end: segment.end };
}
