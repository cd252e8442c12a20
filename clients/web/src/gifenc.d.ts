/** The part of gifenc that the page uses; the package brings no types. */
declare module 'gifenc' {
  export type Palette = [number, number, number][];

  interface FrameOptions {
    palette?: Palette;
    /** How often it is repeated, 0 without an end; told with the first frame. */
    repeat?: number;
    /** Milliseconds. */
    delay: number;
    transparent: boolean;
    transparentIndex: number;
    /** 1 leaves the frame for the next one to draw over. */
    dispose: number;
  }

  interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array;
  }

  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8ClampedArray, colours: number): Palette;
  export function nearestColorIndex(palette: Palette, colour: [number, number, number]): number;
}
