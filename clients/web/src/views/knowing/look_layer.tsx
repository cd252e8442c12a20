import type { Atlas } from '../../art/atlas';
import { placeKey, type Board, type FeaturePart } from '../../board/geometry';
import type { Place } from '../../protocol/types';
import type { Knowing } from '../../session/knowing';
import { boardPoint } from '../drawing/board_layers';
import { FeatureGlow } from '../drawing/feature_glow';

function partsOf(segments: Place[], board: Board): FeaturePart[] {
  return segments.flatMap(({ segment, ...place }) => {
    const tile = board.at(place);
    return tile ? [{ tile, segment }] : [];
  });
}

/** Lights up what is looked at over its whole extent, and marks the spaces that it needs. */
export function LookLayer({ knowing, atlas, board }: { knowing: Knowing; atlas: Atlas; board: Board }) {
  const looked = knowing.looked.value;
  if (looked === null || typeof looked === 'string') return null;
  return (
    <g class="looked" aria-hidden="true">
      <FeatureGlow atlas={atlas} parts={partsOf(looked.segments, board)} />
      {looked.needs.map((space) => {
        const p = boardPoint(space);
        return (
          <g key={placeKey(space)} class="needed">
            <rect x={p.x + 4} y={p.y + 4} width="92" height="92" rx="12" />
            <circle cx={p.x + 50} cy={p.y + 50} r="9" />
          </g>
        );
      })}
    </g>
  );
}
