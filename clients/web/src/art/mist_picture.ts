import type { Extent } from '../board/geometry';
import type { Point, Rotation } from '../protocol/types';
import type { Atlas } from './atlas';
import { kMistPoints, overcast, type MistAround } from './mist_field';

/** A tile's mist to be drawn: the tile as it lies, and where its mist goes on. */
export interface Misty extends Point {
  tile: string;
  rotation: Rotation;
  around: MistAround;
}

/** The light and the shade of mist; how much of it there is by day and by night, styles say. */
const kLight = [255, 255, 252] as const;
const kShade = [158, 174, 190] as const;

/** The points of a field of mist in colour. */
function inColour(field: Uint8ClampedArray): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(field.length * 2);
  for (let i = 0; i < field.length; i += 2) {
    const light = field[i]! / 255;
    for (let c = 0; c < 3; c += 1) pixels[i * 2 + c] = kShade[c]! + (kLight[c]! - kShade[c]!) * light;
    pixels[i * 2 + 3] = field[i + 1]!;
  }
  return pixels;
}

/** The points of a tile's mist in colour. */
export function mistPixels(atlas: Atlas, { tile, rotation, around, ...space }: Misty): Uint8ClampedArray {
  return inColour(atlas.mist(tile, rotation, space, around));
}

/** Points beside each other over one space of a clouded board; the browser feathers what lies between. */
const kOvercastPoints = 8;

/** Draws mist over all of an extent on a canvas, which becomes as large as that takes. */
export function paintOvercast(canvas: HTMLCanvasElement, { left, top, right, bottom }: Extent): void {
  const [width, height] = [(right - left) * kOvercastPoints, (bottom - top) * kOvercastPoints];
  const count = Math.max(width, height);
  const image = new ImageData(count, count);
  image.data.set(inColour(overcast({ x: left * 100, y: top * 100 }, 100 / kOvercastPoints, count)));
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.putImageData(image, 0, 0);
}

/** Draws the mist of a tile on a canvas whose corner is that of the space `corner`. */
export function paintMist(canvas: HTMLCanvasElement, atlas: Atlas, misty: Misty, corner: Point): void {
  const image = new ImageData(kMistPoints, kMistPoints);
  image.data.set(mistPixels(atlas, misty));
  const at = [misty.x - corner.x, misty.y - corner.y].map((spaces) => spaces * kMistPoints) as [number, number];
  canvas.getContext('2d')?.putImageData(image, ...at);
}

/** The mist of the tiles of an extent as the address of one picture; null where there is nothing to draw on. */
export function mistAddress(atlas: Atlas, tiles: readonly Misty[], { left, top, right, bottom }: Extent): string | null {
  if (typeof document === 'undefined') return null;
  const canvas = document.createElement('canvas');
  canvas.width = (right - left) * kMistPoints;
  canvas.height = (bottom - top) * kMistPoints;
  for (const tile of tiles) paintMist(canvas, atlas, tile, { x: left, y: top });
  return canvas.toDataURL();
}
