import { useEffect, useMemo } from 'preact/hooks';
import { signal } from '@preact/signals';

import { Atlas } from '../../art/atlas';
import { landscape, type LandscapeTile } from '../../art/landscape';
import { getTileSet } from '../../protocol/api';
import { boardPoint, Ground, translate } from '../drawing/board_layers';

const kWidth = 16;
const kHeight = 3;

const atlas = signal<Atlas | null>(null);

const kView = { viewBox: `0 0 ${kWidth * 100} ${kHeight * 100}`, preserveAspectRatio: 'xMidYMid slice' };

const kNone: never[] = [];

/** Ghosts on some of the tiles. */
function haunted(picture: LandscapeTile[], map: Atlas) {
  return picture
    .filter((_, i) => i % 5 === 2)
    .flatMap((t) => {
      const symbols = map.faces.get(t.tile)?.ghosts ?? 0;
      const places = map.plan(t.tile, t.rotation).ghosts().slice(0, symbols);
      return places.map((g) => <use href="#ghost" transform={translate(boardPoint(t, g))} />);
    });
}

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
        <svg {...kView}>
          <Ground atlas={map} tiles={picture} faceDown={kNone} />
          {haunted(picture, map)}
        </svg>
      )}
    </div>
  );
}
