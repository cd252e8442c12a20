import type { Atlas } from '../../art/atlas';
import { kTilePixels, type Camera } from '../../board/camera';
import { placeKey, samePlace, type Board, type Extent } from '../../board/geometry';
import { spread } from '../../board/spread';
import { kMostApart, type Spot, type Target } from '../../game/spots';
import type { Point } from '../../protocol/types';
import { boardPoint } from '../drawing/board_layers';
import { meeplePoint } from '../drawing/board_pieces';
import { foundationPoint } from '../drawing/neutral_pieces';

/** How large a place is pressed: for a finger in pixels, and as a part of a large tile. */
export const kLeastRadius = 24;
const kRadiusOfTile = 0.15;
/** Between two places, in pixels. */
const kBetween = 2;
/** How large a place is that stays where it is, in pixels. */
const kDot = 15;
/** A smaller place has no picture. */
export const kLeastPictured = 12;

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

/** How the board is seen: its camera, and the part of the window that nothing covers. */
export interface Seen {
  camera: Camera;
  free: Extent;
}

/** Where the middle of a place of that radius may be for all of it to be seen, in pixels of the board; null if its point is not. */
function inSight({ camera: { x, y }, free: { left, top, right, bottom } }: Seen, at: Point, radius: number): Extent | null {
  const [px, py] = [x + at.x, y + at.y];
  if (px < left || px > right || py < top || py > bottom) return null;
  return { left: left - x + radius, top: top - y + radius, right: right - x - radius, bottom: bottom - y - radius };
}

/**
 * Places on which nothing stands, each apart from the others, and from the figures of `standing`, however small the tile
 * is seen, and in sight if their point is. If there are many, only those of the tiles `near` are; the others are small, and where
 * they are.
 */
export function placesApart(found: readonly Spot[], standing: readonly Spot[], near: readonly Point[], atlas: Atlas, board: Board, seen: Seen): Place[] {
  const { scale } = seen.camera;
  const isLarge = ({ target }: Spot) => found.length <= kMostApart || near.some((tile) => samePlace(target, tile));
  const large = found.filter(isLarge);
  const still = placesAt([...found.filter((spot) => !isLarge(spot)), ...standing], atlas, board, scale);
  const small = still.filter(({ spot }) => !standing.includes(spot)).map((place) => ({ ...place, radius: Math.min(kDot, place.finger), finger: Math.min(kDot, place.finger) }));
  const radius = Math.max(kLeastRadius, kRadiusOfTile * scale * kTilePixels);
  const points = large.map(({ target }) => pointOf(target, atlas, board));
  const inPixels = (p: Point) => ({ x: p.x * scale, y: p.y * scale });
  const fixed = still.map(({ at, finger }) => ({ ...inPixels(at), away: radius + Math.min(kDot, finger) }));
  const on = points.map(inPixels);
  const apart = spread(on, 2 * radius + kBetween, fixed, on.map((at) => inSight(seen, at, radius)));
  const moved = large.map((spot, i) => {
    const at = points[i]!;
    const off = { x: apart[i]!.x - at.x * scale, y: apart[i]!.y - at.y * scale };
    return { spot, at, off, radius, finger: radius, where: inSpaces({ x: apart[i]!.x / scale, y: apart[i]!.y / scale }) };
  });
  return [...small, ...moved];
}
