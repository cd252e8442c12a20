import type { Point, SegmentKind } from '../protocol/types';

/** The kind of a segment from its name on its tile, "road2". */
export function kindOf(segment: string): SegmentKind {
  return segment.replace(/\d+$/, '') as SegmentKind;
}

/** "city0@2,-1" as its parts. */
export function parseFeature(text: string): { segment: string; place: Point } {
  const match = /^([a-z]+\d*)@(-?\d+),(-?\d+)$/.exec(text);
  if (!match) throw new Error(`not a feature: ${text}`);
  return { segment: match[1]!, place: { x: Number(match[2]), y: Number(match[3]) } };
}

const kPlayed: readonly SegmentKind[] = ['city', 'road', 'mist', 'field', 'castle', 'cemetery', 'monastery'];

/** Whether games know a kind of segment; tiles of other expansions have further ones. */
export const isPlayed = (kind: string): kind is SegmentKind => (kPlayed as readonly string[]).includes(kind);
