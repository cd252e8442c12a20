import type { Header, Sitting } from '../game/header';
import { words } from '../words';
import { named, ownName, type Named } from '../words/named';

/** What somebody is called: a companion in the reader's language, and "Player 2" whose name is not known. */
export function nameOf(sitting: Sitting | null | undefined, player: number): Named {
  if (sitting?.kind === 'companion') return ownName(words.team.companion);
  return sitting?.name == null ? ownName(words.status.player(player + 1)) : named(sitting.name);
}

/** What a player of the game is called. */
export function playerName(header: Header | null, player: number): Named {
  return nameOf(header?.players[player], player);
}
