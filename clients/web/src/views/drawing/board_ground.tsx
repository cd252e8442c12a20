import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { useMemo } from 'preact/hooks';

import type { Atlas } from '../../art/atlas';
import type { Misty } from '../../art/mist_picture';
import { memo } from '../../art/memo';
import { FarSigns } from '../../art/tile_art';
import type { Detail } from '../../board/detail';
import { extentOf, placeKey, samePlace, type Extent } from '../../board/geometry';
import type { Point } from '../../protocol/types';
import { BaseAt, boardPoint, DetailAt, FaceDown, LastMark, MarksAt, mistyTiles, TowersAt, type Lying } from './board_layers';
import { useGradually, type Gradual } from '../common/gradually';
import { MistCanvas } from './mist_canvas';

/** How the board is seen at the moment. */
export interface Sight {
  detail: ReadonlySignal<Detail>;
  /** The spaces in the window. */
  seen: ReadonlySignal<Extent>;
}

const baseOf = (p: Point) => `base ${placeKey(p)}`;
const mistOf = (p: Misty) => `mist ${placeKey(p)} ${p.tile}/${p.rotation}/${p.around}`;
const detailOf = (p: Point) => `detail ${placeKey(p)}`;

const FarSignsAt = memo(({ atlas, tile, rotation, x, y }: Lying & { atlas: Atlas }) => (
  <FarSigns atlas={atlas} tile={tile} rotation={rotation} at={boardPoint({ x, y })} />
));

const isSeen = ({ x, y }: Point, seen: Extent) => x + 1 > seen.left && x < seen.right && y + 1 > seen.top && y < seen.bottom;

/** The tiles in the window, those in its middle first. */
function fromMiddle<Tile extends Point>(tiles: Tile[], seen: Extent): Tile[] {
  const [x, y] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
  const away = (tile: Point) => Math.max(Math.abs(tile.x + 0.5 - x), Math.abs(tile.y + 0.5 - y));
  return tiles.filter((tile) => isSeen(tile, seen)).sort((a, b) => away(a) - away(b));
}

/** What is to be drawn, each thing with what makes it ready. */
type Wanted = Map<string, () => void>;

/** In this order: land as it reads from afar, mist, and in the window all that stands there. */
function wantedOf(tiles: Misty[], atlas: Atlas, detail: Detail, seen: Extent): Wanted {
  const clouds = tiles.filter(({ tile }) => atlas.faces.get(tile)!.segments.some(({ kind }) => kind === 'mist'));
  const near = detail === 'far' ? [] : fromMiddle(tiles, seen);
  const land = ({ tile, rotation }: Misty) => void atlas.landLayers(tile, rotation);
  const mist = ({ tile, rotation, around, ...space }: Misty) => void atlas.mist(tile, rotation, space, around);
  const standing = ({ tile, rotation }: Misty) => void atlas.layers(tile, rotation);
  return new Map([
    ...tiles.map((t): [string, () => void] => [baseOf(t), () => land(t)]),
    ...clouds.map((t): [string, () => void] => [mistOf(t), () => mist(t)]),
    ...near.map((t): [string, () => void] => [detailOf(t), () => standing(t)]),
  ]);
}

interface GroundProps {
  atlas: Atlas;
  tiles: readonly Lying[];
  faceDown: readonly Point[];
  /** The tile that was placed last. */
  last: Point | null;
  sight: Sight;
  /** What every layer of the board has in common. */
  box: { style: Record<string, string>; viewBox: string };
}

interface TilesProps {
  all: Misty[];
  drawn: Gradual['drawn'];
  nameOf: (tile: Misty) => string;
  draw: (tile: Misty) => ComponentChild;
}

/** One layer of those tiles that are drawn by now. */
function Tiles({ all, drawn, nameOf, draw }: TilesProps) {
  return <>{all.filter((tile) => drawn.has(nameOf(tile))).map(draw)}</>;
}

/** The map: flat land that reads from afar, and over it what is seen from near. Both are drawn little by little. */
export function BoardGround({ atlas, tiles, faceDown, last, sight, box }: GroundProps) {
  const all = useMemo(() => mistyTiles(atlas, tiles), [atlas, tiles]);
  const wanted = useMemo(
    () => wantedOf(all, atlas, sight.detail.value, sight.seen.value),
    [all, atlas, sight.detail.value, sight.seen.value],
  );
  const names = useMemo(() => [...wanted.keys()], [wanted]);
  const { drawn, more } = useGradually(names, (name) => wanted.get(name)?.());
  const face = ({ tile, rotation, x, y }: Misty) => ({ key: placeKey({ x, y }), atlas, tile, rotation, x, y });
  const fresh = (tile: Misty) => last !== null && samePlace(tile, last);
  const far = sight.detail.value === 'far';
  return (
    <>
      <svg class="layer" {...box} aria-hidden="true" data-drawing={more ? (all.every((t) => drawn.has(baseOf(t))) ? 'detail' : 'land') : undefined}>
        <g class="ground">
          <FaceDown places={faceDown} />
          <Tiles all={all} drawn={drawn} nameOf={baseOf} draw={(t) => <BaseAt {...face(t)} fresh={fresh(t)} />} />
          {far && (
            <g class="far-signs">
              <Tiles all={all} drawn={drawn} nameOf={baseOf} draw={(t) => <FarSignsAt {...face(t)} />} />
            </g>
          )}
        </g>
      </svg>
      <div class={far ? 'layer-of-detail away' : 'layer-of-detail'}>
        <svg class="layer" {...box} aria-hidden="true">
          <g>
            <Tiles all={all} drawn={drawn} nameOf={detailOf} draw={(t) => <DetailAt {...face(t)} fresh={fresh(t)} />} />
          </g>
          <g>
            <Tiles all={all} drawn={drawn} nameOf={detailOf} draw={(t) => <TowersAt {...face(t)} />} />
          </g>
        </svg>
      </div>
      {tiles.length > 0 && (
        <MistCanvas atlas={atlas} tiles={all.filter((t) => drawn.has(mistOf(t)))} extent={extentOf(tiles)} />
      )}
      <svg class="layer" {...box} aria-hidden="true">
        <g class="ghost-marks">
          <Tiles all={all} drawn={drawn} nameOf={detailOf} draw={(t) => <MarksAt {...face(t)} />} />
        </g>
        {last && <LastMark at={last} />}
      </svg>
    </>
  );
}
