import type { Dictionary } from '../dictionary';
import { count, terms } from './terms';

const { ghosts, points } = terms;

const people = (n: number) => count(n, { one: 'jucător', few: 'jucători', other: 'de jucători' });

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
  people,
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
