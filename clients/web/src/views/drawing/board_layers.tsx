import { useMemo } from 'preact/hooks';

import type { Atlas } from '../../art/atlas';
import { memo } from '../../art/memo';
import { mistAround } from '../../art/mist_around';
import type { Misty } from '../../art/mist_picture';
import { CornerTowers, GhostMarks, MistPicture, TileArt, TileBase, TileDetail } from '../../art/tile_art';
import { kTilePixels } from '../../board/camera';
import { extentOf, placeKey } from '../../board/geometry';
import type { Point, Rotation } from '../../protocol/types';

/** The board point of a space's north-west corner, or of a point on its tile. */
export function boardPoint(space: Point, on: Point = { x: 0, y: 0 }): Point {
  return { x: space.x * kTilePixels + on.x, y: space.y * kTilePixels + on.y };
}

export function translate(p: Point): string {
  return `translate(${p.x} ${p.y})`;
}

/** A tile where it lies. */
export interface Lying extends Point {
  tile: string;
  rotation: Rotation;
}

interface TileProps extends Lying {
  atlas: Atlas;
}

/** One tile on its space, whole, as if nothing lay beside it. */
export const TileOnBoard = memo((props: TileProps) => (
  <g class="board-tile">
    <TileArt {...props} />
  </g>
));

interface LandProps extends TileProps {
  /** Whether it was placed just now. */
  fresh?: boolean;
}

const faceOf = ({ atlas, tile, rotation, x, y }: TileProps) => ({ atlas, tile, rotation, at: boardPoint({ x, y }) });

/** Each layer of a tile is drawn anew only when the tile itself changes. */
export const BaseAt = memo((props: LandProps) => (
  <g class={props.fresh ? 'board-tile fresh' : 'board-tile'}>
    <TileBase {...faceOf(props)} />
  </g>
));
export const DetailAt = memo((props: LandProps) => (
  <g class={props.fresh ? 'fresh' : undefined}>
    <TileDetail {...faceOf(props)} />
  </g>
));
export const MarksAt = memo((props: TileProps) => <GhostMarks {...faceOf(props)} />);
/** Towers stand above all tiles, so that no neighbour cuts them. */
export const TowersAt = memo((props: TileProps) => <CornerTowers {...faceOf(props)} />);

/** Tiles that lie face down: what they show, nobody knows. */
export function FaceDown({ places }: { places: readonly Point[] }) {
  return (
    <>
      {places.map((place) => (
        <g key={placeKey(place)} class="face-down" transform={translate(boardPoint(place))}>
          <use href="#back" />
        </g>
      ))}
    </>
  );
}

/** The tiles with where the mist of each goes on. */
export function mistyTiles(atlas: Atlas, tiles: readonly Lying[]): Misty[] {
  const byPlace = new Map(tiles.map((tile) => [placeKey(tile), tile]));
  const face = (tile: string) => atlas.faces.get(tile);
  const at = (place: Point) => byPlace.get(placeKey(place));
  return tiles.map(({ tile, rotation, x, y }) => {
    const around = mistAround({ tile, rotation }, { x, y }, face, at);
    return { tile, rotation, x, y, around };
  });
}

interface GroundProps {
  atlas: Atlas;
  tiles: readonly Lying[];
  faceDown: readonly Point[];
}

/** A few tiles as one picture, in full detail. The board itself is drawn in layers, see `board_ground.tsx`. */
export const Ground = memo(({ atlas, tiles, faceDown }: GroundProps) => {
  const misty = useMemo(() => mistyTiles(atlas, tiles), [atlas, tiles]);
  const each = (Layer: typeof BaseAt) => tiles.map((t) => <Layer key={placeKey(t)} atlas={atlas} {...t} />);
  return (
    <g class="ground">
      <FaceDown places={faceDown} />
      {each(BaseAt)}
      <g>{each(DetailAt)}</g>
      <g>{each(TowersAt)}</g>
      {tiles.length > 0 && <MistPicture atlas={atlas} tiles={misty} extent={extentOf(tiles)} />}
      <g>{each(MarksAt)}</g>
    </g>
  );
});

/** Frames the tile that was placed last. */
export function LastMark({ at }: { at: Point }) {
  const p = boardPoint(at);
  return <rect class="last-mark" x={p.x + 1.5} y={p.y + 1.5} width="97" height="97" rx="3" />;
}
