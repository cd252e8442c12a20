import { signal } from '@preact/signals';

import { language, type Language } from '.';

/** Words of a part of the page that are fetched with it, and not before. */
export function wordsForLater<Words>(load: Record<Language, () => Promise<Words>>) {
  const kept = signal<Partial<Record<Language, Words>>>({});
  return {
    /** The words in the page's language, or in one that is here while that one is fetched; null before. */
    words: (): Words | null => kept.value[language()] ?? Object.values(kept.value as Record<string, Words>)[0] ?? null,
    /** Fetches the words in a language. Rejects if they cannot be had. */
    async fetch(wanted: Language): Promise<Words> {
      const words = kept.value[wanted] ?? (await load[wanted]());
      kept.value = { ...kept.value, [wanted]: words };
      return words;
    },
  };
}
