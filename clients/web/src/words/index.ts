import { en } from './en';

/** The shape that every language must have; a missing entry does not compile. */
export type Dictionary = typeof en;

/** What the page says, in the reader's language. */
export const words: Dictionary = en;

/** A refusal's code in words. */
export function wordsForError(code: string): string {
  const known: Partial<Record<string, string>> = words.errors;
  return known[code] ?? words.errorOther(code);
}
