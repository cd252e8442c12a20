import type { Extent } from './geometry';

/** A tile's side on the board in pixels at scale 1; the same number as its drawing's units. */
export const kTilePixels = 100;

/** A phone shows 30 tiles beside each other: more than a game of 131 tiles comes to. */
const kSmallest = 0.12;
const kLargest = 3;

/** Where the board is seen: a board point p appears at p * scale + (x, y) in the window. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

function within(scale: number): number {
  return Math.max(kSmallest, Math.min(kLargest, scale));
}

/** Changes the scale so that the point under (x, y) of the window stays there. */
export function zoomAt(camera: Camera, factor: number, x: number, y: number): Camera {
  const scale = within(camera.scale * factor);
  const by = scale / camera.scale;
  return { x: x - (x - camera.x) * by, y: y - (y - camera.y) * by, scale };
}

export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Where the window has an extent of spaces, in its pixels. */
export function inPixels({ x, y, scale }: Camera, { left, top, right, bottom }: Extent): Extent {
  const unit = kTilePixels * scale;
  return { left: left * unit + x, top: top * unit + y, right: right * unit + x, bottom: bottom * unit + y };
}
