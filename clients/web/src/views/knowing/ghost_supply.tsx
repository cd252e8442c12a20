import { isOver, isTogether } from '../../game/standing';
import type { State } from '../../protocol/types';
import { words } from '../../words';
import { GhostPicture } from '../common/pieces';

/** With so few ghosts left, one tile can lose the game. */
const kFewGhosts = 3;

/** Whether the ghosts run low in a game that this can lose. */
export function isLow(state: State): boolean {
  return isTogether(state) && !isOver(state) && state.ghosts.supply <= kFewGhosts;
}

/** How many ghosts are left in the supply, as a row of them that turns cold. */
export function GhostSupply({ state }: { state: State }) {
  const { supply, total } = state.ghosts;
  if (total === 0) return null;
  return (
    <section class={isLow(state) ? 'card ghosts-left low' : 'card ghosts-left'}>
      <h2>
        {words.status.ghosts}
        <span class="figure">
          <b>{supply}</b>
        </span>
      </h2>
      <p class="ghost-row" role="img" aria-label={words.status.ghostsOf(supply, total)}>
        {Array.from({ length: total }, (_, i) => (
          <GhostPicture key={i} away={i >= supply} />
        ))}
      </p>
    </section>
  );
}
