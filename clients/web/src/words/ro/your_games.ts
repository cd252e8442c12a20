import type { Dictionary } from '../dictionary';
import { count, list } from './terms';

export const yourGames: Dictionary['yourGames'] = {
  title: 'Jocurile tale',
  yourTurn: 'E rândul tău',
  turnOf: (name) => `E rândul lui ${name}`,
  with: (names) => `cu ${list(names)}`,
  removed: 'O cameră care nu mai există',
  waiting: (n) => count(n, { one: 'joc te așteaptă', few: 'jocuri te așteaptă', other: 'de jocuri te așteaptă' }),
  invited: (room) => `Ai o invitație: ${room}`,
  decline: 'Nu, mulțumesc',
};
