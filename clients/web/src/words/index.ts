import { signal } from '@preact/signals';

import type { Dictionary } from './dictionary';
import { en } from './en';
import { refusedAs } from './refusals';

export type { Dictionary };

/** The languages of the page, by their own names. */
export const languages = { en: 'English', de: 'Deutsch', ro: 'Română' } as const;

export type Language = keyof typeof languages;

/** The words of each language. English comes with the page, as what is left when nothing else can be had. */
export const load: Record<Language, () => Promise<Dictionary>> = {
  en: () => Promise.resolve(en),
  de: async () => (await import('./de')).de,
  ro: async () => (await import('./ro')).ro,
};

const spoken = signal<{ language: Language; dictionary: Dictionary }>({ language: 'en', dictionary: en });
let wanted: Language = 'en';

/** The language that the page speaks now. */
export function language(): Language {
  return spoken.value.language;
}

/** Speaks another language as soon as its words are here. Rejects if they cannot be had. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const dictionary = await load[language]();
  if (wanted === language) spoken.value = { language, dictionary };
}

/**
 * What the page says, in the reader's language. A view that reads it while it renders follows a
 * change of the language, so words must not be kept in constants of a module.
 */
export const words: Dictionary = new Proxy(en, {
  get: (_, entry) => spoken.value.dictionary[entry as keyof Dictionary],
});

/** A refusal's code in words. */
export function wordsForError(code: string): string {
  // Without a network it is not the server that is silent.
  if (code === 'unreachable' && globalThis.navigator?.onLine === false) return words.line.offline;
  const known: Partial<Record<string, string>> = words.errors;
  return known[refusedAs(code)] ?? words.errorOther(code);
}
