import type { Header } from '../game/header';
import { words } from '../words';

/** The name of a player of the game, or "Player 2" if it is not known. */
export function playerName(header: Header | null, player: number): string {
  return header?.players[player] ?? words.status.player(player + 1);
}

/** The longest name of a room or a player that the server takes, in characters. */
export const kLongestName = 40;

/** The beginning of a text that is as long as a name may be. */
export function asName(text: string): string {
  return [...text].slice(0, kLongestName).join('').trim();
}
