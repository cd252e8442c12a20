import { signal } from '@preact/signals';

import { language, type Language } from '.';
import type { HelpWords } from './help_words';

const load: Record<Language, () => Promise<HelpWords>> = {
  en: async () => (await import('./en/help')).help,
  de: async () => (await import('./de/help')).help,
  ro: async () => (await import('./ro/help')).help,
};

const kept = signal<Partial<Record<Language, HelpWords>>>({});

/** The help in the page's language, or in one that is here while that one is fetched; null before. */
export function helpWords(): HelpWords | null {
  return kept.value[language()] ?? Object.values(kept.value)[0] ?? null;
}

/** Fetches the help in a language. Rejects if it cannot be had. */
export async function fetchHelp(wanted: Language): Promise<HelpWords> {
  const words = kept.value[wanted] ?? (await load[wanted]());
  kept.value = { ...kept.value, [wanted]: words };
  return words;
}
