import { useMemo } from 'preact/hooks';

import type { Atlas } from '../../art/atlas';
import { memo } from '../../art/memo';
import { mistAround } from '../../art/mist_around';
import type { MistAround } from '../../art/mist_bank';
import { CornerTowers, TileArt, Wisps } from '../../art/tile_art';
import { kTilePixels } from '../../board/camera';
import { placeKey, samePlace } from '../../board/geometry';
import type { Point, Rotation } from '../../protocol/types';

/** The board point of a space's north-west corner, or of a point on its tile. */
export function boardPoint(space: Point, on: Point = { x: 0, y: 0 }): Point {
  return { x: space.x * kTilePixels + on.x, y: space.y * kTilePixels + on.y };
}

export function translate(p: Point): string {
  return `translate(${p.x} ${p.y})`;
}

/** A tile where it lies. */
interface Lying extends Point {
  tile: string;
  rotation: Rotation;
}

interface TileProps extends Lying {
  atlas: Atlas;
  /** Where its mist goes on, if it lies among others. */
  around?: MistAround | undefined;
  towers?: boolean;
  /** Whether it was placed just now. */
  fresh?: boolean;
}

/** A tile on its space. Drawn anew only when the tile itself changes, or the mist beside it. */
export const TileOnBoard = memo(({ atlas, tile, rotation, x, y, around, towers = true, fresh }: TileProps) => (
  <g class={fresh ? 'board-tile fresh' : 'board-tile'}>
    <TileArt
      atlas={atlas}
      tile={tile}
      rotation={rotation}
      symbols={atlas.faces.get(tile)?.ghosts ?? 0}
      x={x}
      y={y}
      around={around}
      towers={towers}
    />
  </g>
));

/** Towers stand above all tiles, so that no neighbour cuts them. */
const TowersAt = memo(({ atlas, tile, rotation, x, y }: TileProps) => (
  <CornerTowers atlas={atlas} tile={tile} rotation={rotation} at={boardPoint({ x, y })} />
));

interface GroundProps {
  atlas: Atlas;
  tiles: Lying[];
  faceDown: Point[];
  /** The tile that was placed last. */
  last?: Point | null;
}

/** Every tile; what those that lie face down show, nobody knows. */
export const Ground = memo(({ atlas, tiles, faceDown, last = null }: GroundProps) => {
  const at = useMemo(() => {
    const byPlace = new Map(tiles.map((tile) => [placeKey(tile), tile]));
    return (place: Point) => byPlace.get(placeKey(place));
  }, [tiles]);
  const face = (tile: string) => atlas.faces.get(tile);
  return (
    <g class="ground">
      {faceDown.map((place) => (
        <g key={placeKey(place)} class="face-down" transform={translate(boardPoint(place))}>
          <use href="#back" />
        </g>
      ))}
      {tiles.map((t) => (
        <TileOnBoard
          key={placeKey(t)}
          atlas={atlas}
          tile={t.tile}
          rotation={t.rotation}
          x={t.x}
          y={t.y}
          around={mistAround(t, t, face, at)}
          towers={false}
          fresh={last !== null && samePlace(t, last)}
        />
      ))}
      {tiles.map((t) => (
        <TowersAt key={`towers ${placeKey(t)}`} atlas={atlas} tile={t.tile} rotation={t.rotation} x={t.x} y={t.y} />
      ))}
    </g>
  );
});

/** The wisps of a tile. */
const WispsAt = memo(({ atlas, tile, rotation, x, y }: TileProps) => (
  <Wisps mist={atlas.plan(tile, rotation).mist} at={boardPoint({ x, y })} />
));

/** The wisps of all tiles, as one layer that drifts a little. */
export const DriftingMist = memo(({ atlas, tiles }: { atlas: Atlas; tiles: Lying[] }) => (
  <g class="wisps">
    {tiles.map((t) => (
      <WispsAt key={placeKey(t)} atlas={atlas} tile={t.tile} rotation={t.rotation} x={t.x} y={t.y} />
    ))}
  </g>
));

/** Frames the tile that was placed last. */
export function LastMark({ at }: { at: Point }) {
  const p = boardPoint(at);
  return <rect class="last-mark" x={p.x + 1.5} y={p.y + 1.5} width="97" height="97" rx="3" />;
}
