import type { Dictionary } from '../dictionary';
import { many, terms } from './terms';

const { points } = terms;

export const review: Dictionary['review'] = {
  ghostsAxis: 'Fantome rămase',
  goal: (n) => `Ținta: ${n}`,
  moment: (turn, what, n) => `Tura ${turn}: ${what}, ${points(n)}`,
  given: (turn, what, n) => `Tura ${turn}: ${what}, ${points(n)} ${n === 1 ? 'cedat' : 'cedate'} pentru fantome`,
  sources: { ...many, hound: 'Câini' },
  ghostsTitle: 'Fantome trimise acasă',
  senders: {
    bank: 'Bancuri de ceață închise',
    scoring: 'În loc de puncte',
    burial: 'Îngropări',
    hound: 'Alungate de câini',
    meeple: 'Odată cu meeplii lor',
  },
};
