import type { Dictionary } from '../dictionary';
import { count } from './terms';

export const find: Dictionary['find'] = {
  lead: (game) => `${game}. Primești un loc acolo unde îl așteaptă deja cineva. Dacă nu așteaptă nimeni, masa ta ajunge pe listă.`,
  find: 'Așază-mă oriunde',
  roomOf: (name) => `Masa lui ${name}`,
  looking: (n) => `Mai căutăm ${count(n, { one: 'jucător', few: 'jucători', other: 'de jucători' })}: masa este pe listă.`,
};
