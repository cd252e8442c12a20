import { edgeOf, edges, type Edge } from '../board/geometry';
import type { Point, RoadEnd, TileFace, TileSegment } from '../protocol/types';
import { inCities, type CityShape } from './city';
import { between, distance, line, point, soften, toLine, turn, wobble } from './curve';

/** The drawn shape of a road segment, on the unturned tile. */
export interface RoadShape {
  name: string;
  line: Point[];
  end: RoadEnd | null;
  /** Its parts that are seen: all of it, but for a tunnel. */
  seen: Point[][];
  /** Its parts that lead through a city, as a street. */
  streets: Point[][];
  /** Where it leads over another road. */
  bridges: Point[][];
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

/** A wall that is farther in than this is not the one to which a road leads: there is another beside it. */
const kFarthestGate = 0.78;

/** Where a road from this side meets the city's wall: straight on, or at the wall that is nearest. */
function cityGate(side: Edge, cities: CityShape[]): Point {
  const far = turn(point(50, 90), side);
  for (let part = 0; part < kFarthestGate; part += 0.02) {
    const p = between(gate(side), far, part);
    if (inCities(cities, p)) return p;
  }
  const inward = turn(point(50, 26), side);
  const walls = cities.flatMap((city) => city.walls.flat());
  if (walls.length === 0) return far;
  return walls.reduce((best, p) => (distance(p, inward) < distance(best, inward) ? p : best));
}

/** So deep in the tile a tunnel comes out of the ground where one field is on both of its sides. */
export const kMouth = 12;

/** The sides on which one field is to the left and to the right of what leads there. */
export function joinedSides(face: TileFace): Edge[] {
  return edges.filter((side) => face.segments.some(({ half_edges: halves }) => halves.includes(2 * side) && halves.includes(2 * side + 1)));
}

/**
 * The line of a road segment: between its two or three sides, or from its one side to the node, the place
 * inside the tile where its roads stop. `joined` are the `joinedSides` of the tile.
 */
export function roadShape(
  segment: TileSegment,
  node: Point,
  cities: CityShape[],
  joined: readonly Edge[],
  random: () => number,
): RoadShape {
  const sides = segment.edges.map(edgeOf);
  const single = () =>
    toNode(sides[0]!, segment.end === 'city' ? cityGate(sides[0]!, cities) : node, random);
  const told = { name: segment.name, end: segment.end, bridges: [] };
  // Rounded corners would lead a line that turns back past the middle.
  const whole = sides.length > 2 ? parting(sides, node, random) : soften(sides.length === 2 ? through(sides, random) : single(), 4);
  if (segment.marks?.includes('tunnel')) {
    const hidden = (p: Point) => inCities(cities, p) || joined.some((side) => turn(p, 4 - side).y > kMouth && turn(p, 4 - side).y < 50);
    return { ...told, line: whole, seen: partsOf(whole, (p) => !hidden(p)), streets: [] };
  }
  const isThrough = sides.length === 2 && sides.every((side) => !inCities(cities, turn(point(50, 1), side)));
  return { ...told, line: whole, seen: [whole], streets: isThrough ? partsOf(whole, (p) => inCities(cities, p)) : [] };
}

/** So near to each other, two roads cross. */
const kCross = 3;
/** Half as long as a bridge. */
const kBridge = 9;

/** The roads, with a bridge where one crosses another that it does not meet. */
export function withBridges(roads: RoadShape[]): RoadShape[] {
  const isThrough = ({ line, end }: RoadShape) => end === null && line.length > 1;
  return roads.map((road, i) => {
    const under = roads.slice(0, i).filter(isThrough).flatMap((other) => other.line);
    const crossing = isThrough(road) ? road.line.find((p) => under.some((q) => distance(p, q) < kCross)) : undefined;
    return crossing ? { ...road, bridges: partsOf(road.line, (p) => distance(p, crossing) < kBridge) } : road;
  });
}

/** The stretches of a line on which something holds. */
export function partsOf(line: Point[], holds: (p: Point) => boolean): Point[][] {
  const parts: Point[][] = [];
  let open: Point[] | null = null;
  const steps = line.slice(1).flatMap((to, i) => [0, 0.25, 0.5, 0.75].map((part) => between(line[i]!, to, part)));
  for (const p of [...steps, line[line.length - 1]!]) {
    if (!holds(p)) open = null;
    else if (open) open.push(p);
    else parts.push((open = [p]));
  }
  return parts.filter((part) => part.length > 1);
}
