import type { Signal } from '@preact/signals';

import { fit, kTilePixels, pan, shows, zoomAt, type Camera, type Size } from '../../board/camera';
import { detailAt, pieceScale, type Detail } from '../../board/detail';
import { frontierPart } from '../../board/frontier';
import { Gestures } from '../../board/gestures';
import { joined, type Extent } from '../../board/geometry';
import { countCovered, uncover, type Uncovered } from '../../board/uncover';
import type { Point } from '../../protocol/types';
import { kSpaceAround, type Aim } from './aim';
import { Floats, type Over } from './floats';

/** While the board moves it is a layer of its own; this long after, it is drawn sharp again. */
const kSettleMs = 180;
/** A board of few tiles is shown at most so large, and on a large screen at most as a part of it. */
const kLargestFit = 1.5;
const kLargestPart = 1 / 600;
/** So many pixels under the lowest space are for the round buttons of a tile that is tried there. */
const kButtonsBelow = 48;
/** As in board.css: on a narrow window the action bar has these buttons. */
const narrow = window.matchMedia('(max-width: 860px)');
/** So many spaces beside the window are drawn, too: whoever moves the board a little finds them there. */
const kSeenAround = 1;
/** A part seen at this much of its wished scale is not worth a move. */
const kNearEnough = 0.7;
/** Around a part that is looked at closely, in spaces. */
const kPartMargin = 0.3;

const kNothing: Extent = { left: 0, top: 0, right: 0, bottom: 0 };

/** A view, and the part of the board that it was made for. */
interface Framed {
  camera: Camera;
  shown: Extent;
}

/** What the camera tells those who draw. */
export interface SightToTell {
  /** How finely the map is drawn. */
  detail: Signal<Detail>;
  /** The spaces in the window, and some more: whoever moves the board a little finds them drawn. */
  seen: Signal<Extent>;
}

/** Moves the board's element. Keeps everything in view until the player moves it by hand. */
export class BoardCamera {
  private camera: Camera = { x: 0, y: 0, scale: 1 };
  private size: Size = { width: 0, height: 0 };
  private over: Over = { covers: [], free: kNothing, clear: kNothing };
  /** The part of the window in which the board is shown: most often the one beside all cards. */
  private free: Extent = kNothing;
  private aim: Aim | null = null;
  private byHand = false;
  private settling = 0;
  private sized = 0;
  private readonly observer = new ResizeObserver(() => this.resized());
  private readonly floats: Floats;
  private readonly gestures: Gestures;

  constructor(
    private readonly window_: HTMLElement,
    private readonly world: HTMLElement,
    private readonly sight: SightToTell,
  ) {
    this.observer.observe(window_);
    this.floats = new Floats(window_, () => this.covered());
    this.gestures = new Gestures(window_, {
      camera: () => this.camera,
      moved: (camera) => {
        this.byHand = true;
        this.show(camera, false);
      },
    });
  }

  stop(): void {
    this.observer.disconnect();
    this.floats.stop();
    this.gestures.stop();
    clearTimeout(this.settling);
  }

  /** Looks at what matters now, unless the player has looked elsewhere and sees it well enough. */
  look(aim: Aim): void {
    const first = this.aim === null;
    this.aim = aim;
    const part = this.partOf(aim);
    const seen = this.camera.scale >= aim.smallest * kNearEnough && this.showsFree(part ?? aim.whole);
    const stays = !first && (this.byHand ? part === null || seen : aim.calm === true && seen);
    if (!stays) this.frame(!first);
    else if (part !== null) this.uncoverHere(part);
  }

  /** The part that has to be seen; of a frontier what fits the window. */
  private partOf({ part, frontier, smallest }: Aim): Extent | null {
    if (!frontier) return part;
    const spaces = (pixels: number) => pixels / (kTilePixels * smallest) - 2 * kPartMargin;
    const { width, height } = this.freeSize();
    return frontierPart(frontier.spaces, { width: spaces(width), height: spaces(height) }, frontier.near);
  }

  /** Brings a part to sight without a change of the scale, if it is not seen or something lies over it. */
  bring(part: Extent): void {
    const isCovered = countCovered(this.camera, { choices: [part], covers: this.over.covers }, this.size) > 0;
    if (this.showsFree(part) && !isCovered) return;
    const { scale } = this.camera;
    const middle = this.middle();
    const x = middle.x - ((part.left + part.right) / 2) * kTilePixels * scale;
    const y = middle.y - ((part.top + part.bottom) / 2) * kTilePixels * scale;
    this.show({ x, y, scale }, true);
  }

  /** The point of the board, in spaces, that is seen at a point of the page. */
  boardPoint(pageX: number, pageY: number): Point {
    const box = this.window_.getBoundingClientRect();
    const { x, y, scale } = this.camera;
    const unit = scale * kTilePixels;
    return { x: (pageX - box.left - x) / unit, y: (pageY - box.top - y) / unit };
  }

  /** Shows everything and follows the board again. */
  fitAll(): void {
    this.byHand = false;
    const { aim } = this;
    if (aim) this.show(this.pressable(() => this.framedWhole(aim)), true);
  }

