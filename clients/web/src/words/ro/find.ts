import type { Dictionary } from '../dictionary';
import { count } from './terms';

export const find: Dictionary['find'] = {
  offer: 'Găsește-mi o masă',
  lead: 'Primești un loc acolo unde cineva așteaptă deja acest joc. Dacă nu așteaptă nimeni, masa ta ajunge pe listă, iar cine vine după tine se așază la ea.',
  seats: 'Locuri la masă',
  find: 'Găsește o masă',
  roomOf: (name) => `Masa lui ${name}`,
  looking: (n) => `Mai căutăm ${count(n, { one: 'jucător', few: 'jucători', other: 'de jucători' })}: masa este pe listă.`,
};
