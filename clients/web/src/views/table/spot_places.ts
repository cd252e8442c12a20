import type { Atlas } from '../../art/atlas';
import { kTilePixels } from '../../board/camera';
import { placeKey, type Board } from '../../board/geometry';
import { spread } from '../../board/spread';
import type { Spot, Target } from '../../game/spots';
import type { Point } from '../../protocol/types';
import { boardPoint } from '../drawing/board_layers';
import { meeplePoint } from '../drawing/board_pieces';
import { foundationPoint } from '../drawing/neutral_pieces';

/** How large a place is pressed: for a finger in pixels, and as a part of a large tile. */
export const kLeastRadius = 24;
const kRadiusOfTile = 0.15;
/** Between two places, in pixels. */
const kBetween = 2;
/** More places than this are not moved apart, but small: they would cover the board. */
const kMostApart = 12;
const kDot = 9;

/** A place where something can be done, its point of the board, how far from there it is pressed, and how large it is, in pixels. */
export interface Place {
  spot: Spot;
  at: Point;
  off: Point;
  radius: number;
  /** How far around it a finger meets it. */
  finger: number;
  /** By which keys find it: where it is pressed, in spaces. */
  where: string;
}

const inSpaces = (p: Point) => `${p.x / kTilePixels},${p.y / kTilePixels}`;
const placeOf = (spot: Spot, at: Point) => (isWhole(spot) ? placeKey(spot.target) : inSpaces(at));

/** The point of the board that a target has. */
export function pointOf(target: Target, atlas: Atlas, board: Board): Point {
  const middle = boardPoint(target, { x: 50, y: 50 });
  switch (target.on) {
    case 'segment':
      return meeplePoint(atlas, board.at(target), target.segment) ?? middle;
    case 'tower':
      return foundationPoint(atlas, board.at(target), target);
    case 'corner':
      return boardPoint(target, { x: kTilePixels, y: kTilePixels });
    case 'tile':
    case 'space':
      return middle;
  }
}

/** A place that is a whole tile or space. */
export const isWhole = ({ target: { on } }: Spot): boolean => on === 'tile' || on === 'space';

/** How far around a point a finger meets it: not so far that it lies over the middle of another. */
function fingerAround(at: Point, all: readonly Point[], scale: number): number {
  const apart = all.filter((other) => other !== at).map(({ x, y }) => Math.hypot(x - at.x, y - at.y) * scale);
  return Math.min(kLeastRadius, ...apart.map((pixels) => pixels / 2));
}

/** Places that are pressed where they are, as whole tiles and figures that stand there are. */
export function placesAt(found: readonly Spot[], atlas: Atlas, board: Board, scale: number): Place[] {
  const points = found.map(({ target }) => pointOf(target, atlas, board));
  return found.map((spot, i) => {
    const finger = fingerAround(points[i]!, points, scale);
    return { spot, at: points[i]!, off: { x: 0, y: 0 }, radius: finger, finger, where: placeOf(spot, points[i]!) };
  });
}

/** Places on which nothing stands, each apart from the others however small the tile is seen; many are small instead. */
export function placesApart(found: readonly Spot[], atlas: Atlas, board: Board, scale: number): Place[] {
  if (found.length > kMostApart) return placesAt(found, atlas, board, scale).map((place) => ({ ...place, radius: Math.min(kDot, place.finger) }));
  const radius = Math.max(kLeastRadius, kRadiusOfTile * scale * kTilePixels);
  const points = found.map(({ target }) => pointOf(target, atlas, board));
  const inPixels = points.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
  const apart = spread(inPixels, 2 * radius + kBetween);
  return found.map((spot, i) => {
    const off = { x: apart[i]!.x - inPixels[i]!.x, y: apart[i]!.y - inPixels[i]!.y };
    const pressed = { x: apart[i]!.x / scale, y: apart[i]!.y / scale };
    return { spot, at: points[i]!, off, radius, finger: radius, where: inSpaces(pressed) };
  });
}
