import type { BoardTile, Side, Point, Rotation, TileFace, TileSegment } from '../protocol/types';

/** 0 north, 1 east, 2 south, 3 west. */
export type Edge = 0 | 1 | 2 | 3;
export const edges: readonly Edge[] = [0, 1, 2, 3];

const kNames: readonly Side[] = ['N', 'E', 'S', 'W'];
const kSteps: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

export function edgeOf(name: Side): Edge {
  return kNames.indexOf(name) as Edge;
}

export function opposite(edge: Edge): Edge {
  return ((edge + 2) % 4) as Edge;
}

/** Where a side of the unturned tile points after clockwise quarter turns. */
export function turnEdge(edge: Edge, rotation: number): Edge {
  return ((edge + rotation) % 4) as Edge;
}

export function step(from: Point, edge: Edge): Point {
  const by = kSteps[edge]!;
  return { x: from.x + by.x, y: from.y + by.y };
}

export function samePlace(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

export function placeKey(p: Point): string {
  return `${p.x},${p.y}`;
}

/** The sides that a segment reaches on a tile that lies turned. */
export function segmentEdges(segment: TileSegment, rotation: Rotation): Edge[] {
  return segment.edges.map((name) => turnEdge(edgeOf(name), rotation));
}

/**
 * The halves of the sides that a field reaches on a tile that lies turned, clockwise from the west
 * half of the north side, 0 to 7.
 */
export function segmentHalves(segment: TileSegment, rotation: Rotation): number[] {
  return segment.half_edges.map((half) => (half + 2 * rotation) % 8);
}

/** The half of the neighbour's side that touches this half. */
export function oppositeHalf(half: number): number {
  return ((half + 4) % 8) + (half % 2 === 0 ? 1 : -1);
}

/** Whether two places are one, or one of them is among the 8 around the other. */
export function isNear(a: Point, b: Point): boolean {
  return Math.abs(a.x - b.x) <= 1 && Math.abs(a.y - b.y) <= 1;
}

/** One tile's part of a feature. */
export interface FeaturePart {
  tile: BoardTile;
  segment: string;
}

/** Finds the tiles of a board by place, and their faces by name. */
export class Board {
  private readonly byPlace = new Map<string, BoardTile>();

  constructor(
    readonly tiles: readonly BoardTile[],
    private readonly faces: ReadonlyMap<string, TileFace>,
  ) {
    for (const tile of tiles) this.byPlace.set(placeKey(tile), tile);
  }

  at(place: Point): BoardTile | undefined {
    return this.byPlace.get(placeKey(place));
  }

  face(tile: BoardTile): TileFace | undefined {
    return this.faces.get(tile.tile);
  }

  /** Everything connected to one segment across touching edges of its kind (T-6). */
  feature(place: Point, segment: string): FeaturePart[] {
    const first = this.at(place);
    if (!first) return [];
    const parts: FeaturePart[] = [{ tile: first, segment }];
    const known = new Set([`${placeKey(place)}:${segment}`]);
    for (const part of parts) {
      for (const next of this.neighbours(part)) {
        const key = `${placeKey(next.tile)}:${next.segment}`;
        if (!known.has(key)) parts.push(next);
        known.add(key);
      }
    }
    return parts;
  }

  private segment(part: FeaturePart): TileSegment | undefined {
    return this.face(part.tile)?.segments.find((segment) => segment.name === part.segment);
  }

  private neighbours(part: FeaturePart): FeaturePart[] {
    const segment = this.segment(part);
    if (!segment) return [];
    const { rotation } = part.tile;
    if (segment.kind === 'field') return segmentHalves(segment, rotation).flatMap((half) => this.overHalf(part, half));
    return segmentEdges(segment, rotation).flatMap((edge) =>
      this.beyond(part, edge, (other, turn) => {
        return other.kind === segment.kind && segmentEdges(other, turn).includes(opposite(edge));
      }),
    );
  }

  private overHalf(part: FeaturePart, half: number): FeaturePart[] {
    return this.beyond(part, Math.floor(half / 2) as Edge, (other, turn) =>
      segmentHalves(other, turn).includes(oppositeHalf(half)),
    );
  }

  /** The segments of the tile on that side that go on there. */
  private beyond(
    part: FeaturePart,
    edge: Edge,
    goesOn: (segment: TileSegment, rotation: Rotation) => boolean,
  ): FeaturePart[] {
    const tile = this.at(step(part.tile, edge));
    const others = tile && this.face(tile)?.segments.filter((segment) => goesOn(segment, tile.rotation));
    return (others ?? []).map((other) => ({ tile: tile!, segment: other.name }));
  }
}

/** The smallest rectangle of spaces that holds all places. */
export interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function extentOf(places: readonly Point[]): Extent {
  const xs = places.map((p) => p.x);
  const ys = places.map((p) => p.y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs) + 1,
    bottom: Math.max(...ys) + 1,
  };
}

/** The smallest rectangle that holds all of these; there must be one. */
export function joined(extents: readonly Extent[]): Extent {
  return extents.reduce((a, b) => ({
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  }));
}
