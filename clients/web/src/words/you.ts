import { wordsForLater } from './later';
import type { YouWords } from './you_words';

/** The words of the view of whoever plays here in the page's language, see `wordsForLater`. */
export const { words: youWords, fetch: fetchYouWords } = wordsForLater<YouWords>({
  en: async () => (await import('./en/you')).you,
  de: async () => (await import('./de/you')).you,
  ro: async () => (await import('./ro/you')).you,
});
