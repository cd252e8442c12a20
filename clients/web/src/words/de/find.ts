import type { Dictionary } from '../dictionary';
import { count } from './terms';

export const find: Dictionary['find'] = {
  lead: (game) => `${game}. Du bekommst einen Platz, wo schon jemand darauf wartet. Wartet niemand, kommt dein Tisch auf die Liste.`,
  find: 'Irgendwo mitspielen',
  roomOf: (name) => `Tisch von ${name}`,
  looking: (n) => `Wir suchen noch ${count(n, { one: 'Mitspielenden', other: 'Mitspielende' })}: Der Tisch steht auf der Liste.`,
};
