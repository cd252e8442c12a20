import type { Point, RoadEnd, Side, Terrain } from '../../protocol/types';

export const sides: readonly Side[] = ['N', 'E', 'S', 'W'];
export const terrains: readonly Terrain[] = ['field', 'city', 'road'];
export const centres = ['castle', 'cemetery', 'monastery'] as const;
export const roadEnds: readonly RoadEnd[] = ['village', 'castle', 'city', 'crossing', 'monastery', 'ruin'];

/** The most that the server's reader takes. */
export const kMostGhosts = 3;
export const kMostCopies = 100;
export const kMostCoats = 4;

export type Centre = (typeof centres)[number];

export interface City {
  edges: readonly Side[];
  shields: number;
}

/** A road of two sides runs through; one of one side says where it ends. */
export interface Road {
  edges: readonly Side[];
  ends: RoadEnd | null;
}

/** Half-edges are counted clockwise from the west half of the north side; cities are numbers in the list of cities. */
export interface Field {
  halves: readonly number[];
  cities: readonly number[];
}

/** What is printed on one tile, unturned, and how many tiles show it: an entry of a tile-set file. */
export interface Entry {
  id: string;
  /** Ghost symbols of each copy; a part of the start tile is one copy. */
  ghosts: readonly number[];
  /** Where a part of the start tile lies; null for a tile that is drawn. */
  at: Point | null;
  edges: readonly Terrain[];
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
}

export const terrainAt = (entry: Entry, side: Side): Terrain => entry.edges[sides.indexOf(side)]!;
export const isMisty = (entry: Entry, side: Side) => entry.mist.some((bank) => bank.includes(side));

/** The half-edges at which a field must lie: neither city nor misty. */
export function openHalves(entry: Entry): number[] {
  return sides.flatMap((side, i) => (terrainAt(entry, side) === 'city' || isMisty(entry, side) ? [] : [2 * i, 2 * i + 1]));
}

/** The number of an entry with that id, a tile to draw first; -1 if there is none. */
export function indexOf(draft: TileDraft, id: string): number {
  const drawn = draft.entries.findIndex((entry) => entry.id === id && entry.at === null);
  return drawn >= 0 ? drawn : draft.entries.findIndex((entry) => entry.id === id);
}
