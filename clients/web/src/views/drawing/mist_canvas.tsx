import { useLayoutEffect, useRef } from 'preact/hooks';

import type { Atlas } from '../../art/atlas';
import { beforeLifting, kMistPoints } from '../../art/mist_field';
import { paintMist, paintOvercast, type Misty } from '../../art/mist_picture';
import { kTilePixels } from '../../board/camera';
import { extentOf, placeKey, type Extent } from '../../board/geometry';
import { isStill } from './flight';

const kDissolveMs = 1_500;

/** What is on the canvas: where its corner lies, and how each tile's mist was drawn. */
interface Painted {
  size: string;
  tiles: Map<string, string>;
}

const looks = ({ tile, rotation, around }: Misty) => `${tile}/${rotation}/${around}`;

/** The same with all of its mist. */
const asBefore = (tile: Misty): Misty => ({ ...tile, around: beforeLifting(tile.around) });
const hasLifted = ({ around }: Misty) => beforeLifting(around) !== around;

/** Brings the canvas up to date, and draws no mist again that is there already. Gives the tiles whose mist lifts by that. */
function bringUpToDate(canvas: HTMLCanvasElement, painted: Painted, atlas: Atlas, tiles: Misty[], extent: Extent): Misty[] {
  const { left, top, right, bottom } = extent;
  const size = [left, top, right, bottom].join();
  const before = new Map(painted.tiles);
  if (painted.size !== size) {
    // A canvas of a new size is empty.
    canvas.width = (right - left) * kMistPoints;
    canvas.height = (bottom - top) * kMistPoints;
    painted.size = size;
    painted.tiles.clear();
  }
  const here = new Map(tiles.map((tile) => [placeKey(tile), tile]));
  for (const place of painted.tiles.keys()) {
    if (here.has(place)) continue;
    const [x, y] = place.split(',').map(Number) as [number, number];
    canvas.getContext('2d')?.clearRect((x - left) * kMistPoints, (y - top) * kMistPoints, kMistPoints, kMistPoints);
    painted.tiles.delete(place);
  }
  for (const [place, tile] of here) {
    if (painted.tiles.get(place) === looks(tile)) continue;
    paintMist(canvas, atlas, tile, { x: left, y: top });
    painted.tiles.set(place, looks(tile));
  }
  const news = tiles.filter((tile) => !before.has(placeKey(tile)));
  // More than a tile that was laid is a jump through the game.
  if (news.length > 1) return [];
  return tiles.filter((tile) => hasLifted(tile) && before.get(placeKey(tile)) === looks(asBefore(tile)));
}

const inPixels = ({ left, top, right, bottom }: Extent) => {
  const [x, y, width, height] = [left, top, right - left, bottom - top].map((spaces) => `${spaces * kTilePixels}px`);
  return { left: x, top: y, width, height };
};

/** Lets mist that lay there until now rise over the canvas, and dissolve. */
function dissolve(canvas: HTMLCanvasElement, atlas: Atlas, tiles: Misty[]): void {
  const extent = extentOf(tiles);
  const rising = document.createElement('canvas');
  rising.className = canvas.className;
  rising.width = (extent.right - extent.left) * kMistPoints;
  rising.height = (extent.bottom - extent.top) * kMistPoints;
  Object.assign(rising.style, inPixels(extent));
  for (const tile of tiles) paintMist(rising, atlas, asBefore(tile), { x: extent.left, y: extent.top });
  canvas.after(rising);
  const end = { opacity: 0, transform: `translateY(${-0.3 * kTilePixels}px) scale(1.12)` };
  rising.animate([{}, end], { duration: kDissolveMs, easing: 'ease-in' }).onfinish = () => rising.remove();
}

/**
 * The mist of the board, over all that stands on it: few points, which the browser blurs as it enlarges them. That costs
 * nothing while the board moves, however far its edge is feathered.
 */
export function MistCanvas({ atlas, tiles, extent }: { atlas: Atlas; tiles: Misty[]; extent: Extent }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painted = useRef<Painted>({ size: '', tiles: new Map() }).current;
  useLayoutEffect(() => {
    const lifting = bringUpToDate(canvas.current!, painted, atlas, tiles, extent);
    if (lifting.length > 0 && !isStill()) dissolve(canvas.current!, atlas, lifting);
  });
  return <canvas class="layer mist" style={inPixels(extent)} aria-hidden="true" ref={canvas} />;
}

/** So far beyond the tiles the mist of a lost game reaches, in spaces. */
const kOvercast = 3;

/** The mist that closes over the board of a lost game. */
export function Overcast({ extent }: { extent: Extent }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { left, top, right, bottom } = extent;
  const all = { left: left - kOvercast, top: top - kOvercast, right: right + kOvercast, bottom: bottom + kOvercast };
  useLayoutEffect(() => paintOvercast(canvas.current!, all), [left, top, right, bottom]);
  return <canvas class="layer overcast" style={inPixels(all)} aria-hidden="true" ref={canvas} />;
}
