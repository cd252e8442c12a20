import type { Dictionary } from '../dictionary';
import { count, terms } from './terms';

const { ghosts, points } = terms;

const minutes = (n: number) => count(n, { one: 'Minute', other: 'Minuten' });
const hours = (n: number) => count(n, { one: 'Stunde', other: 'Stunden' });

export const review: Dictionary['review'] = {
  title: 'So lief das Spiel',
  show: 'So lief das Spiel',
  close: 'Schließen',
  unknown: 'Der Anfang dieses Spiels lässt sich gerade nicht laden.',
  chart: 'Punkte und übrige Geister, Zug um Zug',
  chartOfPoints: 'Punkte, Zug um Zug',
  pointsAxis: 'Punkte',
  ghostsAxis: 'Übrige Geister',
  goal: (n) => `Ziel: ${n}`,
  turn: 'Zug',
  table: 'Dasselbe als Tabelle',
  scored: 'Gewertet',
  jump: 'Jede Markierung führt zum Spielplan in diesem Moment.',
  moment: (turn, what, n) => `Zug ${turn}: ${what}, ${points(n)}`,
  given: (turn, what, n) => `Zug ${turn}: ${what}, ${points(n)} für Geister aufgegeben`,
  scoredAs: (what, n) => `${what}: ${n}`,
  givenAs: (what, n) => `${what} (${n} aufgegeben)`,
  sourcesTitle: 'Woher die Punkte kamen',
  noPoints: 'Niemand hat einen Punkt bekommen.',
  sources: {
    city: 'Städte',
    road: 'Straßen',
    mist: 'Nebelbänke',
    field: 'Wiesen',
    castle: 'Burgen',
    cemetery: 'Friedhöfe',
    monastery: 'Klöster',
    hound: 'Hunde',
  },
  byPlayerTitle: 'Wer sie geholt hat',
  byColoursTitle: 'Farben, die zusammenkamen',
  colours: (n) => count(n, { one: 'Farbe', other: 'Farben' }),
  times: (n) => count(n, { one: 'Wertung', other: 'Wertungen' }),
  ghostsTitle: 'Heimgeschickte Geister',
  noGhosts: 'Keiner ging heim.',
  senders: {
    bank: 'Geschlossene Nebelbänke',
    scoring: 'Statt Punkten',
    burial: 'Begräbnisse',
    hound: 'Von Hunden verjagt',
    meeple: 'Mit ihren Meeplen',
  },
  risen: (n) => `Insgesamt aufgestiegen: ${ghosts(n)}.`,
  more: 'Und außerdem',
  longestRoad: 'Längste Straße',
  biggestCity: 'Größte Stadt',
  givenUp: 'Für Geister aufgegeben',
  turns: 'Züge',
  time: 'Dauer',
  none: 'keine',
  short: 'unter einer Minute',
  duration: (h, m) => (h > 0 ? `${hours(h)}, ${minutes(m)}` : minutes(m)),
};
