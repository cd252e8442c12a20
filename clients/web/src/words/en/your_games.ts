import { count, list } from './terms';
import type { Named } from '../named';

/** What belongs to whoever plays here, on the first page. */
export const yourGames = {
  title: 'Your games',
  yourTurn: 'Your turn',
  turnOf: (name: Named) => `${name} is to play`,
  with: (names: Named[]) => `with ${list(names)}`,
  removed: 'A room that is gone',
  waiting: (n: number) => `${count(n, { one: 'game waits', other: 'games wait' })} for you`,
  invited: (room: Named) => `You are invited: ${room}`,
  decline: 'No, thank you',
};
