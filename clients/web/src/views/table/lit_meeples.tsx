import type { Atlas } from '../../art/atlas';
import type { Board } from '../../board/geometry';
import type { State } from '../../protocol/types';
import type { Knowing } from '../../session/knowing';
import { meeplePoint } from '../drawing/board_pieces';

/** Lights up the meeples of the player whose chip is pressed. */
export function LitMeeples({ knowing, atlas, board, state }: { knowing: Knowing; atlas: Atlas; board: Board; state: State }) {
  const lit = knowing.lit.value;
  return (
    <g class="lit-meeples" aria-hidden="true">
      {state.meeples
        .filter(({ colour }) => lit.includes(colour))
        .map((meeple) => {
          const at = meeplePoint(atlas, board.at(meeple), meeple.segment);
          return at && <circle key={`${meeple.x},${meeple.y},${meeple.segment}`} class="lit" cx={at.x} cy={at.y} r="26" />;
        })}
    </g>
  );
}
