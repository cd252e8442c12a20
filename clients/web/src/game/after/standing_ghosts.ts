import type { State, Update } from '../../protocol/types';
import type { Review } from '../review';

/** How many ghosts stood on the board before an entry and after it. */
export interface Standing {
  before: number;
  after: number;
}

/** The ghosts on the board around each entry of a game together, by its seq; counted back from the end. */
export function standingGhosts(final: State, line: readonly Update[], { ghosts }: Review): Map<number, Standing> {
  const home = Object.values(ghosts.sentHome).reduce((sum, n) => sum + n, 0);
  let out = final.ghosts.total - final.ghosts.supply + home - ghosts.risen;
  const standing = new Map<number, Standing>();
  for (const { seq, events } of line) {
    const before = out;
    for (const event of events) {
      if (event.type === 'ghosts_placed') out += event.count;
      if (event.type === 'ghosts_removed') out -= event.count;
    }
    standing.set(seq, { before, after: out });
  }
  return standing;
}
