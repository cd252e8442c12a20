import { edgeOf, type Edge } from '../board/geometry';
import type { Point, TileSegment } from '../protocol/types';
import { along, inside, line, pathData, point, soften, toLine, turn, wobble } from './curve';

/** The drawn shape of a city segment, on the unturned tile. */
export interface CityShape {
  name: string;
  coats: number;
  outline: Point[];
  walls: Point[][];
  /** Along the walls. */
  towers: Point[];
  /** Where walls end at the tile's border; the neighbour may have the same. */
  corners: Point[];
}

/** Where a wall meets the tile's side: this far from the corner, so that neighbours join. */
const kInset = 5;

// Walls run clockwise from the last city side to the next one, over one, two or three other sides.
// Each is given for the turn in which the last city side is the north one.
type Gap = 1 | 2 | 3;
const kWalls: Record<Gap, Point[]> = {
  1: line(95, 0, 87, 12, 80, 25, 76, 38, 75, 50, 76, 62, 80, 75, 87, 88, 95, 100),
  2: line(95, 0, 84, 19, 69, 37, 53, 53, 37, 69, 19, 84, 0, 95),
  3: line(95, 0, 87, 11, 77, 22, 64, 30, 50, 33, 36, 30, 23, 22, 13, 11, 5, 0),
};
/** The same where another city needs room behind the wall. */
const kNarrow: Record<Gap, Point[]> = {
  1: line(95, 0, 84, 10, 72, 24, 64, 37, 61, 50, 64, 63, 72, 76, 84, 90, 95, 100),
  2: line(95, 0, 79, 13, 61, 27, 44, 44, 27, 61, 13, 79, 0, 95),
  3: line(95, 0, 86, 9, 76, 16, 63, 21, 50, 22.5, 37, 21, 24, 16, 14, 9, 5, 0),
};
/** The same where the city reaches into the corner across it, and cuts the field there; in both corners with three sides. */
const kIntoCorner = {
  2: line(95, 0, 87, 18, 79, 38, 79, 56, 86, 78, 99, 99, 78, 86, 56, 79, 38, 79, 18, 87, 0, 95),
  right: line(95, 0, 83, 13, 74, 30, 73, 49, 80, 72, 99, 99, 74, 88, 55, 72, 43, 53, 32, 36, 18, 18, 5, 0),
  both: line(95, 0, 84, 12, 75, 28, 74, 48, 81, 72, 99, 99, 81, 87, 66, 70, 50, 64, 34, 70, 19, 87, 1, 99, 19, 72, 26, 48, 25, 28, 16, 12, 5, 0),
};
/** A city on one side that meets the one across. */
const kDeep = line(95, 0, 88, 14, 79, 29, 66, 43, 50, 50, 34, 43, 21, 29, 12, 14, 5, 0);
/** A city on one side that is no half circle: it meets the large one beside it in one place, and a field is left between. */
const kUncapped = line(95, 0, 84, 7, 72, 11, 63, 20, 59, 34, 58, 47, 55, 58, 47, 60, 37, 52, 27, 36, 15, 16, 5, 0);
/** The same where the large one is on both sides. */
const kUncappedBetween = line(95, 0, 84, 6, 74, 8, 66, 14, 61, 24, 54, 36, 44, 38, 36, 35.5, 24, 28, 11, 16, 5, 0);
/** Two cities that cross: they share a wall before the crossing and leave a field behind it. */
const kCrossing = line(95, 0, 84, 14, 72, 27, 59, 41, 57, 59, 59, 72, 67, 83, 80, 92, 95, 100);

/** How far along each wall its towers stand. */
const kTowers: Record<Gap, number[]> = { 1: [0.5], 2: [0.33, 0.67], 3: [0.3, 0.7] };

/** What of its tile decides about the walls of a city. */
export interface CityOnTile {
  /** The other cities. */
  others: TileSegment[];
  /** The corners into which cities reach, by the side before it, clockwise: 0 is between north and east. */
  corners: Edge[];
  /** Whether the roads of the tile end where its cities meet. */
  meet: boolean;
}

/** Mirrored on the diagonal or the upright that the walls of this gap have in common. */
const mirrored = (wall: Point[], gap: Gap): Point[] =>
  wall.map(({ x, y }) => (gap === 1 ? point(x, 100 - y) : gap === 2 ? point(y, x) : point(100 - x, y))).reverse();

