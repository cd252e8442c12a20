import type { Atlas } from '../../art/atlas';
import { outlineData } from '../../art/city';
import { pathData } from '../../art/curve';
import { placeKey, type FeaturePart } from '../../board/geometry';
import { boardPoint } from './board_layers';

/** What lights up of one segment, in the units of its tile. */
function Lit({ atlas, part: { tile, segment } }: { atlas: Atlas; part: FeaturePart }) {
  const plan = atlas.plan(tile.tile, tile.rotation);
  const city = plan.cities.find((shape) => shape.name === segment);
  const road = plan.roads.find((shape) => shape.name === segment);
  const mist = plan.mist.find((shape) => shape.name === segment);
  const place = city || road || mist ? undefined : plan.places().get(segment);
  return (
    <>
      {city && <path class="glow-area" d={outlineData(city)} />}
      {city?.walls.map((wall) => <path class="glow-line" d={pathData(wall)} />)}
      {road && <path class="glow-line wide" d={pathData(road.line)} />}
      {mist && (
        <g class="glow-mist">
          {mist.puffs.map((puff) => (
            <circle cx={puff.x} cy={puff.y} r={puff.r * 0.9} />
          ))}
        </g>
      )}
      {place && <circle class="glow-area" cx={place.x} cy={place.y} r="21" />}
    </>
  );
}

/** Lights a feature or a mist bank up over all its tiles. */
export function FeatureGlow({ atlas, parts }: { atlas: Atlas; parts: FeaturePart[] }) {
  return (
    <g class="feature-glow">
      {parts.map((part) => {
        const at = boardPoint(part.tile);
        return (
          <svg key={`${placeKey(part.tile)}:${part.segment}`} x={at.x} y={at.y} width="100" height="100" viewBox="0 0 100 100">
            <Lit atlas={atlas} part={part} />
          </svg>
        );
      })}
    </g>
  );
}
