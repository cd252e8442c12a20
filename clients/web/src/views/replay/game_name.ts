import type { GameSummary } from '../../protocol/types';
import { words } from '../../words';

/** Which game was played, in a few words. */
export function gameName({ setup }: GameSummary): string {
  if (setup.game !== 'mists') return words.games[setup.game].name;
  return `${words.games.mists.name}, ${words.lobby.level(setup.level ?? 1)}`;
}

/** Who played, as a list of names. */
export function playerNames({ players }: GameSummary): string {
  return words.list(players.map((player, i) => player?.name ?? words.status.player(i + 1)));
}

/** How a game ended, in a word or by the names of those who won; empty while it runs. */
export function outcomeOf({ result, players }: GameSummary): string {
  if (!result) return '';
  if (result.outcome !== 'finished') return result.outcome === 'won' ? words.replay.won : words.replay.lost;
  const winners = players.flatMap((player, i) => {
    const won = player?.colours.some((colour) => result.winners?.includes(colour));
    return won ? [player?.name ?? words.status.player(i + 1)] : [];
  });
  return winners.length > 0 ? words.replay.wonBy(winners) : '';
}
