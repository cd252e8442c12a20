import type { AfterWords } from './after_words';
import { wordsForLater } from './later';

/** The words for what comes after a game, in the page's language, see `wordsForLater`. */
export const { words: afterWords, fetch: fetchAfterWords } = wordsForLater<AfterWords>({
  en: async () => (await import('./en/after')).after,
  de: async () => (await import('./de/after')).after,
  ro: async () => (await import('./ro/after')).after,
});
