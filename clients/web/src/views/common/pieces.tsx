import type { Atlas } from '../../art/tile_plan';
import { TileArt } from '../../art/tile_art';
import { Meeple } from '../../art/meeple';
import type { Colour, Rotation } from '../../protocol/types';

/** A meeple as a small picture in running text. */
export function MeeplePicture({ colour }: { colour: Colour }) {
  return (
    <svg class="meeple-picture" viewBox="-13 -18.5 28 34" aria-hidden="true">
      <Meeple colour={colour} />
    </svg>
  );
}

/** A ghost as a small picture; `away` ghosts are not in the supply. */
export function GhostPicture({ away = false }: { away?: boolean }) {
  return (
    <svg class={away ? 'ghost-picture away' : 'ghost-picture'} viewBox="-8 -10.5 16 20" aria-hidden="true">
      <use href={away ? '#ghost-symbol' : '#ghost'} />
    </svg>
  );
}

/** A tile face as a picture. */
export function TilePicture(props: { atlas: Atlas; tile: string; rotation: Rotation }) {
  const face = props.atlas.faces.get(props.tile);
  return (
    <svg class="tile-picture" viewBox="0 0 100 100" aria-hidden="true">
      <TileArt {...props} symbols={face?.ghosts ?? 0} />
    </svg>
  );
}
