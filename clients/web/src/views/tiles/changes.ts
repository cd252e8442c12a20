import type { Entry } from '../../game/tiles/draft';
import { fileOf } from '../../game/tiles/file';
import { isAsPublished } from '../../game/tiles/published';
import { remarksOf } from '../../game/tiles/remarks';
import type { TileWorkshop } from '../../session/tile_workshop';
import type { EditorWords } from '../../words/editor_words';

const textOf = (entry: Entry) => JSON.stringify(fileOf({ name: '', note: null, entries: [entry] }));

/** Whether the server plays with the very same entry. */
export function isSame({ served }: TileWorkshop, entry: Entry): boolean {
  return served.entries.some((other) => other === entry || (other.id === entry.id && textOf(other) === textOf(entry)));
}

/** What a reader should know of an entry before choosing it, in words. */
export function marksOf(shop: TileWorkshop, entry: Entry, { marks }: EditorWords): string[] {
  return [
    ...(isSame(shop, entry) ? [] : [marks.changed]),
    ...(isAsPublished(entry) || shop.isAdded.value ? [] : [marks.unpublished]),
    ...(remarksOf(shop.draft.value, entry).length === 0 ? [] : [marks.remarked]),
  ];
}

/** What an entry is called. */
export const nameOf = ({ id, at }: Entry, say: EditorWords) => (at ? say.quarter(id) : say.tile(id));
