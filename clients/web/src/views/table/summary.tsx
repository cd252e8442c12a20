import { isTogether } from '../../game/standing';
import type { State } from '../../protocol/types';
import type { Knowing } from '../../session/knowing';
import { words } from '../../words';
import { GhostPicture, MeeplePicture } from '../common/pieces';
import { isLow } from '../knowing/ghost_supply';

/** Every total; one alone with the goal and how far it is. */
export function Totals({ state: { tracks, goal } }: { state: State }) {
  const [only, another] = tracks;
  return (
    <span class={another ? 'summary-totals' : 'summary-totals one'}>
      {tracks.map(({ colour, points }) => (
        <span key={colour} class="summary-item" role="img" aria-label={words.status.scorer(colour, points)}>
          <MeeplePicture colour={colour} />
          <b>{points}</b>
          {!another && goal !== null && `/${goal}`}
        </span>
      ))}
      {only && !another && goal !== null && (
        <progress max={goal} value={Math.min(only.points, goal)} aria-hidden="true" />
      )}
    </span>
  );
}

/** How many ghosts are left, and of how many, as a row that empties; nothing in a game without them. */
export function GhostsLeft({ state }: { state: State }) {
  const { supply, total } = state.ghosts;
  if (total === 0) return null;
  return (
    <span
      class={isLow(state) ? 'summary-item summary-ghosts low' : 'summary-item summary-ghosts'}
      role="img"
      aria-label={words.status.ghostsOf(supply, total)}
    >
      <GhostPicture />
      <b>{supply}</b>
      <svg class="ghost-clock" viewBox={`0 0 ${total} 2`} preserveAspectRatio="none" aria-hidden="true">
        {Array.from({ length: total }, (_, i) => (
          <rect key={i} class={i < supply ? 'left' : 'gone'} x={i + 0.1} width="0.8" height="2" rx="0.25" />
        ))}
      </svg>
    </span>
  );
}

/** Scores, ghosts and the tiles of the pile in one line, for narrow windows. */
export function Summary({ knowing, state }: { knowing: Knowing; state: State }) {
  const left = state.piles[0] ?? 0;
  const said = state.piles.length > 1 ? words.status.pile(left, 0) : words.status.tilesLeft(left);
  return (
    <div class="summary">
      {isTogether(state) && <Totals state={state} />}
      <GhostsLeft state={state} />
      <button
        type="button"
        class="summary-item summary-tiles"
        aria-label={`${said}. ${words.know.showTiles}`}
        onClick={() => knowing.showTiles()}
      >
        <span class="pile" />
        <b>{left}</b>
      </button>
    </div>
  );
}
