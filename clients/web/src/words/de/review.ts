import type { Dictionary } from '../dictionary';
import { many, terms } from './terms';

const { points } = terms;

export const review: Dictionary['review'] = {
  ghostsAxis: 'Übrige Geister',
  goal: (n) => `Ziel: ${n}`,
  moment: (turn, what, n) => `Zug ${turn}: ${what}, ${points(n)}`,
  given: (turn, what, n) => `Zug ${turn}: ${what}, ${points(n)} für Geister aufgegeben`,
  sources: { ...many, hound: 'Hunde' },
  ghostsTitle: 'Heimgeschickte Geister',
  senders: {
    bank: 'Geschlossene Nebelbänke',
    scoring: 'Statt Punkten',
    burial: 'Begräbnisse',
    hound: 'Von Hunden verjagt',
    meeple: 'Mit ihren Meeplen',
  },
};
