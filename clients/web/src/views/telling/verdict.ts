import { houndOfNextPile, isTogether, playerOf } from '../../game/standing';
import type { Colour, State } from '../../protocol/types';
import type { TableToRead } from '../../session/ports';
import { words } from '../../words';
import { ownName, type Named } from '../../words/named';

type Table = Pick<TableToRead, 'nameOf'>;

/** Whose points these are: by name only where names are wanted, and where everybody plays alone. */
export function whose(table: Table, state: State, colour: Colour, names = true): Named {
  const player = names && !isTogether(state) ? playerOf(state, colour) : null;
  if (player !== null) return table.nameOf(player);
  const name = words.colours[colour];
  return ownName(`${name[0]!.toUpperCase()}${name.slice(1)}`);
}

/** How a game ended, in a few words: won, lost, or who has the most points. */
export function verdict(table: Table, state: State, names = true): string {
  if (state.outcome !== 'finished') return state.outcome === 'won' ? words.end.won : words.end.lost;
  return words.end.finished(state.winners.map((colour) => whose(table, state, colour, names)));
}

/** Why it ended; where only the current pile was empty, before whom. */
function why(state: State): string {
  const { tracks, goal, reason, winners } = state;
  if (reason === null || reason === 'G-END-1') {
    return words.points(tracks.find(({ colour }) => winners.includes(colour))?.points ?? 0);
  }
  const reached = words.list(tracks.map((track) => String(track.points)));
  const missed = reason === 'M-END-3' ? houndOfNextPile(state) : null;
  return missed ? words.end.pileEmpty(missed.hound, reached, goal ?? 0) : words.end.reasons[reason](reached, goal ?? 0);
}

/** The end as one sentence: how, and why. */
export const endInWords = (table: Table, state: State): string => `${verdict(table, state)}: ${why(state)}.`;
