import type { Side, TileFace, TileSegment } from '../../protocol/types';

// What is on tiles of other expansions only: format 2 of tile-set files.

export type SegmentMark = NonNullable<TileSegment['marks']>[number];
export type TileMark = NonNullable<TileFace['marks']>[number];
export type Direction = NonNullable<TileFace['flier']>;

export const directions: readonly Direction[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
/** At most one of them in a city. */
export const goods = ['wine', 'grain', 'cloth'] as const;
export const cityMarks = ['cathedral', 'princess', 'uncapped'] as const;
export const roadMarks = ['inn', 'tunnel'] as const;
/** Marks of a tile, and those that files have under `art`. */
export const plainMarks = [
  'volcano', 'dragon', 'portal', 'tower', 'bazaar', 'hill', 'vineyard', 'circus', 'acrobats', 'razboynik', 'vodyanoy',
] as const;
export const artMarks = ['spring', 'lake', 'fork'] as const;
export const tileMarks: readonly TileMark[] = [...plainMarks, ...artMarks];
/** The keys that say for people where a set or a tile is from. */
export const setOrigin = ['title', 'edition', 'published', 'sources'] as const;
export const tileOrigin = ['same', 'jcz'] as const;

export interface River {
  edges: readonly Side[];
}

/** What a tile has beside what format 1 knows. */
export interface Added {
  rivers?: readonly River[];
  garden?: boolean;
  marks?: readonly TileMark[];
  flier?: Direction;
  /** Where a city cuts the field beside it. */
  cut?: readonly Direction[];
  /** Names of segments that touch inside the tile. */
  meets?: readonly (readonly string[])[];
  /** How many of it each player has from the start; such a tile is not drawn. */
  perPlayer?: number;
  origin?: Readonly<Record<string, unknown>>;
}

/** A list with or without an item, in the order of another list; nothing instead of an empty one. */
export function toggled<Item>(list: readonly Item[] | undefined, item: Item, on: boolean, order: readonly Item[]): Item[] | undefined {
  const chosen = order.filter((each) => (each === item ? on : list?.includes(each)));
  return chosen.length > 0 ? chosen : undefined;
}

type Tidy<Part> = { [Key in keyof Part as undefined extends Part[Key] ? never : Key]: Part[Key] } & {
  [Key in keyof Part as undefined extends Part[Key] ? Key : never]?: Exclude<Part[Key], undefined>;
};

/** An object without keys that have nothing. */
export function tidy<Part extends object>(part: Part): Tidy<Part> {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Tidy<Part>;
}
