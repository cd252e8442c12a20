import type { VNode } from 'preact';

import type { Atlas } from '../../art/atlas';
import { extentOf } from '../../board/geometry';
import type { Timeline } from '../../game/timeline';
import type { State } from '../../protocol/types';
import { drawnApart, looksOfPage } from '../picture/apart';
import { changedSpaces, looksOf, partsOf, type Looks } from './changes';
import type { Patch } from './encode';
import type { Subtitle } from '../telling/subtitles';
import { Band, PartOfBoard, rectangleOf, type Rectangle } from './film_drawing';
import { delaysOf, layoutOf, momentsOf, type Layout } from './plan';
import type { FromWorker, ToWorker } from './worker';

/** How much of the work the drawing is; the rest is the encoding. */
const kDrawing = 0.8;

export interface FilmWishes {
  atlas: Atlas;
  timeline: Timeline;
  /** What is written under a moment, and at last. */
  subtitleOf: (state: State, turn: number) => Subtitle;
  ending: Subtitle;
  /** Hears how much is done, as a part of 1. */
  told: (done: number) => void;
  /** Ends it before it is done. */
  signal: AbortSignal;
}

/** Draws on a canvas that the page never shows, and tells what it drew. */
class Easel {
  private readonly context: CanvasRenderingContext2D;

  constructor({ width, height }: Layout) {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    this.context = canvas.getContext('2d', { willReadFrequently: true, alpha: false })!;
  }

  async draw(drawing: VNode, { x, y, width, height }: Rectangle): Promise<Patch> {
    const image = await drawnApart(drawing);
    this.context.drawImage(image, x, y);
    return { x, y, width, height, pixels: this.context.getImageData(x, y, width, height).data };
  }
}

/** The film of a game, picture by picture. */
class Filming {
  private shown: Looks = new Map();
  private subtitle = '';
  private readonly looks = looksOfPage();

  constructor(
    private readonly easel: Easel,
    private readonly atlas: Atlas,
    private readonly layout: Layout,
  ) {}

  /** What differs from the picture before. */
  async patches(state: State, subtitle: Subtitle): Promise<Patch[]> {
    const looks = looksOf(this.atlas, state);
    const parts = partsOf(changedSpaces(this.shown, looks));
    this.shown = looks;
    const patches: Patch[] = [];
    for (const part of parts) {
      const drawing = <PartOfBoard atlas={this.atlas} state={state} part={part} layout={this.layout} looks={this.looks} />;
      patches.push(await this.easel.draw(drawing, rectangleOf(part, this.layout)));
    }
    return [...patches, ...(await this.band(subtitle))];
  }

  /** The empty table. */
  async table(state: State): Promise<Patch> {
    const { width, board: height } = this.layout;
    const nothing = { ...state, tiles: [], face_down: [], meeples: [], buried: [], hounds: [] };
    const whole = { left: -1e3, top: -1e3, right: 1e3, bottom: 1e3 };
    const drawing = <PartOfBoard atlas={this.atlas} state={nothing} part={whole} layout={this.layout} looks={this.looks} />;
    return this.easel.draw(drawing, { x: 0, y: 0, width, height });
  }

  private async band(subtitle: Subtitle): Promise<Patch[]> {
    const written = JSON.stringify(subtitle);
    if (written === this.subtitle) return [];
    this.subtitle = written;
    const { width, height, board } = this.layout;
    const at = { x: 0, y: board, width, height: height - board };
    return [await this.easel.draw(<Band layout={this.layout} subtitle={subtitle} looks={this.looks} />, at)];
  }
}

/** What a worker makes of the pictures; it is ended when that is known, or when nobody wants it any more. */
function encoded(worker: Worker, layout: Layout, { told, signal }: FilmWishes): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.onerror = () => reject(new Error('the film could not be encoded'));
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ('done' in data) told(kDrawing + (1 - kDrawing) * data.done);
      else if ('film' in data) resolve(data.film);
      else reject(new Error(data.failed));
    };
    worker.postMessage({ size: { width: layout.width, height: layout.height } } satisfies ToWorker);
  });
}

/** Draws every picture, and sends each to the worker as soon as it is there: here none is kept. */
async function drawAll(worker: Worker, layout: Layout, wishes: FilmWishes): Promise<void> {
  const { atlas, timeline, subtitleOf, ending, told, signal } = wishes;
  const filming = new Filming(new Easel(layout), atlas, layout);
  const moments = [{ turn: 0, seq: timeline.first }, ...momentsOf(timeline.updates), null];
  const delays = delaysOf(moments.length);
  for (const [i, moment] of moments.entries()) {
    const state = timeline.at(moment?.seq ?? timeline.last).state!;
    const subtitle = moment ? subtitleOf(state, moment.turn) : ending;
    const patches = [...(i === 0 ? [await filming.table(state)] : []), ...(await filming.patches(state, subtitle))];
    signal.throwIfAborted();
    const transfer = patches.map(({ pixels }) => pixels.buffer);
    worker.postMessage({ picture: { patches, delay: delays[i]! } } satisfies ToWorker, transfer);
    told((kDrawing * (i + 1)) / moments.length);
  }
}

/**
 * The game as an animated GIF of about ten seconds, in which the board grows turn by turn. Rejects where the browser
 * cannot draw it, or as soon as it is aborted.
 */
export async function makeFilm(wishes: FilmWishes): Promise<Blob> {
  const { timeline, signal } = wishes;
  const final = timeline.at(timeline.last).state!;
  const layout = layoutOf(extentOf([...final.tiles, ...final.face_down]));
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  try {
    signal.throwIfAborted();
    await drawAll(worker, layout, wishes);
    return new Blob([(await encoded(worker, layout, wishes)) as BlobPart], { type: 'image/gif' });
  } finally {
    worker.terminate();
  }
}
