import type { BoardTile, EdgeName, Point, Rotation, TileFace, TileSegment } from '../protocol/types';

/** 0 north, 1 east, 2 south, 3 west. */
export type Edge = 0 | 1 | 2 | 3;
export const edges: readonly Edge[] = [0, 1, 2, 3];

const kNames: readonly EdgeName[] = ['N', 'E', 'S', 'W'];
const kSteps: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

export function edgeOf(name: EdgeName): Edge {
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
    return segmentEdges(segment, part.tile.rotation).flatMap((edge) => {
      const tile = this.at(step(part.tile, edge));
      const other = tile && this.touching(tile, segment.kind, opposite(edge));
      return other ? [{ tile, segment: other.name }] : [];
    });
  }

  private touching(tile: BoardTile, kind: string, edge: Edge): TileSegment | undefined {
    return this.face(tile)?.segments.find(
      (segment) => segment.kind === kind && segmentEdges(segment, tile.rotation).includes(edge),
    );
  }
}

/** "city0@2,-1" as its parts. */
export function parseFeature(text: string): { segment: string; place: Point } {
  const match = /^([a-z]+\d*)@(-?\d+),(-?\d+)$/.exec(text);
  if (!match) throw new Error(`not a feature: ${text}`);
  return { segment: match[1]!, place: { x: Number(match[2]), y: Number(match[3]) } };
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
