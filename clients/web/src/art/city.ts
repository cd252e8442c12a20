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
const kWalls: Record<1 | 2 | 3, Point[]> = {
  1: line(95, 0, 87, 12, 80, 25, 76, 38, 75, 50, 76, 62, 80, 75, 87, 88, 95, 100),
  2: line(95, 0, 84, 19, 69, 37, 53, 53, 37, 69, 19, 84, 0, 95),
  3: line(95, 0, 87, 11, 77, 22, 64, 30, 50, 33, 36, 30, 23, 22, 13, 11, 5, 0),
};

/** How far along each wall its towers stand. */
const kTowers: Record<1 | 2 | 3, number[]> = { 1: [0.5], 2: [0.33, 0.67], 3: [0.3, 0.7] };

/** The side's two ends, clockwise. */
function ends(edge: Edge): [Point, Point] {
  return [turn(point(kInset, 0), edge), turn(point(100 - kInset, 0), edge)];
}

/** The outline and the walls of a city that reaches the given sides. */
export function cityShape(segment: TileSegment, random: () => number): CityShape {
  const sides = segment.edges.map(edgeOf).sort((a, b) => a - b);
  const outline: Point[] = [];
  const walls: Point[][] = [];
  const towers: Point[] = [];
  const corners: Point[] = [];
  sides.forEach((side, i) => {
    const next = sides[(i + 1) % sides.length]!;
    const gap = ((next - side + 3) % 4) as 0 | 1 | 2 | 3;
    outline.push(...ends(side));
    if (gap === 0) {
      outline.push(turn(point(100, 0), side));
      return;
    }
    const wall = soften(wobble(kWalls[gap].map((p) => turn(p, side)), random, 1.1), 3);
    walls.push(wall);
    outline.push(...wall.slice(1, -1));
    towers.push(...kTowers[gap].map((part) => along(wall, part)));
    corners.push(wall[0]!, wall[wall.length - 1]!);
  });
  return { name: segment.name, coats: segment.coats, outline, walls, towers, corners };
}

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
