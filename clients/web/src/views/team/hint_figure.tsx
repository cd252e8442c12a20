import type { Atlas } from '../../art/atlas';
import { Meeple } from '../../art/meeple';
import type { Board } from '../../board/geometry';
import { decisionOf } from '../../game/draft';
import { figureOf } from '../../game/figure';
import type { Deciding, Parts } from '../../session/ports';
import { translate } from '../drawing/board_layers';
import { meeplePoint, pose } from '../drawing/board_pieces';

/** The figure that a hint would put on the tile that lies as it proposes. */
export function HintFigure({ session, atlas, board }: { session: Deciding & Parts<'hints'>; atlas: Atlas; board: Board }) {
  const { seat, hints } = session;
  const tried = decisionOf(seat.draft.value, seat.legal.value);
  const [placed, ...rest] = hints.rest.value ?? [];
  const put = rest.find((decision) => decision.type === 'place_meeple');
  if (!hints.hint.value || placed?.type !== 'place_tile' || tried?.id !== placed.id || put?.type !== 'place_meeple') return null;
  const at = meeplePoint(atlas, board.at(placed), put.segment);
  return (
    at && (
      <g class="hinted-figure" transform={translate(at)} aria-hidden="true">
        <g class="meeple-piece">
          <g transform={pose(put.segment, figureOf(put).kind)}>
            <Meeple {...figureOf(put)} />
          </g>
        </g>
      </g>
    )
  );
}
