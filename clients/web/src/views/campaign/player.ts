import { signal } from '@preact/signals';

import { asName } from '../../session/written';
import { lastName, rememberName } from '../../session/seats';

/** The name to play by, and whether it is being written. One that is remembered is not asked for again. */
export const playerName = signal(lastName());
export const writingName = signal(playerName.peek() === '');

/** A name that was written to play alone is the reader's in a room with friends, too. */
export function keepWrittenName(): void {
  const name = asName(playerName.peek());
  if (name !== '') rememberName(name);
}
