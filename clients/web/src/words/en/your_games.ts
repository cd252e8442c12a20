import { count, list } from './terms';

/** What belongs to whoever plays here, on the first page. */
export const yourGames = {
  title: 'Your games',
  yourTurn: 'Your turn',
  turnOf: (name: string) => `${name} is to play`,
  with: (names: string[]) => `with ${list(names)}`,
  removed: 'A room that is gone',
  waiting: (n: number) => `${count(n, { one: 'game waits', other: 'games wait' })} for you`,
  invited: (room: string) => `You are invited: ${room}`,
  decline: 'No, thank you',
};
