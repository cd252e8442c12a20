import { riskOf } from '../../game/risk';
import { isOver, isTogether, tilesToDraw } from '../../game/standing';
import type { State, TileFace } from '../../protocol/types';
import type { TableToRead } from '../../session/ports';
import { words } from '../../words';
import { GhostPicture } from '../common/pieces';

/** With so few ghosts left, one tile can lose the game. */
const kFewGhosts = 3;

/** Whether the ghosts run low in a game that this can lose. */
export function isLow(state: State): boolean {
  return isTogether(state) && !isOver(state) && state.ghosts.supply <= kFewGhosts;
}

/** What the tiles to come can do, and how likely. */
function Outlook({ state, faces }: { state: State; faces: ReadonlyMap<string, TileFace> }) {
  const { most, over, all, draws, calls } = riskOf(state, faces);
  if (all === 0 || tilesToDraw(state) === 0) return null;
  return (
    <>
      {over > 0 && <p class="warning">{words.know.risk(over, all, state.ghosts.supply, state.face_down.length)}</p>}
      {draws && most > 0 && <p class="quiet">{words.know.cemeteryDraws}</p>}
      {calls && <p class="quiet">{words.know.cemeteryCalls}</p>}
    </>
  );
}

/** How many ghosts are left in the supply, as a row of them, and what is still to come. */
export function GhostSupply({ table, state }: { table: TableToRead; state: State }) {
  const { supply, total } = state.ghosts;
  const faces = table.atlas.value?.faces;
  const low = isLow(state);
  if (total === 0) return null;
  return (
    <section class={low ? 'card ghosts-left low' : 'card ghosts-left'}>
      <h2>
        {words.status.ghosts}
        <span class="figure">
          <b>{supply}</b> / {total}
        </span>
      </h2>
      <p class="ghost-row" role="img" aria-label={words.status.ghostsOf(supply, total)}>
        {Array.from({ length: total }, (_, i) => (
          <GhostPicture key={i} away={i >= supply} />
        ))}
      </p>
      {low && <p class="warning">{words.status.ghostsLow}</p>}
      {isTogether(state) && !isOver(state) && faces && <Outlook state={state} faces={faces} />}
    </section>
  );
}
