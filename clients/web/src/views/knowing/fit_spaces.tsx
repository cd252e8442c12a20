import { placeKey, samePlace } from '../../board/geometry';
import { freeSpaces } from '../../game/unseen';
import type { State } from '../../protocol/types';
import type { Reading } from '../../session/ports';
import { words } from '../../words';
import { BoardButton } from '../drawing/board_button';
import { boardPoint } from '../drawing/board_layers';

/** Every free space beside a tile, to be asked which tiles to come fit there. */
export function FitSpaces({ session, state }: { session: Reading; state: State }) {
  const { fit } = session.knowing;
  const at = fit.value;
  if (at === null) return null;
  return (
    <g class="choices">
      {freeSpaces(state).map((space) => {
        const p = boardPoint(space);
        const chosen = at !== 'asked' && samePlace(at, space);
        return (
          <BoardButton
            key={placeKey(space)}
            class={chosen ? 'space asked chosen' : 'space asked'}
            label={words.know.space(session.table.where(space))}
            pressed={chosen}
            place={placeKey(space)}
            onPress={() => (fit.value = { x: space.x, y: space.y })}
          >
            <rect x={p.x + 7} y={p.y + 7} width="86" height="86" rx="9" />
            <text x={p.x + 50} y={p.y + 62}>
              ?
            </text>
          </BoardButton>
        );
      })}
    </g>
  );
}
