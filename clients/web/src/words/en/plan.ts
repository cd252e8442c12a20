import { count } from './terms';
import type { Named } from '../named';

/** What one wants to do when a tile comes. */
export const plan = {
  button: 'Plan',
  buttonWith: (n: number) => (n === 0 ? 'Plan your turn' : `Plan your turn, ${count(n, { one: 'plan', other: 'plans' })} so far`),
  stop: 'Stop planning',
  title: 'Plan your turn',
  lead: 'Say what you will do when a certain tile comes. If all of it is still possible then, it is done at once, even if you are not here. Nobody else sees your plans.',
  choose: 'Plan for one of the tiles to come',
  full: (n: number) => `You have ${n} plans, which is the most. Remove one to plan for another tile.`,
  planFor: (face: string) => `Plan for this tile: ${face}`,
  planAnew: (face: string) => `Planned; plan again for this tile: ${face}`,
  remove: (what: string) => `Remove the plan: ${what}`,
  removeShort: 'Remove',
  planning: 'You are planning, as if this tile came now. It decides nothing yet.',
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
