import { signal } from '@preact/signals';

import type { Invitation, PlayerGame } from '../protocol/me';

/** What this browser's player has: games that are played or waited for, those that were over last, and invitations. */
export interface Mine {
  games: PlayerGame[];
  past: PlayerGame[];
  invitations: Invitation[];
}

/** Null until the server has told it, and while nobody plays here. */
export const mine = signal<Mine | null>(null);
