import { edges, opposite, placeKey, samePlace, step, turnEdge, type Edge } from '../board/geometry';
import { centreKinds, isCentre, isPlayed, type CentreKind } from '../board/segment';
import type { Point, Rotation, SegmentKind, State, Terrain, TileFace } from '../protocol/types';

type Faces = ReadonlyMap<string, TileFace>;

/** Some tiles of one face that nobody has seen. */
export interface Unseen {
  face: TileFace;
  count: number;
}

/** What tiles are put together by: what stands on them, else what they lead. */
export type Group = CentreKind | 'both' | 'city' | 'road' | 'open';

export const groups: readonly Group[] = [...centreKinds, 'both', 'city', 'road', 'open'];

/** The kinds of segments of a face, each once. */
export function kindsOn(face: TileFace): SegmentKind[] {
  return [...new Set(face.segments.map(({ kind }) => kind))].filter(isPlayed);
}

function groupOf(face: TileFace): Group {
  const on = kindsOn(face);
  const centre = on.find(isCentre);
  if (centre) return centre;
  if (on.includes('city')) return on.includes('road') ? 'both' : 'city';
  return on.includes('road') ? 'road' : 'open';
}

/** The faces that nobody has seen all copies of, those with the fewest ghosts first. */
export function unseenFaces({ unseen }: State, faces: Faces): Unseen[] {
  const known = Object.entries(unseen).flatMap(([tile, count]) => {
    const face = faces.get(tile);
    return face && count > 0 ? [{ face, count }] : [];
  });
  return known.sort((a, b) => a.face.ghosts - b.face.ghosts || a.face.tile.localeCompare(b.face.tile));
}

/** The same in groups, without empty ones. */
export function grouped(unseen: Unseen[]): { group: Group; faces: Unseen[] }[] {
  return groups
    .map((group) => ({ group, faces: unseen.filter(({ face }) => groupOf(face) === group) }))
    .filter(({ faces }) => faces.length > 0);
}

export function countOf(unseen: Unseen[]): number {
  return unseen.reduce((sum, { count }) => sum + count, 0);
}

/** How many tiles show 0, 1, 2 ... ghosts, those numbers that there are. */
export function bySymbols(unseen: Unseen[]): { symbols: number; count: number }[] {
  const found = new Map<number, number>();
  for (const { face, count } of unseen) found.set(face.ghosts, (found.get(face.ghosts) ?? 0) + count);
  return [...found].map(([symbols, count]) => ({ symbols, count })).sort((a, b) => a.symbols - b.symbols);
}

/** The free spaces beside a face-up tile, in reading order. */
export function freeSpaces({ tiles, face_down }: Pick<State, 'tiles' | 'face_down'>): Point[] {
  const taken = new Set([...tiles, ...face_down].map(placeKey));
  const found = new Map<string, Point>();
  for (const tile of tiles) {
    for (const edge of edges) {
      const space = step(tile, edge);
      if (!taken.has(placeKey(space))) found.set(placeKey(space), space);
    }
  }
  return [...found.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** What the neighbours show towards a space; a tile that lies face down shows nothing (P-2). */
export function sidesAround({ tiles }: Pick<State, 'tiles'>, faces: Faces, space: Point): [Edge, Terrain][] {
  return edges.flatMap((edge): [Edge, Terrain][] => {
    const other = tiles.find((tile) => samePlace(tile, step(space, edge)));
    const face = other && faces.get(other.tile);
    // No game has tiles with other sides.
    return face ? [[edge, face.edges[turnEdge(opposite(edge), 4 - other.rotation)] as Terrain]] : [];
  });
}

/** The unseen faces that continue every neighbour of a space in some turn (P-1). */
export function fitting(state: State, faces: Faces, space: Point): Unseen[] {
  const sides = sidesAround(state, faces, space);
  const fits = (face: TileFace, rotation: Rotation) =>
    sides.every(([edge, terrain]) => face.edges[turnEdge(edge, 4 - rotation)] === terrain);
  return unseenFaces(state, faces).filter(({ face }) => ([0, 1, 2, 3] as const).some((turn) => fits(face, turn)));
}
