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
  listedAlone: 'Arată jocurile mele solo în listele și statisticile publice',
  withFriends: 'Joacă cu prietenii',
  setup: 'Pregătirea jocului',
  setupFor: 'Pregătire pentru',
  people,
  goal: 'Ținta',
  goalOf: (goal, scorers) =>
    scorers > 1 ? `${points(goal)} pentru fiecare dintre cei ${scorers} meepli de punctaj` : points(goal),
  mostPoints: 'Câștigă cine are cele mai multe puncte.',
  tiles: 'Cartonașe',
  tilesOf: (piles) => {
    const all = tiles(piles.reduce((sum, n) => sum + n, 0));
    return piles.length > 1 ? `${all}, în teancuri de ${list(piles.map(String))}` : all;
  },
  ghosts: 'Fantome',
  ghostsOf: (all, placed) => (placed > 0 ? `${ghosts(all)}, dintre care ${placed} pe cartonașul de start` : ghosts(all)),
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
    plain: 'atrag de fiecare dată încă o fantomă; se închid cu cele 4 cartonașe de alături',
    haunted: 'cheamă fantome în ceața din jur; se închid cu toate cele 8 cartonașe din jur',
    keepers: 'aduc un paznic celui care le îngrijește, când sunt așezate toate cele 8 cartonașe din jur',
  },
  bestHere: 'Cel mai bun rezultat al tău aici',
  notPlayed: 'Încă nu ai jucat asta aici.',
  tally: (won, games) => `${won} din ${count(games, { one: 'joc câștigat', few: 'jocuri câștigate', other: 'de jocuri câștigate' })}`,
  bestWon: (n, left) => `Câștigat cu ${points(n)}, cu ${ghosts(left)} în rezervă`,
  bestLost: (n) => `${points(n)}, încă fără victorie`,
  rivalWon: (n) => `Câștigat cu ${points(n)}`,
  rivalLost: (n) => `${points(n)}, dar alții au avut mai multe`,
  onServer: 'Pe acest server',
  nobody: 'Până acum nu a terminat nimeni un joc de acest fel.',
  serverGames: (games) => count(games, { one: 'joc jucat', few: 'jocuri jucate', other: 'de jocuri jucate' }),
  serverWon: (won) => count(won, { one: 'câștigat', few: 'câștigate', other: 'câștigate' }),
  serverBest: (n) => `cel mai bun: ${points(n)}`,
  short: { mists: 'Ceață', ghosts: 'Rivali', base: 'De bază' },
  forWhom: { mists: '1–5 jucători', ghosts: '2–6 jucători', base: '2–6 jucători' },
  stories: (n) => `Povești din jocurile tale (${n})`,
};
