import type { Dictionary } from '../dictionary';
import { count, list } from './terms';

export const yourGames: Dictionary['yourGames'] = {
  title: 'Deine Spiele',
  yourTurn: 'Du bist dran',
  turnOf: (name) => `${name} ist dran`,
  with: (names) => `mit ${list(names)}`,
  removed: 'Ein Raum, den es nicht mehr gibt',
  waiting: (n) => `${count(n, { one: 'Spiel wartet', other: 'Spiele warten' })} auf dich`,
  invited: (room) => `Du bist eingeladen: ${room}`,
  decline: 'Nein, danke',
};
