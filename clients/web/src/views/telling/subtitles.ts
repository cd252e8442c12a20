import { isTogether } from '../../game/standing';
import type { State } from '../../protocol/types';
import type { TableToRead } from '../../session/ports';
import { words } from '../../words';
import { gameTitle } from '../common/game_name';
import { verdict, whose } from './verdict';

type Table = Pick<TableToRead, 'nameOf'>;

/** Two lines under a picture of the board. */
export interface Subtitle {
  title: string;
  line: string;
}

const kBetween = ' · ';

function totals(table: Table, state: State, names: boolean): string {
  const { tracks, goal } = state;
  const [only, another] = tracks;
  if (only && !another && goal !== null) return words.status.of(only.points, goal);
  return tracks.map(({ colour, points }) => `${whose(table, state, colour, names)} ${points}`).join(kBetween);
}

/** What is written under a moment of a game: the turn, the points and the ghosts. */
export function subtitleOf(table: Table, names: boolean): (state: State, turn: number) => Subtitle {
  return (state, turn) => {
    const { supply, total } = state.ghosts;
    const ghosts = total > 0 ? [words.status.ghostsOf(supply, total)] : [];
    const title = turn === 0 ? gameTitle(state) : words.status.turn(turn);
    return { title, line: [totals(table, state, names), ...ghosts].join(kBetween) };
  };
}

/** What is written at last: how it ended, and who played if that is wanted. */
export function endingOf(table: Table, state: State, names: boolean): Subtitle {
  const who = names && isTogether(state) ? [words.list(Array.from({ length: state.players }, (_, i) => table.nameOf(i)))] : [];
  const line = [gameTitle(state), totals(table, state, names), ...who].join(kBetween);
  return { title: state.outcome === 'undecided' ? gameTitle(state) : verdict(table, state, names), line };
}
