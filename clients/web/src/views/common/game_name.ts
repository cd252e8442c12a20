import { boxesOf } from '../../game/expansions';
import type { Game, GameSummary, Level, Part } from '../../protocol/types';
import { nameOf } from '../../session/names';
import { words } from '../../words';

/** The boxes of which a game has something, with what is left out of each. */
export function partsInWords(parts: readonly Part[]): string[] {
  const { boxes, names, without } = words.parts;
  return boxesOf(parts).map(({ box, without: lacks }) =>
    lacks.length === 0 ? boxes[box.name] : without(boxes[box.name], words.list(lacks.map((part) => names[part]))),
  );
}

interface Played {
  game: Game;
  level?: Level | null;
  /** What is added to a competitive game. */
  parts?: readonly Part[];
}

/** Which game it is, in a few words. */
export function gameTitle({ game, level, parts = [] }: Played): string {
  if (game !== 'mists') return [words.games[game].name, ...boxesOf(parts).map(({ box }) => words.parts.boxes[box.name])].join(' + ');
  return `${words.games.mists.name}, ${words.lobby.level(level ?? 1)}`;
}

/** Which game was played, in a few words. */
export function gameName({ setup }: GameSummary): string {
  return gameTitle(setup);
}

/** Who played, as a list of names. */
export function playerNames({ players }: GameSummary): string {
  return words.list(players.map(nameOf));
}

/** How a game ended, in a word or by the names of those who won; empty while it runs. */
export function outcomeOf({ result, players }: GameSummary): string {
  if (!result) return '';
  if (result.outcome !== 'finished') return result.outcome === 'won' ? words.replay.won : words.replay.lost;
  const winners = players.flatMap((player, i) => {
    const won = player?.colours.some((colour) => result.winners?.includes(colour));
    return won ? [nameOf(player, i)] : [];
  });
  return winners.length > 0 ? words.replay.wonBy(winners) : '';
}
