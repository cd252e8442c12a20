import { fit, kTilePixels, shows, zoomAt, type Camera, type Size } from '../../board/camera';
import { Gestures } from '../../board/gestures';
import type { Extent } from '../../board/geometry';
import type { Point } from '../../protocol/types';

/** While the board moves it is a layer of its own; this long after, it is drawn sharp again. */
const kSettleMs = 180;
const kLargestFit = 1.5;
/** So many pixels under the lowest space are for the round buttons of a tile that is tried there. */
const kButtonsBelow = 48;
/** As in board.css: on a narrow window the action bar has these buttons. */
const narrow = window.matchMedia('(max-width: 860px)');
/** Spaces around everything that are shown, too: the next tile may lie there. */
export const kSpaceAround = 1.1;
/** A part seen at this much of its wished scale is not worth a move. */
const kNearEnough = 0.7;
/** Below this scale the map shows no small things. */
const kFar = 0.45;

/** What the board should show: everything, or a part that has to be at least so large. */
export interface Aim {
  whole: Extent;
  part: Extent | null;
  smallest: number;
}

/** Moves the board's element. Keeps everything in view until the player moves it by hand. */
export class BoardCamera {
  private camera: Camera = { x: 0, y: 0, scale: 1 };
  private size: Size = { width: 0, height: 0 };
  private aim: Aim | null = null;
  private byHand = false;
  private settling = 0;
  private readonly observer = new ResizeObserver(() => this.resized());
  private readonly gestures: Gestures;

  constructor(
    private readonly window_: HTMLElement,
    private readonly world: HTMLElement,
  ) {
    this.observer.observe(window_);
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
    this.gestures.stop();
    clearTimeout(this.settling);
  }

  /** Looks at what matters now, unless the player has looked elsewhere and sees it well enough. */
  look(aim: Aim): void {
    const first = this.aim === null;
    this.aim = aim;
    const { part, smallest } = aim;
    const seen = this.camera.scale >= smallest * kNearEnough && shows(this.camera, part ?? aim.whole, this.size, 0);
    if (this.byHand && (!part || seen)) return;
    this.frame(!first);
  }

  /** Brings a part to sight without a change of the scale, if it is not seen. */
  bring(part: Extent): void {
    if (shows(this.camera, part, this.size, 0)) return;
    const { scale } = this.camera;
    const x = this.size.width / 2 - ((part.left + part.right) / 2) * kTilePixels * scale;
    const y = this.size.height / 2 - ((part.top + part.bottom) / 2) * kTilePixels * scale;
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
    if (this.aim) this.show(this.whole(this.aim), true);
  }

  zoom(factor: number): void {
    this.byHand = true;
    this.show(zoomAt(this.camera, factor, this.size.width / 2, this.size.height / 2), true);
  }

  private resized(): void {
    this.size = { width: this.window_.clientWidth, height: this.window_.clientHeight };
    if (!this.byHand) this.frame(false);
  }

  private whole(aim: Aim): Camera {
    return fit(aim.whole, this.size, kSpaceAround, kLargestFit, narrow.matches ? 0 : kButtonsBelow);
  }

  private frame(glide: boolean): void {
    if (!this.aim || this.size.width === 0) return;
    const { part, smallest } = this.aim;
    const whole = this.whole(this.aim);
    const close = part !== null && whole.scale < smallest;
    this.show(close ? fit(part, this.size, 0.3, smallest) : whole, glide);
  }

  /** Tells the pieces how far they are. The ground, thousands of elements, need not hear of it. */
  keepSizes(): void {
    this.world.querySelector<SVGElement>('.pieces')?.style.setProperty('--keep', String(1 / this.camera.scale));
  }

  private show(camera: Camera, glide: boolean): void {
    this.camera = camera;
    this.world.classList.toggle('gliding', glide);
    this.world.classList.add('moving');
    this.world.classList.toggle('far', camera.scale < kFar);
    this.world.style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})`;
    this.keepSizes();
    clearTimeout(this.settling);
    this.settling = window.setTimeout(() => this.world.classList.remove('moving'), kSettleMs + (glide ? 300 : 0));
  }
}
