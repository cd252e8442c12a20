/** What lies flat on the ground, under the mist. */
export const groundPaints = ['meadow', 'contour', 'earth', 'earth-second', 'rows', 'water', 'ripple'] as const;

/**
 * What stands on the map, in the order in which it is painted. All of one paint on a tile is one path: a
 * roof may stand before a wall behind it, but two roofs must not overlap.
 */
export const standingPaints = [
  'shade',
  'square',
  'yard',
  'fence',
  'grass',
  'bloom',
  'plaster',
  'plaster-shade',
  'window',
  'hay',
  'stone',
  'stone-shade',
  'dark',
  'battlement',
  'roof',
  'roof-second',
  'roof-shade',
  'tiles',
  'pen',
  'wood',
  'sail',
  'flag',
  'wool',
  'face',
  'crown-deep',
  'crown',
  'leaf',
] as const;

/** What only pictures have that are never merged with others: the one thing that a tile of an expansion shows. */
export const singlePaints = [
  'slate',
  'slate-shade',
  'glass',
  'wine',
  'gold',
  'cloth',
  'rose',
  'rose-shade',
  'skin',
  'rock',
  'rock-shade',
  'lava',
  'ember',
  'smoke',
  'banner',
  'wing',
  'portal',
  'feather',
  'swirl',
  'spark',
] as const;

export type Paint = (typeof groundPaints)[number] | (typeof standingPaints)[number] | (typeof singlePaints)[number];

/** What is too small to be seen from afar, where the map should read calm. */
const kFine: ReadonlySet<Paint> = new Set<Paint>([
  'window',
  'tiles',
  'rows',
  'ripple',
  'grass',
  'bloom',
  'leaf',
  'contour',
  'face',
]);

export function paintClass(paint: Paint): string {
  return kFine.has(paint) ? `p-${paint} fine` : `p-${paint}`;
}
