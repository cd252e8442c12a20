import { signal } from '@preact/signals';

import { lasting, read, write } from './storage';

const kKey = 'mistward.panel';

/** Whether the details stand beside the board, where the window has room for both. */
export const detailsShown = signal(read<boolean>(lasting, kKey) ?? true);

/** Unfolds the details beside the board, or folds them away, for this table and later ones. */
export function keepDetails(shown: boolean): void {
  write(lasting, kKey, shown);
  detailsShown.value = shown;
}
