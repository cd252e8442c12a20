import type { EditorWords } from './editor_words';
import { wordsForLater } from './later';

/** The words of the tile-set editor in the page's language, see `wordsForLater`. */
export const { words: editorWords, fetch: fetchEditorWords } = wordsForLater<EditorWords>({
  en: async () => (await import('./en/tile_editor')).tileEditor,
  de: async () => (await import('./de/tile_editor')).tileEditor,
  ro: async () => (await import('./ro/tile_editor')).tileEditor,
});
