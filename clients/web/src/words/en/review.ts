import type { Source, Sender } from '../../game/review';
import { count, terms } from './terms';

const { ghosts, points } = terms;

const sources: Record<Source, string> = {
  city: 'Cities',
  road: 'Roads',
  mist: 'Mist banks',
  field: 'Fields',
  castle: 'Castles',
  cemetery: 'Cemeteries',
  monastery: 'Monasteries',
  hound: 'Hounds',
};

const senders: Record<Sender, string> = {
  bank: 'Closed mist banks',
  scoring: 'In exchange for points',
  burial: 'Burials',
  hound: 'Chased by hounds',
  meeple: 'With their meeples',
};

const minutes = (n: number) => count(n, { one: 'minute', other: 'minutes' });
const hours = (n: number) => count(n, { one: 'hour', other: 'hours' });

/** How a game went, looked at after its end. */
export const review = {
  title: 'How the game went',
  show: 'How the game went',
  close: 'Close',
  unknown: 'The beginning of this game cannot be loaded right now.',
  chart: 'Points, and ghosts left, turn by turn',
  chartOfPoints: 'Points, turn by turn',
  pointsAxis: 'Points',
  ghostsAxis: 'Ghosts left',
  goal: (n: number) => `Goal: ${n}`,
  turn: 'Turn',
  table: 'The same as a table',
  scored: 'Scored',
  jump: 'Press a dot to see the board at that moment.',
  moment: (turn: number, what: string, n: number) => `Turn ${turn}: ${what}, ${points(n)}`,
  given: (turn: number, what: string, n: number) => `Turn ${turn}: ${what}, ${points(n)} given up for ghosts`,
  scoredAs: (what: string, n: number) => `${what} ${n}`,
  givenAs: (what: string, n: number) => `${what} (${n} given up)`,
  sourcesTitle: 'Where the points came from',
  noPoints: 'Nobody scored a point.',
  sources,
  byPlayerTitle: 'Who scored them',
  byColoursTitle: 'Colours that worked together',
  colours: (n: number) => count(n, { one: 'colour', other: 'colours' }),
  times: (n: number) => count(n, { one: 'scoring', other: 'scorings' }),
  ghostsTitle: 'Ghosts sent home',
  noGhosts: 'None went home.',
  senders,
  risen: (n: number) => `${ghosts(n)} rose in all.`,
  more: 'More',
  longestRoad: 'Longest road',
  biggestCity: 'Biggest city',
  givenUp: 'Given up for ghosts',
  turns: 'Turns',
  time: 'Time',
  none: 'none',
  short: 'less than a minute',
  duration: (h: number, m: number) => (h > 0 ? `${hours(h)}, ${minutes(m)}` : minutes(m)),
};
