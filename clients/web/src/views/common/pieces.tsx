import type { Atlas } from '../../art/atlas';
import { Meeple } from '../../art/meeple';
import { TileArt } from '../../art/tile_art';
import type { FigureKind } from '../../game/figure';
import type { Colour, HoundName, Rotation } from '../../protocol/types';

/** A meeple as a small picture in running text. */
export function MeeplePicture({ colour, kind = 'meeple' }: { colour: Colour; kind?: FigureKind }) {
  return (
    <svg class="meeple-picture" viewBox="-13 -18.5 28 34" aria-hidden="true">
      <Meeple colour={colour} kind={kind} />
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

/** A hound, standing with its middle at 0, 0; its number tells it apart without colour. */
export function HoundFigure({ hound }: { hound: HoundName }) {
  return (
    <g class={`hound ${hound}`}>
      <use href={`#${hound}`} />
      <text x="-1" y="2.2">
        {hound === 'rufus' ? 'I' : 'II'}
      </text>
    </g>
  );
}

/** A hound as a small picture in running text. */
export function HoundPicture({ hound }: { hound: HoundName }) {
  return (
    <svg class="hound-picture" viewBox="-14 -11 30 20" aria-hidden="true">
      <HoundFigure hound={hound} />
    </svg>
  );
}

/** A tile face as a picture. */
export function TilePicture(props: { atlas: Atlas; tile: string; rotation: Rotation }) {
  return (
    <svg class="tile-picture" viewBox="0 0 100 100" aria-hidden="true">
      <TileArt {...props} />
    </svg>
  );
}
