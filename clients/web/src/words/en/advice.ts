import type { AdviceReason } from '../../protocol/types';
import { count, terms } from './terms';

type Theme = AdviceReason['theme'];

const { decimal, percent, points } = terms;

/** What speaks for a turn, and what speaks against it. */
const themes: Record<Theme, { good: string; bad: string }> = {
  points: { good: 'brings points that are needed', bad: 'leaves points that are needed' },
  pace: { good: 'keeps up with the tiles that are left', bad: 'falls behind the tiles that are left' },
  ghosts: { good: 'keeps ghosts in the supply', bad: 'takes ghosts from the supply' },
  draws: { good: 'makes the next tiles less dangerous', bad: 'makes the next tiles more dangerous' },
  banks: { good: 'brings mist banks closer to completion', bad: 'makes mist banks harder to complete' },
  works: { good: 'makes more of what is being built', bad: 'makes less of what is being built' },
  meeples: { good: 'keeps meeples at hand', bad: 'leaves few meeples at hand' },
  hounds: { good: 'helps with the hounds', bad: 'makes the hounds harder to use' },
  cemeteries: { good: 'makes the cemeteries less of a burden', bad: 'makes the cemeteries more of a burden' },
  fields: { good: 'strengthens your fields', bad: 'weakens your fields' },
  rivals: { good: 'holds the others back', bad: 'helps the others' },
  setup: { good: 'suits this game', bad: 'does not suit this game' },
};

/** What a companion makes of the game. */
export const advice = {
  title: 'What a companion would do',
  turns: 'The best turns',
  why: 'Why this turn?',
  /** Nothing is certain before it is over. */
  chance: (n: number) => (n > 0.99 && n < 1 ? 'over 99% to win' : `${percent(n)} to win`),
  noMeeple: 'no meeple',
  chanceOf: (name: string, n: number) => `${name}: ${percent(n)}`,
  close: 'Close the hint',
  at: (what: string, where: string) => `${what} (${where})`,
  reason: (theme: Theme, good: boolean) => (good ? themes[theme].good : themes[theme].bad),
  /** Of so many draws, the next tile would need more ghosts than there are. */
  danger: (before: number, after: number) =>
    `the next tile brings too many ghosts in ${percent(after)} of draws instead of ${percent(before)}`,
  needs: (before: number, after: number) =>
    `the next tile brings ${decimal(after)} ghosts on average instead of ${decimal(before)}`,
  home: (n: number) => `${terms.ghosts(n)} ${n === 1 ? 'goes' : 'go'} home`,
  scores: (n: number) => `brings ${points(n)} at once`,
  odds: 'Chance to win',
  review: 'How the chances changed',
  turningPoints: 'Turning points',
  being: 'A companion is looking at the game…',
  unknown: 'No companion could look at this game.',
  rose: (turn: number, from: number, to: number) => `Turn ${turn}: the chance rose from ${percent(from)} to ${percent(to)}.`,
  fell: (turn: number, from: number, to: number) => `Turn ${turn}: the chance fell from ${percent(from)} to ${percent(to)}.`,
  byDraw: 'Most of it was the tile that was drawn.',
  byPlay: (name: string) => `Most of it was what ${name} decided.`,
  better: (what: string, n: number) => `Better by ${percent(n)}: ${what}.`,
  taught: (turn: number, what: string, n: number) => `In turn ${turn}, the chance would have been better by ${percent(n)} with ${what}.`,
  bestOf: (name: string, n: number, all: number) => `${name} found the best turn ${n} of ${count(all, { one: 'time', other: 'times' })}.`,
};
