import type { Source } from '../../game/review';
import type { AfterWords } from '../after_words';
import { count, terms } from './terms';

const { decimal, ghosts, hounds, list, percent, points, tiles } = terms;

const kinds: Record<Source, string> = {
  city: 'a city',
  road: 'a road',
  mist: 'a mist bank',
  field: 'a field',
  castle: 'a castle',
  cemetery: 'a cemetery',
  monastery: 'a monastery',
  hound: 'a hound',
};

const turnsIn = (turns: readonly number[]) => (turns.length === 1 ? `turn ${turns[0]}` : `turns ${list(turns.map(String))}`);

export const after: AfterWords = {
  title: 'What to take from it',
  toTurn: (turn) => `Turn ${turn}`,
  ghosts: (home, risen) => `${ghosts(home)} went home, ${risen} rose.`,
  joins: (turns, times) =>
    times === 1
      ? `In ${turnsIn(turns)} the tile could have joined the mist, for one ghost fewer.`
      : `In ${times > turns.length ? `${times} turns, the last of them ${list(turns.map(String))},` : turnsIn(turns)} the tile could have joined the mist, each time for one ghost fewer.`,
  kept: (times) =>
    times === 1
      ? 'The only scoring was taken for points. Giving it up would have sent up to three ghosts home.'
      : `All ${times} scorings were taken for points. Giving up any of them would have sent up to three ghosts home.`,
  rise: (turn, n) => `Most rose in turn ${turn}: ${ghosts(n)}.`,
  hound: (hound, total, missing) =>
    `${hounds[hound]} and the next pile waited at ${points(total)}: only ${points(missing)} more ${missing === 1 ? 'was' : 'were'} needed before this pile ran out.`,
  goal: (missing, standing) =>
    standing === 0
      ? `Short of the goal by ${points(missing)}.`
      : `Short of the goal by ${points(missing)}, while ${count(standing, { one: 'meeple', other: 'meeples' })} stood on what was never finished.`,
  held: (left, total, home) => `Well held: ${left} of ${ghosts(total)} were still in the supply, ${home} had been sent home.`,
  bank: (turn, n) => `The mist bank that closed in turn ${turn} sent ${ghosts(n)} home.`,
  scoring: (name, turn, what, n, size) =>
    `The best scoring was ${kinds[what]}${size > 0 ? ` of ${tiles(size)}` : ''} in ${name}’s turn ${turn}: ${points(n)}.`,
  lead: (name, turn, by) => `${name} was ahead from turn ${turn} to the end, and won by ${points(by)}.`,
  better: (turn, name, what, cost) =>
    `Turn ${turn} mattered most: by a companion’s judgement, ${name}’s chance would have been ${percent(cost)} better with: ${what}.`,

  film: {
    lead: 'The board grows turn by turn, in ten seconds: an animated picture (GIF) to keep or share.',
    names: 'With the names of the players',
    make: 'Make it',
    making: 'The film is being made',
    cancel: 'Cancel',
    save: (megabytes) => `Save the film (${decimal(megabytes)} MB)`,
    failed: 'This browser could not make the film.',
    retry: 'Try again',
  },
  stories: {
    lead: 'What happened in games that you finished in this browser, each with the moment when it first happened.',
    fresh: 'A new story',
    tell: {
      bank: (n) => `One mist bank sent ${ghosts(n)} home at once.`,
      twoBanks: (n) => `One tile closed ${n} mist banks.`,
      clear: (n) => `Not a ghost was left on a board where ${n} had stood.`,
      brink: () => 'Won, although the supply of ghosts had run dry.',
      lastTile: (n) => `Won with the very last tile, in turn ${n}.`,
      colours: (n) => `${n} colours shared one scoring.`,
      road: (n) => `A road of ${tiles(n)} came to its end.`,
      city: (n) => `The walls closed around a city of ${tiles(n)}.`,
      features: (n) => `One turn finished ${n} works at once.`,
      oneMeeple: () => 'Rufus and Ronja were with the same meeple.',
      justInTime: () => 'A hound was reached when its pile had no tile left.',
      comeback: (n) => `Won after being ${points(n)} behind.`,
    },
  },
};
