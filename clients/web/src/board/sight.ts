import type { Rotation, SegmentKind, TileFace, TileSegment } from '../protocol/types';
import type { Way } from './way';
import { segmentEdges, type Edge } from './geometry';
import { playedKinds } from './segment';

const kSides: readonly Way[] = ['north', 'east', 'south', 'west'];
/** What is told of a tile, in this order. Fields are what is left and go without saying. */
const kTold = playedKinds.filter((kind) => kind !== 'field');

/** One segment of a tile as somebody sees it who looks at it from the south. */
export interface SegmentSight {
  name: string;
  kind: SegmentKind;
  sides: Way[];
  coats: number;
}

function sightOf(segment: TileSegment, kind: SegmentKind, rotation: Rotation): SegmentSight {
  const edges: Edge[] = segmentEdges(segment, rotation).sort();
  return { name: segment.name, kind, sides: edges.map((edge) => kSides[edge]!), coats: segment.coats };
}

/** What there is on a tile that lies turned, kind by kind. */
export function segmentsInSight(face: TileFace, rotation: Rotation): SegmentSight[] {
  return kTold.flatMap((kind) =>
    face.segments.filter((segment) => segment.kind === kind).map((segment) => sightOf(segment, kind, rotation)),
  );
}

/** The sides of a segment if they are needed to tell it from another of its kind on the tile. */
export function tellingSides(face: TileFace, rotation: Rotation, name: string): Way[] {
  const segments = segmentsInSight(face, rotation);
  const meant = segments.find((segment) => segment.name === name);
  const alike = segments.filter(({ kind }) => kind === meant?.kind);
  return meant && alike.length > 1 ? meant.sides : [];
}
