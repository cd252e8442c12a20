import { Atlas } from '../../art/atlas';
import type { Entry } from '../../game/tiles/draft';
import { faceOf } from '../../game/tiles/file';

const hasRuin = ({ roads }: Entry) => roads.some(({ ends }) => ends === 'ruin');

/** An entry made ready for drawing. Each has an atlas of its own: entries may have the same number while they are edited. */
const plain = new WeakMap<Entry, Atlas>();
const ruined = new WeakMap<Entry, Atlas>();

function atlasWith(entry: Entry, ruin: Entry | undefined): Atlas {
  const others = ruin && ruin !== entry ? [{ ...faceOf(ruin), tile: `beside ${entry.id}` }] : [];
  const start = entry.at ? [{ ...entry.at, tile: entry.id }] : [];
  return new Atlas({ tiles: [faceOf(entry), ...others], start });
}

/** The drawing of an entry among others; the same as long as the entry is. Parts of the start tile surround its ruin. */
export function atlasOf(entry: Entry, entries: readonly Entry[]): Atlas {
  const ruin = entry.at ? entries.find((other) => other.at && hasRuin(other)) : undefined;
  const kept = ruin ? ruined : plain;
  const known = kept.get(entry) ?? atlasWith(entry, ruin);
  kept.set(entry, known);
  return known;
}

/** Whether it can be drawn: a file can describe what no drawing is made for. */
export function canDraw(atlas: Atlas, { id }: Entry): boolean {
  try {
    atlas.layers(id, 0);
    return true;
  } catch {
    return false;
  }
}
