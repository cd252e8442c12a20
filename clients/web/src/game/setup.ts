import type { Game, Modules, Timer } from '../protocol/types';

const kAllParts: Modules = { ghosts: true, castles: true, cemeteries: true };
/** The parts of the expansion, each of which can be left out (G-SET-1). */
export const kParts = Object.keys(kAllParts) as (keyof Modules)[];

export const kDaySeconds = 86_400;

/** Whether nobody is meant to sit there and wait for the others. */
export const isInDays = (timer: Timer | null): timer is Timer => timer !== null && timer.seconds >= kDaySeconds;

/** How many may play. */
export function seatCounts(game: Game): number[] {
  return game === 'mists' ? [1, 2, 3, 4, 5] : [2, 3, 4, 5, 6];
}
