import type { Source } from '../../game/review';
import type { AfterWords } from '../after_words';
import { count, one, terms } from './terms';

const { decimal, ghosts, hounds, points, tiles } = terms;

const kinds: Record<Source, string> = { ...one, hound: 'a hound' };

export const after: AfterWords = {
  tabs: { story: 'Story', graph: 'Graph', share: 'Share', learn: 'Learn' },
  toTurn: (turn) => `Turn ${turn}`,
  ghosts: (home, risen) => `${ghosts(home)} went home, ${risen} rose.`,
  joins: (times) => `Turns in which the tile could have joined the mist, for one ghost fewer: ${times}.`,
  kept: (times) => `Scorings taken for points: ${times}. Given up, each would have sent up to three ghosts home.`,
  rise: (n) => `${ghosts(n)} rose in one turn.`,
  hound: (hound, total, missing) => `${hounds[hound]} waited at ${points(total)}, only ${points(missing)} away.`,
  goal: (missing, standing) =>
    standing === 0
      ? `Short of the goal by ${points(missing)}.`
      : `Short of the goal by ${points(missing)}, while ${count(standing, { one: 'meeple', other: 'meeples' })} stood on what was never finished.`,
  held: (left, total, home) => `Well held: ${left} of ${ghosts(total)} were still in the supply, ${home} had been sent home.`,
  bank: (n) => `One mist bank sent ${ghosts(n)} home.`,
  scoring: (name, what, n, size) => `The best scoring was ${name}’s: ${kinds[what]}${size > 0 ? ` of ${tiles(size)}` : ''}, ${points(n)}.`,
  lead: (name, by) => `${name} was ahead from here to the end, and won by ${points(by)}.`,
  film: {
    names: 'With the names of the players',
    make: 'Make a film',
    making: 'The film is being made',
    cancel: 'Cancel',
    save: (megabytes) => `Save the film (${decimal(megabytes)} MB)`,
    failed: 'This browser could not make the film.',
  },
  stories: {
    lead: 'Each with the moment when it first happened.',
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
