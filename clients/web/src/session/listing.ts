import { signal } from '@preact/signals';

import { lasting, read, write } from './storage';

const kAlone = 'mistward.listed_alone';

/** Whether games that are played alone shall be in the public lists, and so count in the server's statistics. */
export const listedAlone = signal(read<boolean>(lasting, kAlone) ?? false);

/** Chooses for the next game and for later ones. */
export function listAlone(listed: boolean): void {
  write(lasting, kAlone, listed);
  listedAlone.value = listed;
}
