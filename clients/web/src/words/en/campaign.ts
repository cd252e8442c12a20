import type { Game, HoundName } from '../../protocol/types';
import type { Setup } from '../../game/setup';
import { count, terms } from './terms';

const { ghosts, hounds, list, points, tiles } = terms;

const people = (n: number) => count(n, { one: 'player', other: 'players' });
const meeples = (n: number) => count(n, { one: 'meeple', other: 'meeples' });

/** The road through the games, and what is told of each before it is chosen. */
export const campaign = {
  names: {
    1: 'Into the mist',
    2: 'Castles and graves',
    3: 'The hounds',
    4: 'The long way',
    5: 'Haunted ground',
    6: 'Three at once',
  },
  label: (level: string, name: string) => `${level}: ${name}`,
  won: 'won',
  next: 'next',
  playRival: 'Play a companion now',
  listedAlone: 'Show my solo games publicly',
  withFriends: 'Play with friends',
  setup: 'How it is set up',
  setupFor: 'Set up for',
  people,
  goal: 'Goal',
  goalOf: (goal: number, scorers: number) => (scorers > 1 ? `${points(goal)} for each scoring meeple` : points(goal)),
  mostPoints: 'The most points win.',
  tiles: 'Tiles',
  tilesOf: (piles: number[]) => {
    const all = tiles(piles.reduce((sum, n) => sum + n, 0));
    return piles.length > 1 ? `${all}, in piles of ${list(piles.map(String))}` : all;
  },
  ghosts: 'Ghosts',
  ghostsOf: (all: number, placed: number) => (placed > 0 ? `${ghosts(all)}, ${placed} on the start tile` : ghosts(all)),
  noGhosts: 'none',
  hounds: 'Hounds',
  houndsOf: (waiting: { hound: HoundName; total: number }[]) =>
    list(waiting.map(({ hound, total }) => `${hounds[hound]} at ${points(total)}`)),
  hand: 'In hand',
  handOf: ({ colours, meeples: each, guards }: Setup['hand'], lent: number) => {
    const own = colours > 1 ? `${colours} colours with ${meeples(each)} each` : meeples(each);
    const more = guards > 0 ? ` and ${count(guards, { one: 'guard', other: 'guards' })}` : '';
    return `${own}${more}${lent > 0 ? `; ${lent} of you lend one as a scoring meeple` : ''}`;
  },
  cemeteries: 'Cemeteries',
  cemeteriesOf: {
    none: 'none',
    plain: 'closed by 4 tiles',
    haunted: 'haunted, closed by 8 tiles',
    keepers: 'win a guard with 8 tiles around',
  },
  bestHere: 'Your best here',
  notPlayed: 'Not played here yet.',
  tally: (won: number, games: number) => `${won} of ${count(games, { one: 'game', other: 'games' })} won`,
  bestWon: (n: number, left: number) => `Won with ${points(n)} and ${ghosts(left)} left`,
  bestLost: (n: number) => `${points(n)}, not won yet`,
  rivalWon: (n: number) => `Won with ${points(n)}`,
  rivalLost: (n: number) => `${points(n)}, others had more`,
  onServer: 'On this server',
  nobody: 'Nobody has finished one yet.',
  serverGames: (games: number) => `${count(games, { one: 'game', other: 'games' })} played`,
  serverWon: (won: number) => `${won} won`,
  serverBest: (n: number) => `best: ${points(n)}`,
  short: { mists: 'Mists', ghosts: 'Rivals', base: 'Base game' } satisfies Record<Game, string>,
  forWhom: { mists: 'for 1 to 5', ghosts: 'for 2 to 6', base: 'for 2 to 6' } satisfies Record<Game, string>,
  stories: (n: number) => `Stories of your games (${n})`,
};
