import type { GameRecord } from '../../protocol/games';
import { words } from '../../words';

/** Which game was played, in a few words. */
export function gameName({ setup }: GameRecord): string {
  if (setup.game !== 'mists') return words.games[setup.game].name;
  return `${words.games.mists.name}, ${words.lobby.level(setup.level ?? 1)}`;
}

/** Who played, as a list of names. */
export function playerNames({ players }: GameRecord): string {
  return words.list(players.map((player, i) => player?.name ?? words.status.player(i + 1)));
}
