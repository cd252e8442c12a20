import { memo } from '../../art/memo';
import { TileArt, Wisps } from '../../art/tile_art';
import type { Atlas } from '../../art/tile_plan';
import { kTilePixels } from '../../board/camera';
import { placeKey } from '../../board/geometry';
import type { BoardTile, Point, Rotation } from '../../protocol/types';

/** The board point of a space's north-west corner, or of a point on its tile. */
export function boardPoint(space: Point, on: Point = { x: 0, y: 0 }): Point {
  return { x: space.x * kTilePixels + on.x, y: space.y * kTilePixels + on.y };
}

export function translate(p: Point): string {
  return `translate(${p.x} ${p.y})`;
}

interface TileProps extends Point {
  atlas: Atlas;
  tile: string;
  rotation: Rotation;
}

/** A tile on its space, clipped to it. Drawn anew only when the tile itself changes. */
export const TileOnBoard = memo(({ atlas, tile, rotation, x, y }: TileProps) => {
  const at = boardPoint({ x, y });
  const symbols = atlas.faces.get(tile)?.ghosts ?? 0;
  return (
    <svg class="board-tile" x={at.x} y={at.y} width="100" height="100" viewBox="0 0 100 100">
      <TileArt atlas={atlas} tile={tile} rotation={rotation} symbols={symbols} wisps={false} />
    </svg>
  );
});

/** Every tile; what those that lie face down show, nobody knows. */
export const Ground = memo(({ atlas, tiles, faceDown }: { atlas: Atlas; tiles: BoardTile[]; faceDown: Point[] }) => (
  <g class="ground">
    {faceDown.map((place) => (
      <g key={placeKey(place)} class="face-down" transform={translate(boardPoint(place))}>
        <use href="#back" />
      </g>
    ))}
    {tiles.map((t) => (
      <TileOnBoard key={placeKey(t)} atlas={atlas} tile={t.tile} rotation={t.rotation} x={t.x} y={t.y} />
    ))}
  </g>
));

/** The wisps of all tiles, as one layer that drifts a little. */
export const DriftingMist = memo(({ atlas, tiles }: { atlas: Atlas; tiles: BoardTile[] }) => (
  <g>
    {tiles.map((t) => (
      <g key={placeKey(t)} transform={translate(boardPoint(t))}>
        <Wisps plan={atlas.plan(t.tile, t.rotation)} />
      </g>
    ))}
  </g>
));

/** Frames the tile that was placed last. */
export function LastMark({ at }: { at: Point }) {
  const p = boardPoint(at);
  return <rect class="last-mark" x={p.x + 1.5} y={p.y + 1.5} width="97" height="97" rx="3" />;
}
