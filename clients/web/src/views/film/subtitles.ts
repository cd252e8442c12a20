import { isTogether, playerOf } from '../../game/standing';
import type { Colour, State } from '../../protocol/types';
import type { TableToRead } from '../../session/ports';
import { words } from '../../words';
import { gameTitle } from '../common/game_name';
import type { Subtitle } from './film_drawing';
import { ownName, type Named } from '../../words/named';

type Table = Pick<TableToRead, 'nameOf'>;

const kBetween = ' · ';

/** Whose points these are: by name only where names are wanted, and where everybody plays alone. */
function whose(table: Table, state: State, colour: Colour, names: boolean): Named {
  const player = names && !isTogether(state) ? playerOf(state, colour) : null;
  if (player !== null) return table.nameOf(player);
  const name = words.colours[colour];
  return ownName(`${name[0]!.toUpperCase()}${name.slice(1)}`);
}

function totals(table: Table, state: State, names: boolean): string {
  const { tracks, goal } = state;
  const [only, another] = tracks;
  if (only && !another && goal !== null) return words.status.of(only.points, goal);
  return tracks.map(({ colour, points }) => `${whose(table, state, colour, names)} ${points}`).join(kBetween);
}

/** What is written under a moment of a film: the turn, the points and the ghosts. */
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
  const { outcome, winners, players } = state;
  const who = names && isTogether(state) ? [words.list(Array.from({ length: players }, (_, i) => table.nameOf(i)))] : [];
  const line = [gameTitle(state), totals(table, state, names), ...who].join(kBetween);
  if (outcome === 'undecided') return { title: gameTitle(state), line };
  if (outcome !== 'finished') return { title: outcome === 'won' ? words.end.won : words.end.lost, line };
  return { title: words.end.finished(winners.map((colour) => whose(table, state, colour, names))), line };
}
