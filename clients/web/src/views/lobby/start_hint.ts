import type { Room } from '../../protocol/types';
import { words } from '../../words';

/** What becomes of seats that are free when the game starts, and of those who come then. */
export function startHint({ seats }: Pick<Room, 'seats'>): string {
  const { emptySeats, laterOnes } = words.lobby;
  return seats.every(({ taken }) => taken) ? laterOnes : `${emptySeats} ${laterOnes}`;
}
