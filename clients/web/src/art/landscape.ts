import { edges, opposite, segmentEdges, step, turnEdge, placeKey, type Edge } from '../board/geometry';
import type { Point, Rotation, TileFace } from '../protocol/types';
import { randomFrom } from './random';

/** One tile of a picture made of tiles. */
export interface LandscapeTile extends Point {
  tile: string;
  rotation: Rotation;
}

interface Candidate {
  face: TileFace;
  rotation: Rotation;
}

function terrainAt({ face, rotation }: Candidate, edge: Edge) {
  return face.edges[turnEdge(edge, 4 - rotation)]!;
}

function mistyAt({ face, rotation }: Candidate, edge: Edge): boolean {
  return face.segments.some((s) => s.kind === 'mist' && segmentEdges(s, rotation).includes(edge));
}

/** How well a tile continues its neighbours: null if it does not fit. */
function fitness(candidate: Candidate, around: [Edge, Candidate][]): number | null {
  let sum = 0;
  for (const [edge, other] of around) {
    if (terrainAt(candidate, edge) !== terrainAt(other, opposite(edge))) return null;
    sum += mistyAt(candidate, edge) === mistyAt(other, opposite(edge)) ? 1 : -2;
  }
  return sum;
}

/** A picture of matching tiles, `width` by `height`; the same for the same name. */
export function landscape(faces: TileFace[], width: number, height: number, name: string): LandscapeTile[] {
  const random = randomFrom(name);
  const placed = new Map<string, Candidate>();
  const picture: LandscapeTile[] = [];
  const all = faces
    .filter((face) => face.copies > 0)
    .flatMap((face) => ([0, 1, 2, 3] as const).map((rotation) => ({ face, rotation })));
  const used = new Set<string>();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const around = edges.flatMap((edge): [Edge, Candidate][] => {
        const other = placed.get(placeKey(step({ x, y }, edge)));
        return other ? [[edge, other]] : [];
      });
      const best = all
        .map((candidate) => ({ candidate, worth: fitness(candidate, around) }))
        .filter((c): c is { candidate: Candidate; worth: number } => c.worth !== null)
        .map((c) => ({ ...c, worth: c.worth + random() * 1.4 - (used.has(c.candidate.face.id) ? 3 : 0) }))
        .sort((a, b) => b.worth - a.worth)[0]?.candidate;
      if (!best) continue;
      used.add(best.face.id);
      placed.set(placeKey({ x, y }), best);
      picture.push({ x, y, tile: best.face.tile, rotation: best.rotation });
    }
  }
  return picture;
}
