import type { Game } from '../../protocol/types';
import { count, counted, terms } from './terms';

const { ghosts, points } = terms;

const people = counted('player', 'players');

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
  people,
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
