import { effect, signal } from '@preact/signals';

import { language, type Language } from '.';

/** Words of a part of the page that are fetched with it, and not before; then also in each language that is chosen. */
export function wordsForLater<Words>(load: Record<Language, () => Promise<Words>>) {
  const kept = signal<Partial<Record<Language, Words>>>({});
  const fetch = async (wanted: Language): Promise<Words> => {
    const words = kept.peek()[wanted] ?? (await load[wanted]());
    kept.value = { ...kept.peek(), [wanted]: words };
    return words;
  };
  effect(() => {
    const chosen = language();
    const known = kept.peek();
    // Where they cannot be had, those of the language before are better than none.
    if (Object.keys(known).length > 0 && !known[chosen]) void fetch(chosen).catch(() => {});
  });
  return {
    /** The words in the page's language, or in one that is here while that one is fetched; null before. */
    words: (): Words | null => kept.value[language()] ?? Object.values(kept.value as Record<string, Words>)[0] ?? null,
    /** Fetches the words in a language. Rejects if they cannot be had. */
    fetch,
  };
}
