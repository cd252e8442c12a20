import type { Room } from '../../protocol/types';
import { words } from '../../words';

/** What becomes of seats that are free when the game starts, and of those who come then; empty if nothing does. */
export function startHint({ seats, options }: Pick<Room, 'seats' | 'options'>): string {
  const { emptySeats, laterOnes } = words.lobby;
  const isFull = seats.every(({ taken }) => taken);
  return [!isFull && emptySeats, options.spectators && laterOnes].filter(Boolean).join(' ');
}
