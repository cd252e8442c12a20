import type { Dictionary } from '../dictionary';
import { count, terms } from './terms';

const { points } = terms;

const minutes = (n: number) => count(n, { one: 'minut', few: 'minute', other: 'de minute' });
const hours = (n: number) => count(n, { one: 'oră', few: 'ore', other: 'de ore' });

export const review: Dictionary['review'] = {
  ghostsAxis: 'Fantome rămase',
  goal: (n) => `Ținta: ${n}`,
  moment: (turn, what, n) => `Tura ${turn}: ${what}, ${points(n)}`,
  given: (turn, what, n) => `Tura ${turn}: ${what}, ${points(n)} ${n === 1 ? 'cedat' : 'cedate'} pentru fantome`,
  sources: {
    city: 'Orașe',
    road: 'Drumuri',
    mist: 'Bancuri de ceață',
    field: 'Câmpuri',
    castle: 'Castele',
    cemetery: 'Cimitire',
    monastery: 'Mănăstiri',
    hound: 'Câini',
  },
  ghostsTitle: 'Fantome trimise acasă',
  senders: {
    bank: 'Bancuri de ceață închise',
    scoring: 'În loc de puncte',
    burial: 'Îngropări',
    hound: 'Alungate de câini',
    meeple: 'Odată cu meeplii lor',
  },
  duration: (h, m) => (h > 0 ? `${hours(h)}, ${minutes(m)}` : minutes(m)),
};
