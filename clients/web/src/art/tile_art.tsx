import { useMemo } from 'preact/hooks';

import { extentOf, type Extent } from '../board/geometry';
import type { Point, Rotation } from '../protocol/types';
import { reachOf, type AddedPicture } from './added';
import { AddedUse } from './added_use';
import type { Atlas } from './atlas';
import { short } from './curve';
import { memo } from './memo';
import { mistAround } from './mist_around';
import type { MistAround } from './mist_field';
import { mistAddress, type Misty } from './mist_picture';
import { paintClass } from './paints';
import type { Layer } from './tile_layers';
import type { TilePlan } from './tile_plan';

function Layers({ layers }: { layers: Layer[] }) {
  return (
    <>
      {layers.map(({ paint, data }) => (
        <path key={paint} class={paintClass(paint)} d={data} />
      ))}
    </>
  );
}

interface FaceProps {
  atlas: Atlas;
  tile: string;
  rotation: Rotation;
  /** The board point of the tile's north-west corner. */
  at: Point;
}

/** Roads and cities reach over the border by a hair, so that no gap shows between neighbours. */
const kOver = 0.4;

/** What reads from afar: field, roads, cities and walls, on a square of 100 units. */
export function TileBase({ atlas, tile, rotation, at }: FaceProps) {
  const { rivers, roads, streets, bridges, cities, walls } = atlas.landLayers(tile, rotation);
  const size = { ...at, width: 100, height: 100 };
  const over = { x: at.x - kOver, y: at.y - kOver, width: 100 + 2 * kOver, height: 100 + 2 * kOver };
  return (
    <>
      <rect class="art-field" {...size} />
      <rect class="art-border" {...size} />
      <svg {...over} viewBox={`${-kOver} ${-kOver} ${over.width} ${over.height}`}>
        {rivers && <path class="art-river" d={rivers} />}
        {roads && (
          <>
            <path class="art-road-verge near" d={roads} />
            <path class="art-road-bank" d={roads} />
            <path class="art-road" d={roads} />
            {bridges && (
              <>
                <path class="art-bridge-bank" d={bridges} />
                <path class="art-bridge" d={bridges} />
                <path class="art-road" d={bridges} />
              </>
            )}
          </>
        )}
        {cities && (
          <>
            <path class="city" d={cities} />
            {streets && (
              <>
                <path class="art-road-bank" d={streets} />
                <path class="art-road" d={streets} />
              </>
            )}
            <path class="wall-shadow near" d={walls} />
            <path class="wall-bank" d={walls} />
            <path class="wall" d={walls} />
          </>
        )}
      </svg>
    </>
  );
}

/** How far signs reach from afar, at most. */
const kFarReach = 29;

/** The corners of a tile as small crosses, as on the grid of a map. */
const kCorners = 'M0 4V0H4M96 0H100V4M100 96V100H96M4 100H0V96';

/** What is drawn with a symbol of its own: the few things that a tile has one of. */
function Signs({ plan: { landmark, ruin, added, coats } }: { plan: TilePlan }) {
  return (
    <>
      {ruin && <use href="#ruin" x={ruin.x} y={ruin.y} />}
      {landmark && <use href={`#${landmark.kind}`} x={landmark.x.toFixed(1)} y={landmark.y.toFixed(1)} />}
      {[...added].sort((a, b) => a.y - b.y).map((each) => (
        <AddedUse name={each.kind} transform={standing(each)} />
      ))}
      {coats.map((p) => (
        <use href="#coat" transform={`translate(${p.x} ${p.y}) scale(1.4)`} />
      ))}
    </>
  );
}

const standing = ({ x, y, size }: AddedPicture) => `translate(${short(x)} ${short(y)}) scale(${size.toFixed(2)})`;

/** What is seen from near, over the base. */
export function TileDetail({ atlas, tile, rotation, at }: FaceProps) {
  const { ground, roads, cities, walls, standing } = atlas.layers(tile, rotation);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <Layers layers={ground} />
      {roads && <path class="art-tracks fine" d={roads} />}
      {cities && (
        <>
          <path class="city-paving fine" d={cities} />
          <path class="wall-top fine" d={walls} />
        </>
      )}
      <Layers layers={standing} />
      <Signs plan={atlas.plan(tile, rotation)} />
      <path class="art-corners" d={kCorners} />
    </g>
  );
}

