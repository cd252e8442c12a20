import { edges, opposite, placeKey, segmentEdges, step, type Edge } from '../board/geometry';
import type { Point, Rotation, TileFace } from '../protocol/types';
import type { MistAround } from './mist_field';

interface Lying {
  tile: string;
  rotation: Rotation;
}

type FaceOf = (tile: string) => TileFace | undefined;
type At = (place: Point) => Lying | undefined;

/** The sides of each cloud of a tile as it lies. */
function clouds({ tile, rotation }: Lying, face: FaceOf): Edge[][] {
  const segments = face(tile)?.segments ?? [];
  return segments.filter((s) => s.kind === 'mist').map((s) => segmentEdges(s, rotation));
}

const misty = (lying: Lying, face: FaceOf, side: Edge) => clouds(lying, face).some((cloud) => cloud.includes(side));

/** Whether one cloud of the tile covers the corner after a side, clockwise. */
function covers(lying: Lying, face: FaceOf, corner: Edge): boolean {
  const next = ((corner + 1) % 4) as Edge;
  return clouds(lying, face).some((cloud) => cloud.includes(corner) && cloud.includes(next));
}

/** The other tiles that meet at a corner of a space, each with its own name for that corner. */
function meeting(place: Point, corner: Edge): [Point, Edge][] {
  const next = ((corner + 1) % 4) as Edge;
  const beyond = step(place, corner);
  return [
    [beyond, next],
    [step(place, next), opposite(next)],
    [step(beyond, next), opposite(corner)],
  ];
}

/** Where a tile's mist goes on: over which sides, and round which corners. An empty space beyond is open. */
export function mistAround(lying: Lying, place: Point, face: FaceOf, at: At): MistAround {
  let around = 0;
  if (clouds(lying, face).length === 0) return around;
  for (const side of edges) {
    const beyond = at(step(place, side));
    if (misty(lying, face, side) && (!beyond || misty(beyond, face, opposite(side)))) around |= 1 << side;
    const others = meeting(place, side).map(([where, corner]) => {
      const other = at(where);
      return !other || covers(other, face, corner);
    });
    if (covers(lying, face, side) && others.every(Boolean)) around |= 16 << side;
  }
  return around;
}

/**
 * The places of the tiles whose mist has lifted: their banks are complete (T-8), and so are all that share a tile with
 * these, so that the mist has no seam between a thick part and a thin one.
 */
export function liftedPlaces(tiles: readonly (Lying & Point)[], face: FaceOf, at: (place: Point) => (Lying & Point) | undefined): Set<string> {
  const lifted = new Set<string>();
  const known = new Set<string>();
  for (const first of tiles) {
    if (known.has(placeKey(first)) || clouds(first, face).length === 0) continue;
    const together = [first];
    let isOpen = false;
    known.add(placeKey(first));
    for (const tile of together) {
      for (const side of edges.filter((edge) => misty(tile, face, edge))) {
        const beyond = at(step(tile, side));
        if (!beyond || !misty(beyond, face, opposite(side))) isOpen = true;
        else if (!known.has(placeKey(beyond))) {
          known.add(placeKey(beyond));
          together.push(beyond);
        }
      }
    }
    if (!isOpen) for (const tile of together) lifted.add(placeKey(tile));
  }
  return lifted;
}
