import { isSeen, unturned } from '../words/named';

/** How long texts for people may be, in code points, as the server counts; a test holds them against the schemas. */
export const kLongest = { name: 40, line: 500, reason: 200, address: 64, url: 2048, tile: 16 } as const;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The beginning of a text, of so many code points. */
export function beginning(text: string, most: number): string {
  return text.length <= most ? text : [...text].slice(0, most).join('');
}

/**
 * What has been written into a field, and no more than the server takes: an attribute would count an emoji twice. While
 * an input method composes, the field is its own.
 */
export function written(event: Event, most: number): string {
  const field = event.currentTarget as Field;
  if ((event as InputEvent).isComposing) return field.value;
  const kept = beginning(field.value, most);
  if (kept !== field.value) field.value = kept;
  return kept;
}

/** A text as it is sent: without blanks around it, and without what turns writing round; empty if nothing of it is seen. */
export function asLine(text: string, most: number): string {
  const line = beginning(unturned(text).trim(), most).trim();
  return isSeen(line) ? line : '';
}

/** A text as the name of a room or a player. */
export function asName(text: string): string {
  return asLine(text, kLongest.name);
}

/** A secret or an address that was pasted: a chat or a terminal breaks it into lines, and puts blanks and quotes around it. */
export function pasted(text: string): string {
  return unturned(text).replace(/[\s\u200b\u2060\ufeff]+/gu, '').replace(/^["'<(«„“‘`]+|["'>)»”’`.,;]+$/gu, '');
}
