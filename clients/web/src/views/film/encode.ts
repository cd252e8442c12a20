import { GIFEncoder, nearestColorIndex, quantize, type Palette } from 'gifenc';

import type { Size } from '../../board/camera';

/** A part of the picture that is drawn anew, as points of red, green, blue and alpha. */
export interface Patch extends Size {
  x: number;
  y: number;
  pixels: Uint8ClampedArray;
}

/** What a film shows after another: what differs from the picture before, and for how long it stays in milliseconds. */
export interface Picture {
  patches: Patch[];
  delay: number;
}

/** A film has at most so many bytes: with fewer colours it becomes smaller. */
export const kMostBytes = 5_000_000;
const kColours = [255, 96, 32];
/** A sample this large has every colour that matters. */
const kSample = 400_000;

const packed = (r: number, g: number, b: number) => ((r >> 3) << 11) | ((g >> 2) << 5) | (b >> 3);

/** Points of all patches, evenly taken. */
function sampleOf(pictures: readonly Picture[]): Uint8ClampedArray {
  const patches = pictures.flatMap((picture) => picture.patches);
  const all = patches.reduce((sum, { pixels }) => sum + pixels.length / 4, 0);
  const step = Math.max(1, Math.ceil(all / kSample));
  const sample = new Uint8ClampedArray(Math.ceil(all / step) * 4);
  let [point, at] = [0, 0];
  for (const { pixels } of patches) {
    for (let i = 0; i < pixels.length; i += 4, point += 1) {
      if (point % step !== 0) continue;
      sample.set(pixels.subarray(i, i + 4), at);
      at += 4;
    }
  }
  return sample.subarray(0, at);
}

/** Finds the colour of a palette that is nearest to a point; always the same for the same point. */
class Nearest {
  private readonly known = new Int16Array(65_536).fill(-1);

  constructor(private readonly palette: Palette) {}

  of(pixels: Uint8ClampedArray, at: number): number {
    const [r, g, b] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    const key = packed(r, g, b);
    if (this.known[key]! < 0) this.known[key] = nearestColorIndex(this.palette, [r, g, b]);
    return this.known[key]!;
  }
}

/** Puts a patch onto the picture; what differs from before is left in `differences`. */
function lay(patch: Patch, nearest: Nearest, shown: Uint8Array, differences: Uint8Array, width: number): void {
  for (let y = 0; y < patch.height; y += 1) {
    for (let x = 0; x < patch.width; x += 1) {
      const to = (patch.y + y) * width + patch.x + x;
      const colour = nearest.of(patch.pixels, (y * patch.width + x) * 4);
      if (shown[to] !== colour) differences[to] = colour;
      shown[to] = colour;
    }
  }
}

function encodeWith(colours: number, size: Size, pictures: readonly Picture[], told: (done: number) => void): Uint8Array {
  const palette = quantize(sampleOf(pictures), colours);
  const clear = palette.length;
  const nearest = new Nearest(palette);
  const encoder = GIFEncoder();
  const shown = new Uint8Array(size.width * size.height).fill(clear);
  const differences = new Uint8Array(shown.length);
  for (const [i, { patches, delay }] of pictures.entries()) {
    differences.fill(clear);
    for (const patch of patches) lay(patch, nearest, shown, differences, size.width);
    const first = i === 0 ? { palette: [...palette, [0, 0, 0] as [number, number, number]], repeat: 0 } : {};
    encoder.writeFrame(differences, size.width, size.height, { ...first, delay, transparent: true, transparentIndex: clear, dispose: 1 });
    told((i + 1) / pictures.length);
  }
  encoder.finish();
  return encoder.bytes();
}

/**
 * An animated GIF of the pictures, which begins anew when it is over. Each picture after the first holds what differs
 * alone. `told` hears how much is done, as a part of 1. Throws a RangeError where it would be too large to be sent.
 */
export function encodeFilm(
  size: Size,
  pictures: readonly Picture[],
  told: (done: number) => void,
  most = kMostBytes,
): Uint8Array {
  for (const colours of kColours) {
    const bytes = encodeWith(colours, size, pictures, told);
    if (bytes.length <= most) return bytes;
  }
  throw new RangeError('the film is too large');
}
