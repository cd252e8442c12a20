import { signal } from '@preact/signals';

/** What the keys of the reader's keyboard write, by their places; null where the browser does not tell. */
const layout = signal<ReadonlyMap<string, string> | null>(null);

interface WithLayout {
  keyboard?: { getLayoutMap?: () => Promise<ReadonlyMap<string, string>> };
}

/** Asks the browser for the reader's keyboard. Where that is not to be had, letters stand for themselves. */
export async function askForLayout(): Promise<void> {
  const { keyboard } = (globalThis.navigator ?? {}) as WithLayout;
  layout.value = (await keyboard?.getLayoutMap?.().catch(() => null)) ?? null;
}

/** What stands on the key of a letter, such as К where a Cyrillic keyboard has it in the place of R. */
export function onKey(letter: string): string {
  const written = /^[A-Z]$/.test(letter) ? layout.value?.get(`Key${letter}`) : undefined;
  return written ? written.toUpperCase() : letter;
}
