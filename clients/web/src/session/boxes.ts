import { signal } from '@preact/signals';

import { sameParts } from '../game/expansions';
import { kOfferedParts, type Part } from '../protocol/types';
import { lasting, read, write } from './storage';

const kChosen = 'mistward.parts';
const kFavourites = 'mistward.favourites';
/** So many combinations are kept. */
const kMost = 5;

const offered = (parts: readonly Part[]): Part[] => parts.filter((part) => kOfferedParts.some((other) => other === part));

/** What the next competitive game that is opened here shall have. */
export const chosenParts = signal<readonly Part[]>(offered(read<Part[]>(lasting, kChosen) ?? []));

/** Combinations to be chosen by one press. */
export const favourites = signal<readonly (readonly Part[])[]>((read<Part[][]>(lasting, kFavourites) ?? []).map(offered).filter((parts) => parts.length > 0));

/** Chooses for the next game and for later ones. */
export function chooseParts(parts: readonly Part[]): void {
  write(lasting, kChosen, parts.length > 0 ? parts : null);
  chosenParts.value = parts;
}

export const isFavourite = (parts: readonly Part[]): boolean => favourites.value.some((kept) => sameParts(kept, parts));

/** Keeps a combination, the newest first, or forgets it. */
export function toggleFavourite(parts: readonly Part[]): void {
  const others = favourites.value.filter((kept) => !sameParts(kept, parts));
  favourites.value = others.length < favourites.value.length ? others : [parts, ...others].slice(0, kMost);
  write(lasting, kFavourites, favourites.value.length > 0 ? favourites.value : null);
}

/** What is told the server of them: nothing where nothing is added. */
export const partsTold = (parts: readonly Part[]): { parts?: (typeof kOfferedParts)[number][] } => {
  const told = kOfferedParts.filter((part) => parts.includes(part));
  return told.length > 0 ? { parts: told } : {};
};
