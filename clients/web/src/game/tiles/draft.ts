import { centreKinds } from '../../board/segment';
import type { Point, RoadEnd, Side, TileFace } from '../../protocol/types';
import type { Added, SegmentMark } from './added';

/** What can meet a side; those of other expansions last. */
export type Ground = TileFace['edges'][number];

export const sides: readonly Side[] = ['N', 'E', 'S', 'W'];
export const terrains: readonly Ground[] = ['field', 'city', 'road', 'river', 'any'];
const kOfOthers = ['yaga', 'abbey'] as const;
export const centres = [...centreKinds, ...kOfOthers];
export const roadEnds: readonly RoadEnd[] = [
  'village', 'castle', 'city', 'crossing', 'monastery', 'ruin', 'tower', 'circus', 'acrobats', 'bazaar', 'hill', 'other',
];
/** How many of each of these lists format 1 has. */
export const kOfFirst = { terrains: 3, centres: centreKinds.length, roadEnds: 6 };

/** The most that the server's reader takes. */
export const kMostGhosts = 3;
export const kMostCopies = 100;
export const kMostCoats = 4;

export type Centre = (typeof centres)[number];

export interface City {
  edges: readonly Side[];
  shields: number;
  marks?: readonly SegmentMark[];
  /** Sides of another city of the tile that belong to this one, too. */
  shares?: readonly Side[];
}

/** A road of two or three sides runs through; one of one side says where it ends. */
export interface Road {
  edges: readonly Side[];
  ends: RoadEnd | null;
  marks?: readonly SegmentMark[];
}

/**
 * Half-edges are counted clockwise from the west half of the north side; cities are numbers in the list of cities. A
 * field without half-edges is inside the tile.
 */
export interface Field {
  halves: readonly number[];
  cities: readonly number[];
  marks?: readonly SegmentMark[];
}

/** What is printed on one tile, unturned, and how many tiles show it: an entry of a tile-set file. */
export interface Entry extends Added {
  id: string;
  /** Ghost symbols of each copy; a part of the start tile is one copy. */
  ghosts: readonly number[];
  /** Where a part of the start tile lies; null for a tile that is drawn. */
  at: Point | null;
  edges: readonly Ground[];
  mist: readonly (readonly Side[])[];
  cities: readonly City[];
  roads: readonly Road[];
  fields: readonly Field[];
  center: Centre | null;
  watertower: boolean;
}

/** A tile set as it is edited. Values are never changed, so that an entry that is the same is drawn once. */
export interface TileDraft {
  name: string;
  note: string | null;
  entries: readonly Entry[];
  /** Whether the file was of format 2. A draft that has what only that has becomes of format 2 as well. */
  isAdded?: boolean;
  /** What format 2 says of a set for people. */
  origin?: Readonly<Record<string, unknown>>;
  /** How many copies of an id of another set have a garden. */
  gardens?: Readonly<Record<string, number>>;
}

export const terrainAt = (entry: Entry, side: Side): Ground => entry.edges[sides.indexOf(side)]!;
export const isMisty = (entry: Entry, side: Side) => entry.mist.some((bank) => bank.includes(side));

/** The half-edges at which a field must lie: neither city nor misty. */
export function openHalves(entry: Entry): number[] {
  const isOpen = (side: Side) => !['city', 'any'].includes(terrainAt(entry, side)) && !isMisty(entry, side);
  return sides.flatMap((side, i) => (isOpen(side) ? [2 * i, 2 * i + 1] : []));
}

/** The number of an entry with that id, a tile to draw first; -1 if there is none. */
export function indexOf(draft: TileDraft, id: string): number {
  const drawn = draft.entries.findIndex((entry) => entry.id === id && entry.at === null);
  return drawn >= 0 ? drawn : draft.entries.findIndex((entry) => entry.id === id);
}
