import { signal } from '@preact/signals';

import { language, type Language } from '.';
import type { AdminWords } from './admin_words';

const load: Record<Language, () => Promise<AdminWords>> = {
  en: async () => (await import('./en/admin')).admin,
  de: async () => (await import('./de/admin')).admin,
  ro: async () => (await import('./ro/admin')).admin,
};

const kept = signal<Partial<Record<Language, AdminWords>>>({});

/** The words of the administration in the page's language, or in one that is here while that one is fetched. */
export function adminWords(): AdminWords {
  const words = kept.value[language()] ?? Object.values(kept.value)[0];
  if (!words) throw new Error('the words of the administration are fetched before it is shown');
  return words;
}

/** Fetches the words of the administration in a language. Rejects if they cannot be had. */
export async function fetchAdminWords(wanted: Language): Promise<AdminWords> {
  const words = kept.value[wanted] ?? (await load[wanted]());
  kept.value = { ...kept.value, [wanted]: words };
  return words;
}
