import type { Dictionary } from '../dictionary';
import { count, terms } from './terms';

const { ghosts, points } = terms;

const minutes = (n: number) => count(n, { one: 'minut', few: 'minute', other: 'de minute' });
const hours = (n: number) => count(n, { one: 'oră', few: 'ore', other: 'de ore' });

export const review: Dictionary['review'] = {
  title: 'Cum a mers jocul',
  show: 'Cum a mers jocul',
  close: 'Închide',
  unknown: 'Începutul acestui joc nu este disponibil acum.',
  chart: 'Punctele și fantomele rămase, tură cu tură',
  chartOfPoints: 'Punctele, tură cu tură',
  pointsAxis: 'Puncte',
  ghostsAxis: 'Fantome rămase',
  goal: (n) => `Ținta: ${n}`,
  turn: 'Tura',
  table: 'Același lucru, ca tabel',
  scored: 'Punctat',
  jump: 'Un punct de pe grafic duce la tabla din acel moment.',
  moment: (turn, what, n) => `Tura ${turn}: ${what}, ${points(n)}`,
  given: (turn, what, n) => `Tura ${turn}: ${what}, ${points(n)} ${n === 1 ? 'cedat' : 'cedate'} pentru fantome`,
  scoredAs: (what, n) => `${what} · ${n}`,
  givenAs: (what, n) => `${what} (${n} ${n === 1 ? 'cedat' : 'cedate'})`,
  sourcesTitle: 'De unde au venit punctele',
  noPoints: 'Nimeni nu a luat niciun punct.',
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
  byPlayerTitle: 'Cine le-a adus',
  byColoursTitle: 'Culori care au punctat împreună',
  colours: (n) => count(n, { one: 'culoare', few: 'culori', other: 'de culori' }),
  times: (n) => count(n, { one: 'punctare', few: 'punctări', other: 'de punctări' }),
  ghostsTitle: 'Fantome trimise acasă',
  noGhosts: 'Niciuna nu a plecat acasă.',
  senders: {
    bank: 'Bancuri de ceață închise',
    scoring: 'În loc de puncte',
    burial: 'Îngropări',
    hound: 'Alungate de câini',
    meeple: 'Odată cu meeplii lor',
  },
  risen: (n) => `S-au ridicat în total ${ghosts(n)}.`,
  more: 'Pe lângă asta',
  longestRoad: 'Cel mai lung drum',
  biggestCity: 'Cel mai mare oraș',
  givenUp: 'Cedate pentru fantome',
  turns: 'Ture',
  time: 'Durata',
  none: 'niciunul',
  short: 'sub un minut',
  duration: (h, m) => (h > 0 ? `${hours(h)}, ${minutes(m)}` : minutes(m)),
};
