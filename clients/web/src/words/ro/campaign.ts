import type { Dictionary } from '../dictionary';
import { count, list, terms } from './terms';

const { ghosts, hounds, points, tiles } = terms;

const people = (n: number) => count(n, { one: 'jucător', few: 'jucători', other: 'de jucători' });
const meeples = (n: number) => count(n, { one: 'meeple', few: 'meepli', other: 'de meepli' });

export const campaign: Dictionary['campaign'] = {
  names: {
    1: 'Spre ceață',
    2: 'Castele și morminte',
    3: 'Câinii',
    4: 'Calea lungă',
    5: 'Pământ bântuit',
    6: 'Toți trei deodată',
  },
  label: (level, name) => `${level} · ${name}`,
  won: 'câștigat',
  next: 'urmează',
  playRival: 'Joacă contra unui companion',
  listedAlone: 'Arată public jocurile mele solo',
  withFriends: 'Joacă cu prietenii',
  setup: 'Pregătirea jocului',
  setupFor: 'Pregătire pentru',
  people,
  goal: 'Ținta',
  goalOf: (goal, scorers) => (scorers > 1 ? `${points(goal)} pentru fiecare meeple de punctaj` : points(goal)),
  mostPoints: 'Cele mai multe puncte câștigă.',
  tiles: 'Cartonașe',
  tilesOf: (piles) => {
    const all = tiles(piles.reduce((sum, n) => sum + n, 0));
    return piles.length > 1 ? `${all}, în teancuri de ${list(piles.map(String))}` : all;
  },
  ghosts: 'Fantome',
  ghostsOf: (all, placed) => (placed > 0 ? `${ghosts(all)}, ${placed} pe cartonașul de start` : ghosts(all)),
  noGhosts: 'niciuna',
  hounds: 'Câini',
  houndsOf: (waiting) => list(waiting.map(({ hound, total }) => `${hounds[hound]} la ${points(total)}`)),
  hand: 'În rezervă',
  handOf: ({ colours, meeples: each, guards }, lent) => {
    const own = colours > 1 ? `${colours} culori cu câte ${meeples(each)}` : `câte ${meeples(each)}`;
    const more = guards > 0 ? ` și ${count(guards, { one: 'paznic', few: 'paznici', other: 'de paznici' })}` : '';
    return `${own}${more}${lent > 0 ? `; ${lent} dintre voi dau unul ca meeple de punctaj` : ''}`;
  },
  cemeteries: 'Cimitire',
  cemeteriesOf: {
    none: 'niciunul',
    plain: 'se închid cu 4 cartonașe',
    haunted: 'bântuite, se închid cu 8 cartonașe',
    keepers: 'aduc un paznic cu 8 cartonașe în jur',
  },
  bestHere: 'Cel mai bun rezultat al tău aici',
  notPlayed: 'Încă nejucat aici.',
  tally: (won, games) => `${won} din ${count(games, { one: 'joc câștigat', few: 'jocuri câștigate', other: 'de jocuri câștigate' })}`,
  bestWon: (n, left) => `Câștigat cu ${points(n)}, cu ${ghosts(left)} în rezervă`,
  bestLost: (n) => `${points(n)}, încă fără victorie`,
  rivalWon: (n) => `Câștigat cu ${points(n)}`,
  rivalLost: (n) => `${points(n)}, dar alții au avut mai multe`,
  onServer: 'Pe acest server',
  nobody: 'Încă n-a terminat nimeni unul.',
  serverGames: (games) => count(games, { one: 'joc jucat', few: 'jocuri jucate', other: 'de jocuri jucate' }),
  serverWon: (won) => count(won, { one: 'câștigat', few: 'câștigate', other: 'câștigate' }),
  serverBest: (n) => `cel mai bun: ${points(n)}`,
  short: { mists: 'Ceață', ghosts: 'Rivali', base: 'De bază' },
  forWhom: { mists: '1–5 jucători', ghosts: '2–6 jucători', base: '2–6 jucători' },
  stories: (n) => `Povești din jocurile tale (${n})`,
};