  zoom(factor: number): void {
    this.byHand = true;
    const { x, y } = this.middle();
    this.show(zoomAt(this.camera, factor, x, y), true);
  }

  private resized(): void {
    this.size = { width: this.window_.clientWidth, height: this.window_.clientHeight };
    this.measureOver();
    const part = this.aim && this.partOf(this.aim);
    // Whatever comes beside the board must not push out of sight what a player has moved to and must see.
    if (!this.byHand || (part && !this.showsFree(part))) this.frame(false);
  }

  /** Something came over the board, or went: what matters moves only if it is hidden now. */
  private covered(): void {
    this.measureOver();
    if (this.byHand || !this.aim || this.size.width === 0) return;
    const part = this.partOf(this.aim);
    if (!this.showsFree(part ?? this.aim.whole) || this.countCovered() > 0) this.frame(true);
  }

  private measureOver(): void {
    this.over = this.floats.over(this.size);
    this.free = this.over.free;
  }

  private freeSize(): Size {
    const { left, top, right, bottom } = this.free;
    return { width: right - left, height: bottom - top };
  }

  private middle(): Point {
    const { left, top, right, bottom } = this.free;
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  }

  private showsFree(part: Extent, camera = this.camera): boolean {
    return shows(pan(camera, -this.free.left, -this.free.top), part, this.freeSize(), 0);
  }

  /** As `fit`, in the free part of the window. */
  private fitFree(extent: Extent, margin: number, largest: number, below = 0): Camera {
    return pan(fit(extent, this.freeSize(), margin, largest, below), this.free.left, this.free.top);
  }

  private frame(glide: boolean): void {
    const { aim } = this;
    if (aim && this.size.width > 0) this.show(this.pressable(() => this.framed(aim)), glide);
  }

  /** What should be shown, as large as the free part of the window allows. */
  private framed(aim: Aim): Framed {
    const part = this.partOf(aim);
    const whole = this.framedWhole(aim);
    if (part === null || whole.camera.scale >= aim.smallest) return whole;
    return { camera: this.fitFree(part, kPartMargin, aim.smallest), shown: part };
  }

  private framedWhole({ whole, choices }: Aim): Framed {
    const below = narrow.matches ? 0 : kButtonsBelow;
    const largest = Math.max(kLargestFit, Math.min(this.size.width, this.size.height) * kLargestPart);
    return { camera: this.fitFree(whole, kSpaceAround, largest, below), shown: joined([whole, ...choices]) };
  }

  /**
   * A framed view in which nothing lies over a choice: moved a little if that is enough, else framed beside everything
   * that floats. Where a part is looked at, choices around it are uncovered as far as that goes.
   */
  private pressable(frame: () => Framed): Camera {
    this.free = this.over.free;
    const beside = this.moved(frame());
    if (beside.covered === 0) return beside.camera;
    this.free = this.over.clear;
    return this.moved(frame()).camera;
  }

  private moved({ camera, shown }: Framed): Uncovered {
    return uncover(camera, this.reach(), this.size, (moved) => this.showsFree(shown, moved));
  }

  /** The view that the player has, with as little moved as it takes to press what is offered. */
  private uncoverHere(part: Extent): void {
    const { camera } = this.moved({ camera: this.camera, shown: part });
    if (camera !== this.camera) this.show(camera, true);
  }

  private reach() {
    return { choices: this.aim?.choices ?? [], covers: this.over.covers };
  }

  private countCovered(): number {
    return countCovered(this.camera, this.reach(), this.size);
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

  private show(camera: Camera, glide: boolean): void {
    this.camera = camera;
    const { scale } = camera;
    this.world.classList.toggle('gliding', glide);
    this.world.classList.add('moving');
    this.world.style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${scale})`;
    // A new size has every piece styled anew; whoever only moves the board changes none.
    if (scale !== this.sized) this.keepSizes();
    // What comes to sight while the board still moves can wait: drawing it would make the board stumble.
    if (!this.byHand && !glide) this.see();
    clearTimeout(this.settling);
    this.settling = window.setTimeout(() => this.settle(), kSettleMs + (glide ? 300 : 0));
  }

  private settle(): void {
    this.world.classList.remove('moving');
    this.see();
  }

  /** Tells what is in the window now, in whole spaces, and how finely it is drawn. */
  private see(): void {
    const { x, y, scale } = this.camera;
    const unit = scale * kTilePixels;
    const { detail, seen } = this.sight;
    detail.value = detailAt(unit, detail.value);
    this.world.dataset.detail = detail.value;
    const { left, top, right, bottom } = seen.value;
    const now = {
      left: Math.floor(-x / unit) - kSeenAround,
      top: Math.floor(-y / unit) - kSeenAround,
      right: Math.ceil((this.size.width - x) / unit) + kSeenAround,
      bottom: Math.ceil((this.size.height - y) / unit) + kSeenAround,
    };
    if (now.left === left && now.top === top && now.right === right && now.bottom === bottom) return;
    seen.value = now;
  }
}
