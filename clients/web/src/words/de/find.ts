import type { Dictionary } from '../dictionary';
import { count } from './terms';

export const find: Dictionary['find'] = {
  offer: 'Einen Tisch finden',
  lead: 'Du bekommst einen Platz, wo schon jemand auf dieses Spiel wartet. Wartet niemand, kommt dein Tisch auf die Liste, und wer als Nächstes kommt, setzt sich dazu.',
  seats: 'Plätze am Tisch',
  find: 'Tisch finden',
  roomOf: (name) => `Tisch von ${name}`,
  looking: (n) => `Wir suchen noch ${count(n, { one: 'Mitspielenden', other: 'Mitspielende' })}: Der Tisch steht auf der Liste.`,
};
