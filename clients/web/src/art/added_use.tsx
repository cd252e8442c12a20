import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

/** The symbols of what only other expansions have, once they are here. */
export const addedSymbols = signal<ComponentType | null>(null);

let coming: Promise<void> | null = null;

/** Fetches them, once: whoever plays without these expansions never waits for them. Without a network the next one tries again. */
function bring(): void {
  coming ??= import('./added_symbols').then(
    ({ AddedSymbols }) => void (addedSymbols.value = AddedSymbols),
    () => void (coming = null),
  );
}

/** One of these symbols, where it is drawn. */
export function AddedUse({ name, transform }: { name: string; transform?: string | undefined }) {
  useEffect(bring, []);
  return <use href={`#${name}`} transform={transform} />;
}
