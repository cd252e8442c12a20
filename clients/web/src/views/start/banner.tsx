import { useEffect, useMemo } from 'preact/hooks';
import { signal } from '@preact/signals';

import { landscape } from '../../art/landscape';
import { Atlas } from '../../art/tile_plan';
import { getTileSet } from '../../protocol/api';
import { boardPoint, DriftingMist, Ground, translate } from '../table/board_layers';

const kWidth = 16;
const kHeight = 3;

const atlas = signal<Atlas | null>(null);

/** A strip of the map, as the welcome. Stays a plain band where the tiles cannot be had. */
export function Banner() {
  useEffect(() => {
    if (atlas.value) return;
    getTileSet('mists')
      .then((set) => (atlas.value = new Atlas(set)))
      .catch(() => {});
  }, []);
  const map = atlas.value;
  const picture = useMemo(() => (map ? landscape([...map.faces.values()], kWidth, kHeight, 'mistward 5') : []), [map]);
  return (
    <div class="banner" aria-hidden="true">
      {map && (
        <svg viewBox={`0 0 ${kWidth * 100} ${kHeight * 100}`} preserveAspectRatio="xMidYMid slice">
          <Ground atlas={map} tiles={picture} faceDown={[]} />
          <g class="drifting">
            <DriftingMist atlas={map} tiles={picture} />
          </g>
          {picture
            .filter((_, i) => i % 5 === 2)
            .flatMap((t) =>
              map
                .plan(t.tile, t.rotation)
                .ghosts.slice(0, map.faces.get(t.tile)?.ghosts ?? 0)
                .map((g) => <use href="#ghost" transform={translate(boardPoint(t, g))} />),
            )}
        </svg>
      )}
    </div>
  );
}
