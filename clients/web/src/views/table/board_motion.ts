import type { Signal } from '@preact/signals';

import { kTilePixels, type Camera } from '../../board/camera';
import { detailAt, pieceScale, type Detail } from '../../board/detail';
import type { Extent } from '../../board/geometry';

/** While the board moves it is a layer of its own; this long after, it is drawn sharp again. */
const kSettleMs = 180;
/** So long a glide takes besides. */
const kGlideMs = 300;
/** So many spaces beside the window are drawn, too: whoever moves the board a little finds them there. */
const kSeenAround = 1;

/** What the camera tells those who draw. */
export interface SightToTell {
  /** How finely the map is drawn. */
  detail: Signal<Detail>;
  /** The spaces in the window, and some more: whoever moves the board a little finds them drawn. */
  seen: Signal<Extent>;
  /** Where the board is seen. */
  camera: Signal<Camera>;
  /** The part of the window that nothing lies over, in its pixels. */
  free: Signal<Extent>;
  /** Whether all of the board is in it. */
  all: Signal<boolean>;
}

/** Moves the board's element to a view, and tells what comes to sight by that. */
export class BoardMotion {
  private camera: Camera = { x: 0, y: 0, scale: 1 };
  private settling = 0;
  private sized = 0;

  constructor(
    private readonly window_: HTMLElement,
    private readonly world: HTMLElement,
    private readonly sight: SightToTell,
  ) {}

  stop(): void {
    clearTimeout(this.settling);
  }

  /** Goes to that view, gliding or at once. What comes to sight is told at once or, with `later`, when the board rests. */
  show(camera: Camera, { glide, later }: { glide: boolean; later: boolean }): void {
    this.camera = camera;
    const { scale } = camera;
    this.world.classList.toggle('gliding', glide);
    this.world.classList.add('moving');
    this.world.style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${scale})`;
    // A new size has every piece styled anew; whoever only moves the board changes none.
    if (scale !== this.sized) this.keepSizes();
    if (!later) this.see();
    clearTimeout(this.settling);
    this.settling = window.setTimeout(() => this.settle(), kSettleMs + (glide ? kGlideMs : 0));
  }

  /** Tells the pieces how far they are. The ground, thousands of elements, need not hear of it. */
  keepSizes(): void {
    const { scale } = this.camera;
    const pieces = this.world.querySelector<SVGElement>('.pieces');
    this.sized = scale;
    pieces?.style.setProperty('--keep', (1 / scale).toFixed(2));
    for (const piece of ['meeple', 'ghost'] as const) {
      pieces?.style.setProperty(`--${piece}`, pieceScale(piece, scale * kTilePixels).toFixed(2));
    }
  }

  private settle(): void {
    this.world.classList.remove('moving');
    this.see();
  }

  /** Tells what is in the window now, in whole spaces, and how finely it is drawn. */
  private see(): void {
    const { x, y, scale } = this.camera;
    const { clientWidth: width, clientHeight: height } = this.window_;
    const unit = scale * kTilePixels;
    const { detail, seen } = this.sight;
    detail.value = detailAt(unit, detail.value);
    this.world.dataset.detail = detail.value;
    const { left, top, right, bottom } = seen.value;
    const now = {
      left: Math.floor(-x / unit) - kSeenAround,
      top: Math.floor(-y / unit) - kSeenAround,
      right: Math.ceil((width - x) / unit) + kSeenAround,
      bottom: Math.ceil((height - y) / unit) + kSeenAround,
    };
    if (now.left === left && now.top === top && now.right === right && now.bottom === bottom) return;
    seen.value = now;
  }
}
