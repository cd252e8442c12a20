import { useLayoutEffect, useRef } from 'preact/hooks';

import type { Atlas } from '../../art/atlas';
import { kMistPoints } from '../../art/mist_field';
import { paintMist, type Misty } from '../../art/mist_picture';
import { kTilePixels } from '../../board/camera';
import { placeKey, type Extent } from '../../board/geometry';

/** What is on the canvas: where its corner lies, and how each tile's mist was drawn. */
interface Painted {
  size: string;
  tiles: Map<string, string>;
}

const looks = ({ tile, rotation, around }: Misty) => `${tile}/${rotation}/${around}`;

/** Brings the canvas up to date, and draws no mist again that is there already. */
function bringUpToDate(canvas: HTMLCanvasElement, painted: Painted, atlas: Atlas, tiles: Misty[], extent: Extent): void {
  const { left, top, right, bottom } = extent;
  const size = [left, top, right, bottom].join();
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
}

/**
 * The mist of the board, over all that stands on it: few points, which the browser blurs as it enlarges them. That costs
 * nothing while the board moves, however far its edge is feathered.
 */
export function MistCanvas({ atlas, tiles, extent }: { atlas: Atlas; tiles: Misty[]; extent: Extent }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painted = useRef<Painted>({ size: '', tiles: new Map() }).current;
  useLayoutEffect(() => {
    if (canvas.current) bringUpToDate(canvas.current, painted, atlas, tiles, extent);
  });
  const { left, top, right, bottom } = extent;
  const [x, y, width, height] = [left, top, right - left, bottom - top].map((spaces) => `${spaces * kTilePixels}px`);
  return <canvas class="layer mist" style={{ left: x, top: y, width, height }} aria-hidden="true" ref={canvas} />;
}
