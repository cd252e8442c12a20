import { signal } from '@preact/signals';

import { lastName } from '../../session/seats';

/** The name to play by, and whether it is being written. One that is remembered is not asked for again. */
export const playerName = signal(lastName());
export const writingName = signal(playerName.peek() === '');
