import type { TileWorkshop } from '../../session/tile_workshop';
import type { EditorWords } from '../../words/editor_words';

/** What every part of the editor is given: the draft in hand, and the words for it. */
export interface PartProps {
  shop: TileWorkshop;
  say: EditorWords;
}
