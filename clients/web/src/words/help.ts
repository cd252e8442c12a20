import type { HelpWords } from './help_words';
import { wordsForLater } from './later';

/** The help in the page's language, see `wordsForLater`. */
export const { words: helpWords, fetch: fetchHelp } = wordsForLater<HelpWords>({
  en: async () => (await import('./en/help')).help,
  de: async () => (await import('./de/help')).help,
  ro: async () => (await import('./ro/help')).help,
});