/** From afar a sign is larger than what it stands for: it moves so far from the border that nothing of it is cut. */
function onTile(added: AddedPicture): AddedPicture {
  const reach = Math.min(kFarReach, 1.35 * reachOf(added));
  const moved = (value: number) => Math.max(reach, Math.min(100 - reach, value));
  return { ...added, x: moved(added.x), y: moved(added.y) };
}

/** The same signs, large and plain, for a map that is seen from afar. */
export function FarSigns({ atlas, tile, rotation, at }: FaceProps) {
  const { landmark, ruin, added, coats } = atlas.land(tile, rotation);
  if (!landmark && !ruin && added.length + coats.length === 0) return null;
  return (
    <g class="far-sign" transform={`translate(${at.x} ${at.y})`}>
      {ruin && <circle class="far-ruin" cx={ruin.x} cy={ruin.y} r="30" />}
      {landmark && <use href={`#far-${landmark.kind}`} x={landmark.x.toFixed(1)} y={landmark.y.toFixed(1)} />}
      {added.map((each) => (
        <AddedUse name={`far-${each.kind}`} transform={standing(onTile(each))} />
      ))}
      {coats.map((p) => (
        <use href="#coat" transform={`translate(${p.x} ${p.y}) scale(2.6)`} />
      ))}
    </g>
  );
}

/** The towers at the border of a tile. They stand above the neighbours, too. */
export function CornerTowers({ atlas, tile, rotation, at }: FaceProps) {
  const { corners } = atlas.layers(tile, rotation);
  if (corners.length === 0) return null;
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <Layers layers={corners} />
    </g>
  );
}

/** The printed ghost symbols, which mist does not hide. */
export function GhostMarks({ atlas, tile, rotation, at }: FaceProps) {
  const symbols = atlas.faces.get(tile)?.ghosts ?? 0;
  return (
    <>
      {atlas.plan(tile, rotation).ghosts().slice(0, symbols).map((p) => (
        <use class="ghost-mark" href="#ghost-symbol" x={at.x + p.x} y={at.y + p.y} />
      ))}
    </>
  );
}

/** The mist of tiles that lie in an extent, as one picture: two that touch would show where. */
export function MistPicture({ atlas, tiles, extent }: { atlas: Atlas; tiles: readonly Misty[]; extent: Extent }) {
  const clouds = tiles.filter(({ tile, rotation }) => atlas.land(tile, rotation).mist.length > 0);
  const address = clouds.length > 0 ? mistAddress(atlas, clouds, extent) : null;
  const { left, top, right, bottom } = extent;
  if (clouds.length === 0) return null;
  return (
    <image
      class="mist"
      x={left * 100}
      y={top * 100}
      width={(right - left) * 100}
      height={(bottom - top) * 100}
      href={address ?? undefined}
    />
  );
}

interface TileArtProps {
  atlas: Atlas;
  tile: string;
  rotation: Rotation;
  /** The space on which it lies; alone it lies at 0, 0. */
  x?: number;
  y?: number;
  /** Where its mist goes on; alone it goes on everywhere. */
  around?: MistAround | undefined;
}

const nowhere = () => undefined;

/** One tile face by itself, on a square of 100 units. */
export const TileArt = memo(({ atlas, tile, rotation, x = 0, y = 0, around }: TileArtProps) => {
  const face = { atlas, tile, rotation, at: { x: x * 100, y: y * 100 } };
  const mist = useMemo((): Misty[] => {
    const goesOn = around ?? mistAround({ tile, rotation }, { x, y }, (id) => atlas.faces.get(id), nowhere);
    return [{ tile, rotation, x, y, around: goesOn }];
  }, [atlas, tile, rotation, x, y, around]);
  return (
    <>
      <TileBase {...face} />
      <TileDetail {...face} />
      <CornerTowers {...face} />
      <MistPicture atlas={atlas} tiles={mist} extent={extentOf(mist)} />
      <GhostMarks {...face} />
    </>
  );
});
