import type { Atlas } from '../../art/atlas';
import { placeKey, type Board } from '../../board/geometry';
import type { Knowing } from '../../session/knowing';
import { boardPoint } from '../drawing/board_layers';
import { FeatureGlow } from '../drawing/feature_glow';

/** Lights up on the board what is pointed at beside it. */
export function MarkLayer({ knowing, atlas, board }: { knowing: Knowing; atlas: Atlas; board: Board }) {
  const mark = knowing.mark.value;
  if (!mark) return null;
  const { spaces, feature } = mark;
  return (
    <g class="marks" aria-hidden="true">
      {feature && <FeatureGlow atlas={atlas} parts={board.feature(feature, feature.segment)} />}
      {spaces.map((space) => {
        const p = boardPoint(space);
        return <rect key={placeKey(space)} class="marked-space" x={p.x - 2} y={p.y - 2} width="104" height="104" rx="6" />;
      })}
    </g>
  );
}
