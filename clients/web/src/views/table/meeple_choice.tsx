import type { Atlas } from '../../art/atlas';
import { Meeple } from '../../art/meeple';
import { kTilePixels } from '../../board/camera';
import type { Board } from '../../board/geometry';
import { sameFigure, spots } from '../../game/choices';
import { decisionOf, putMeeple } from '../../game/draft';
import type { Point } from '../../protocol/types';
import type { Deciding } from '../../session/ports';
import { words } from '../../words';
import { BoardButton, RoundButton } from './board_button';
import { translate } from './board_layers';
import { meeplePoint, pose } from './board_pieces';
import { FeatureGlow } from './knowing/feature_glow';

const kRing = 17;

/** How large a spot is pressed: no farther than halfway to the next one. */
function ringSize(spot: Point, others: Point[]): number {
  const ways = others.map((other) => Math.hypot(other.x - spot.x, other.y - spot.y)).filter((way) => way > 0);
  return Math.min(kRing, ...ways.map((way) => way / 2));
}

/** The spots of the placed tile that a meeple may take. */
export function MeepleChoice(props: { session: Deciding; atlas: Atlas; board: Board }) {
  const { session, atlas, board } = props;
  const draft = session.seat.draft.value;
  const { state } = session.table.now.value;
  const legal = session.seat.legal.value;
  if (draft.kind !== 'meeple' || !state?.last) return null;
  const tile = board.at(state.last);
  const decision = decisionOf(draft, legal);
  const points = spots(legal).flatMap((spot) => meeplePoint(atlas, tile, spot.segment) ?? []);
  const chosen = draft.segment ? meeplePoint(atlas, tile, draft.segment) : null;
  return (
    <g class="choices">
      {draft.segment && <FeatureGlow atlas={atlas} parts={board.feature(state.last, draft.segment)} />}
      {spots(legal).map((spot) => {
        const p = meeplePoint(atlas, tile, spot.segment);
        const figure = spot.figures.find((candidate) => sameFigure(candidate, draft.figure)) ?? spot.figures[0]!;
        const selected = draft.segment === spot.segment;
        if (!p) return null;
        return (
          <BoardButton
            key={spot.segment}
            class={selected ? 'spot chosen' : 'spot'}
            label={words.table.spot(spot.segment, figure.colour, figure.guard)}
            pressed={selected}
            place={`${p.x / kTilePixels},${p.y / kTilePixels}`}
            onPress={() => session.seat.edit((current) => putMeeple(current, legal, spot.segment))}
          >
            <circle class="spot-ring" cx={p.x} cy={p.y} r={ringSize(p, points)} />
            <g transform={`${translate(p)} ${pose(spot.segment)}`}>
              <Meeple {...figure} />
            </g>
          </BoardButton>
        );
      })}
      {decision && chosen && !session.seat.sending.value && (
        <RoundButton
          at={chosen}
          offset={{ x: 56, y: 4 }}
          icon="confirm"
          class="yes"
          label={words.table.putMeeple}
          onPress={() => void session.seat.decide(decision.id)}
        />
      )}
    </g>
  );
}