/** The wall of a city from this side on, over `gap` other ones. */
function wallFrom(side: Edge, gap: Gap, city: TileSegment, { others, corners, meet }: CityOnTile): { wall: Point[]; plain: boolean } {
  const bent = (wall: Point[]) => ({ wall, plain: false });
  const behind = (steps: number) => others.find(({ edges }) => edges.some((edge) => edgeOf(edge) === (side + steps) % 4));
  const cut = (steps: number) => corners.includes(((side + steps) % 4) as Edge);
  if (gap === 2 && cut(1)) return bent(kIntoCorner[2]);
  if (gap === 3 && cut(1) && cut(2)) return bent(kIntoCorner.both);
  if (gap === 3 && cut(1)) return bent(kIntoCorner.right);
  if (gap === 3 && cut(2)) return bent(mirrored(kIntoCorner.right, 3));
  const large = others.some(({ edges }) => edges.length > 1);
  if (gap === 1) {
    const crosses = behind(1) && behind(1) === behind(3);
    if (crosses) return bent(side % 2 === 0 ? kCrossing : mirrored(kCrossing, 1));
    return behind(1) ? bent(kNarrow[1]) : { wall: kWalls[1], plain: true };
  }
  if (gap === 2) return behind(1) || behind(2) ? bent(kNarrow[2]) : { wall: kWalls[2], plain: true };
  if (meet && behind(2)) return bent(kDeep);
  if (large && city.marks?.includes('uncapped')) {
    if (behind(1) && behind(1) === behind(3)) return bent(kUncappedBetween);
    return bent((behind(1)?.edges.length ?? 0) > 1 ? kUncapped : mirrored(kUncapped, 3));
  }
  return large ? bent(kNarrow[3]) : { wall: kWalls[3], plain: true };
}

/** The side's two ends, clockwise. */
function ends(edge: Edge): [Point, Point] {
  return [turn(point(kInset, 0), edge), turn(point(100 - kInset, 0), edge)];
}

/** Towers stand at the corners that a wall reaches into, not only along it. */
const towersOf = (wall: Point[], gap: Gap, plain: boolean) =>
  (plain || gap < 3 ? kTowers[gap] : [0.2, 0.8]).map((part) => along(wall, part));

/** The outline and the walls of a city that reaches the given sides. */
export function cityShape(segment: TileSegment, tile: CityOnTile, random: () => number): CityShape {
  const sides = segment.edges.map(edgeOf).sort((a, b) => a - b);
  const outline: Point[] = [];
  const walls: Point[][] = [];
  const towers: Point[] = [];
  const corners: Point[] = [];
  sides.forEach((side, i) => {
    const next = sides[(i + 1) % sides.length]!;
    const gap = ((next - side + 3) % 4) as 0 | Gap;
    outline.push(...ends(side));
    if (gap === 0) {
      outline.push(turn(point(100, 0), side));
      return;
    }
    const { wall: drawn, plain } = wallFrom(side, gap, segment, tile);
    const wall = soften(wobble(drawn.map((p) => turn(p, side)), random, plain ? 1.1 : 0.5), 3);
    walls.push(wall);
    outline.push(...wall.slice(1, -1));
    towers.push(...towersOf(wall, gap, plain));
    corners.push(wall[0]!, wall[wall.length - 1]!);
  });
  return { name: segment.name, coats: segment.coats, outline, walls, towers, corners };
}

const kAbbeyWall = line(50, 5, 84, 5, 92, 8, 95, 16, 95, 50, 95, 84, 92, 92, 84, 95, 50, 95, 16, 95, 8, 92, 5, 84, 5, 50, 5, 16, 8, 8, 16, 5, 50, 5);

/** An abbey is walled like a city, all around and with a gate to each side: whatever lies there ends at it. */
export function abbeyShape(name: string): CityShape {
  const towers = [0, 1, 2, 3].map((edge) => turn(point(92, 8), edge));
  return { name, coats: 0, outline: kAbbeyWall, walls: [kAbbeyWall], towers, corners: [] };
}

/** The gates of an abbey. */
export const abbeyGates = (): Point[] => [0, 1, 2, 3].map((edge) => turn(point(50, 5.6), edge));

/** Whether the point is in one of the cities. */
export function inCities(cities: CityShape[], p: Point): boolean {
  return cities.some((city) => inside(p, city.outline));
}

/** How far the nearest wall of the cities is. */
export function toWalls(cities: CityShape[], p: Point): number {
  let nearest = Infinity;
  for (const { walls } of cities) for (const wall of walls) nearest = Math.min(nearest, toLine(p, wall));
  return nearest;
}

export function outlineData(city: CityShape): string {
  return pathData(city.outline, true);
}
