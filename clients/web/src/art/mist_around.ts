import { edges, opposite, placeKey, segmentEdges, step, type Edge } from '../board/geometry';
import type { Point, Rotation, TileFace } from '../protocol/types';
import { kLifted, type MistAround } from './mist_field';

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

type Placed = Lying & Point;
/** A cloud of a tile where it lies. */
interface Cloud {
  tile: Placed;
  sides: Edge[];
}

/** All of the bank that a cloud belongs to; null while it is not complete (T-8). */
function completeBank(first: Cloud, face: FaceOf, at: (place: Point) => Placed | undefined, known: Set<string>): Cloud[] | null {
  const bank = [first];
  let isComplete = true;
  const note = ({ tile, sides }: Cloud) => sides.forEach((side) => known.add(`${placeKey(tile)}:${side}`));
  note(first);
  for (const { tile, sides } of bank) {
    for (const side of sides) {
      const beyond = at(step(tile, side));
      const next = beyond && clouds(beyond, face).find((cloud) => cloud.includes(opposite(side)));
      if (!next) isComplete = false;
      else if (!known.has(`${placeKey(beyond)}:${opposite(side)}`)) {
        bank.push({ tile: beyond, sides: next });
        note(bank.at(-1)!);
      }
    }
  }
  return isComplete ? bank : null;
}

/** Over which sides the mist of each tile has lifted, since its bank is complete: bits of `MistAround`, by place. */
export function liftedSides(tiles: readonly Placed[], face: FaceOf, at: (place: Point) => Placed | undefined): Map<string, MistAround> {
  const lifted = new Map<string, MistAround>();
  const known = new Set<string>();
  for (const tile of tiles) {
    for (const sides of clouds(tile, face)) {
      if (sides.length === 0 || known.has(`${placeKey(tile)}:${sides[0]}`)) continue;
      for (const cloud of completeBank({ tile, sides }, face, at, known) ?? []) {
        const bits = cloud.sides.reduce<MistAround>((sum, side) => sum | (kLifted << side), 0);
        lifted.set(placeKey(cloud.tile), (lifted.get(placeKey(cloud.tile)) ?? 0) | bits);
      }
    }
  }
  return lifted;
}
