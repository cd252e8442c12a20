import { signal } from '@preact/signals';

import { lasting, read, write } from './storage';

const kSpoilers = 'mistward.spoilers';

/** Whether how games end may be shown before one has watched them to their end. */
export const spoilers = signal(read<boolean>(lasting, kSpoilers) ?? true);

/** Chooses for this replay and for later ones. */
export function allowSpoilers(allowed: boolean): void {
  write(lasting, kSpoilers, allowed);
  spoilers.value = allowed;
}
