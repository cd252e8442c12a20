import type { Atlas } from '../../art/atlas';
import { type Board } from '../../board/geometry';
import { parseFeature } from '../../board/segment';
import type { Point } from '../../protocol/types';
import type { Deciding } from '../../session/ports';
import { boardPoint, translate } from '../drawing/board_layers';
import { FeatureGlow } from '../drawing/feature_glow';

/** It reaches into the space: above the highest ones of a board that fits the window there is hardly any room. */
function Arrow({ to }: { to: Point }) {
  return (
    <g transform={translate(boardPoint(to, { x: 50, y: 20 }))}>
      <g class="lead-arrow">
        <path d="M-8 -34h16v18h11L0 2-19 -16h11Z" />
      </g>
    </g>
  );
}

/** Points on the board at what the guide speaks of. */
export function LeadMark({ session, atlas, board }: { session: Deciding; atlas: Atlas; board: Board }) {
  const mark = session.seat.leader.value?.lead.value?.mark;
  if (!mark || 'part' in mark || session.table.rewind.at.value !== null) return null;
  if ('at' in mark) {
    const p = boardPoint(mark.at);
    return (
      <g class="lead-mark" aria-hidden="true">
        <rect x={p.x - 3} y={p.y - 3} width="106" height="106" rx="8" />
        <Arrow to={mark.at} />
      </g>
    );
  }
  const { place, segment } = parseFeature(mark.feature);
  if (!board.at(place)) return null;
  return (
    <g class="lead-mark" aria-hidden="true">
      <FeatureGlow atlas={atlas} parts={board.feature(place, segment)} />
      <Arrow to={place} />
    </g>
  );
}
