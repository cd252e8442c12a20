import type { State } from '../../protocol/types';
import type { Knowing } from '../../session/knowing';
import type { Reading } from '../../session/ports';
import { words } from '../../words';
import { onDemand } from '../common/on_demand';
import { Icon } from '../common/icon';

const TilesSheet = onDemand(async () => (await import('./tiles_sheet')).TilesSheet);

/** The tiles of each pile, the one that is drawn from first; pressed, it shows which tiles are to come. */
export function TilesLeft({ knowing, state }: { knowing: Knowing; state: State }) {
  const hidden = state.face_down.length;
  return (
    <section class="card tiles-left">
      <h2>
        {words.status.tiles}
        <span class="figure">
          {state.piles.map((n, i) => (
            <span key={i} role="img" aria-label={words.status.pile(n, i)}>
              {i === 0 ? <b>{n}</b> : ` + ${n}`}
            </span>
          ))}
        </span>
      </h2>
      <p class="quiet turn-number">{words.status.turn(state.turn)}</p>
      {hidden > 0 && <p class="quiet">{words.know.alsoFaceDown(hidden)}</p>}
      <button
        type="button"
        class="show-tiles"
        aria-expanded={knowing.tiles.value}
        onClick={() => (knowing.tiles.value ? knowing.hideTiles() : knowing.showTiles())}
      >
        {words.know.showTiles}
        <Icon name="stepOn" />
      </button>
    </section>
  );
}

/** The tiles to come beside the board, while they are asked for. */
export function TilesToCome({ session, state }: { session: Reading; state: State }) {
  const atlas = session.table.atlas.value;
  if (!session.knowing.tiles.value || !atlas) return null;
  return <TilesSheet session={session} atlas={atlas} state={state} />;
}
