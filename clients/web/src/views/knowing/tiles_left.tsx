import type { State } from '../../protocol/types';
import type { Knowing } from '../../session/knowing';
import type { Reading } from '../../session/ports';
import { words } from '../../words';
import { onDemand } from '../common/on_demand';
import { Icon } from '../common/icon';

const TilesSheet = onDemand(async () => (await import('./tiles_sheet')).TilesSheet);

/** The tiles of each pile, the one that is drawn from first; pressed, it shows which tiles are to come. */
export function TilesLeft({ knowing, state }: { knowing: Knowing; state: State }) {
  const piles = state.piles.map((n, i) => words.status.pile(n, i));
  return (
    <button
      type="button"
      class="card tiles-left"
      aria-label={`${words.list(piles)}. ${words.know.showTiles}`}
      aria-expanded={knowing.tiles.value}
      onClick={() => (knowing.tiles.value ? knowing.hideTiles() : knowing.showTiles())}
    >
      {words.status.tiles}
      <span class="figure">
        {state.piles.map((n, i) => (i === 0 ? <b key={i}>{n}</b> : ` + ${n}`))}
      </span>
      <Icon name="stepOn" />
    </button>
  );
}

/** The tiles to come beside the board, while they are asked for. */
export function TilesToCome({ session, state }: { session: Reading; state: State }) {
  const atlas = session.table.atlas.value;
  if (!session.knowing.tiles.value || !atlas) return null;
  return <TilesSheet session={session} atlas={atlas} state={state} />;
}
