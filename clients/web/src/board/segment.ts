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

/**
 * The kinds that games have: what spreads over tiles, what stands in the middle of one, and what stands somewhere on it.
 * Words and drawings are elsewhere.
 */
const kKinds = {
  city: 'spread',
  road: 'spread',
  mist: 'spread',
  field: 'spread',
  castle: 'centre',
  cemetery: 'centre',
  monastery: 'centre',
  abbey: 'aside',
  garden: 'aside',
  tower: 'aside',
} as const satisfies Record<SegmentKind, 'spread' | 'centre' | 'aside'>;

/** What stands on a tile. */
export type CentreKind = { [K in SegmentKind]: (typeof kKinds)[K] extends 'centre' ? K : never }[SegmentKind];

export const playedKinds = Object.keys(kKinds) as readonly SegmentKind[];

/** Whether games know a kind of segment; tiles of other expansions have further ones. */
export const isPlayed = (kind: string): kind is SegmentKind => kind in kKinds;

export const isCentre = (kind: string): kind is CentreKind => isPlayed(kind) && kKinds[kind] === 'centre';

export const centreKinds: readonly CentreKind[] = playedKinds.filter(isCentre);
