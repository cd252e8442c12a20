import type { Room } from '../protocol/types';
import { words } from '../words';

/** The name of a player of the game, or "Player 2" if the room does not say. */
export function playerName(room: Room | null, player: number): string {
  return room?.seats.find((seat) => seat.seat === player)?.name ?? words.status.player(player + 1);
}

/** The longest name of a room or a player that the server takes, in characters. */
export const kLongestName = 40;
