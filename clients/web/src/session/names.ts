import type { Header, Sitting } from '../game/header';
import { words } from '../words';

/** What somebody is called: a companion in the reader's language, and "Player 2" whose name is not known. */
export function nameOf(sitting: Sitting | null | undefined, player: number): string {
  if (sitting?.kind === 'companion') return words.team.companion;
  return sitting?.name ?? words.status.player(player + 1);
}

/** What a player of the game is called. */
export function playerName(header: Header | null, player: number): string {
  return nameOf(header?.players[player], player);
}

/** The longest name of a room or a player that the server takes, in characters. */
export const kLongestName = 40;

/** The beginning of a text that is as long as a name may be. */
export function asName(text: string): string {
  return [...text].slice(0, kLongestName).join('').trim();
}
