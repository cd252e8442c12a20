import { matters } from './matters';
import { count, terms } from './terms';
import type { Named } from '../named';

const { decimal, percent, points } = terms;

/** What a companion makes of the game. */
export const advice = {
  title: 'What a companion would do',
  turns: 'The best turns',
  why: 'Why this turn?',
  /** Nothing is certain before it is over. */
  chance: (n: number) => (n > 0.99 && n < 1 ? 'over 99% to win' : `${percent(n)} to win`),
  /** The same where there is room for a number alone. */
  chanceShort: (n: number) => (n > 0.99 && n < 1 ? '>99%' : percent(n)),
  at: (what: string, where: string) => `${what} (${where})`,
  noMeeple: 'no meeple',
  chanceOf: (name: Named, n: number) => `${name}: ${percent(n)}`,
  close: 'Close the hint',
  matters,
  /** How a number changes that a companion looks at. */
  changes: (what: string, before: string, after: string) => `${what}: ${after} instead of ${before}`,
  /** Where every turn is bad: why this one is among the best. */
  fewestGhosts: (n: number, turns: number) =>
    `each of the ${turns} turns looked at lets ghosts rise; none fewer than this one (${n})`,
  leastBad: (turns: number, worst: number) =>
    `nothing gets better, but the worst of the ${turns} turns looked at leaves ${percent(worst)}`,
  allAlike: (turns: number) => `it hardly matters: the ${turns} turns looked at are about as good`,
  onlyTurn: 'there is no other turn to choose',
  turned: (quarters: 0 | 1 | 2 | 3) => ['not turned', 'a quarter turn to the right', 'turned round', 'a quarter turn to the left'][quarters]!,
  moreSteps: (n: number) => `${count(n, { one: 'more step', other: 'more steps' })}`,
  danger: (before: number, after: number) =>
    `the next tile brings too many ghosts in ${percent(after)} of draws instead of ${percent(before)}`,
  needs: (before: number, after: number) =>
    `the next tile brings ${decimal(after)} ghosts on average instead of ${decimal(before)}`,
  home: (n: number) => `${terms.ghosts(n)} ${n === 1 ? 'goes' : 'go'} home`,
  scores: (n: number) => `brings ${points(n)} at once`,
  odds: 'Chance to win',
  being: 'A companion is looking at the game…',
  unknown: 'No companion could look at this game.',
  rose: (turn: number, from: number, to: number) => `Turn ${turn}: the chance rose from ${percent(from)} to ${percent(to)}.`,
  fell: (turn: number, from: number, to: number) => `Turn ${turn}: the chance fell from ${percent(from)} to ${percent(to)}.`,
  drawnBrought: (n: number) => `The tile that was drawn brought ${percent(n)}.`,
  drawnCost: (n: number) => `The tile that was drawn cost ${percent(n)}.`,
  played: (name: Named, n: number) => `What ${name} decided cost ${percent(n)}.`,
  playedWell: (name: Named) => `${name} made the best of it.`,
  better: (what: string, n: number) => `Better by ${percent(n)}: ${what}.`,
};
