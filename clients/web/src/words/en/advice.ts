import { matters } from './matters';
import { terms } from './terms';
import type { Named } from '../named';

const { percent } = terms;

/** What a companion makes of the game. */
export const advice = {
  title: 'What a companion would do',
  /** Nothing is certain before it is over. */
  chance: (n: number) => (n > 0.99 && n < 1 ? 'over 99% to win' : `${percent(n)} to win`),
  noMeeple: 'no meeple',
  chanceOf: (name: Named, n: number) => `${name}: ${percent(n)}`,
  close: 'Close the hint',
  matters,
  compare: 'Compare',
  /** Where nothing becomes better. */
  fewestGhosts: 'No turn lets fewer ghosts rise.',
  leastBad: 'The other turns are worse.',
  allAlike: 'The other turns are about as good.',
  onlyTurn: 'There is no other turn.',
  turned: (quarters: 0 | 1 | 2 | 3) => ['not turned', 'a quarter turn to the right', 'turned round', 'a quarter turn to the left'][quarters]!,
  odds: 'Chance to win',
  being: 'A companion is looking at the game…',
  unknown: 'No companion could look at this game.',
  went: (turn: number, from: number, to: number) => `Turn ${turn}: the chance went from ${percent(from)} to ${percent(to)}.`,
  drawnBrought: (n: number) => `The tile that was drawn brought ${percent(n)}.`,
  drawnCost: (n: number) => `The tile that was drawn cost ${percent(n)}.`,
  played: (name: Named, n: number) => `What ${name} decided cost ${percent(n)}.`,
  playedWell: (name: Named) => `${name} made the best of it.`,
  better: (what: string, n: number) => `Better by ${percent(n)}: ${what}.`,
};
