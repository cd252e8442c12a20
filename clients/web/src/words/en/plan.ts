import { count } from './terms';
import type { Named } from '../named';

/** What one wants to do when a tile comes. */
export const plan = {
  button: 'Plan',
  buttonWith: (n: number) => (n === 0 ? 'Plan your turn' : `Plan your turn, ${count(n, { one: 'plan', other: 'plans' })} so far`),
  stop: 'Stop planning',
  title: 'Plan your turn',
  lead: 'What you plan for a tile is done when it comes, if it still can be, even while you are away. Nobody else sees it.',
  choose: 'Plan for a tile to come',
  full: (n: number) => `${n} plans are the most. Remove one first.`,
  planFor: (face: string) => `Plan: ${face}`,
  planAnew: (face: string) => `Plan again: ${face}`,
  remove: (what: string) => `Remove the plan: ${what}`,
  removeShort: 'Remove',
  planning: 'You are planning.',
  made: (name: Named) => `As ${name} had planned:`,
  failed: 'Your plan for this tile could not be made.',
  obstacles: {
    gone: 'No more of these tiles can come.',
    taken: 'A tile is there already.',
    edges: 'It does not fit there any more.',
    occupied: 'A meeple is on that feature already.',
    no_meeple: 'You do not have that meeple in hand.',
    other: 'It is not allowed at the moment.',
  },
};
