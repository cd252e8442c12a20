import { kTilePixels, type Camera } from '../../board/camera';
import { Gestures } from '../../board/gestures';
import type { Extent } from '../../board/geometry';
import { grown, seesAll, sees, viewOf, zoomed, type Done, type Sight, type View } from '../../board/view';
import type { Point } from '../../protocol/types';
import { BoardMotion, type SightToTell } from './board_motion';
import { Floats } from './floats';

/** What is looked at, and what the player has in mind there. */
export interface Look extends Sight {
  chooses: Extract<Done, { kind: 'chooses' }> | null;
}

/** Shows the board as `board/view.ts` says, whenever the board, the window or the player's mind changes. */
export class BoardCamera {
  private look_: Look | null = null;
  private view: View | null = null;
  private free: Extent = { left: 0, top: 0, right: 0, bottom: 0 };
  private readonly motion: BoardMotion;
  private readonly observer = new ResizeObserver(() => this.refresh(false));
  private readonly floats: Floats;
  private readonly gestures: Gestures;

  /** `whole`: until somebody moves it, all of the board is shown, however small that is. */
  constructor(
    private readonly window_: HTMLElement,
    world: HTMLElement,
    private readonly sight: SightToTell,
    private readonly whole = false,
  ) {
    this.motion = new BoardMotion(window_, world, sight);
    this.observer.observe(window_);
    this.floats = new Floats(window_, () => this.refresh(true));
    this.gestures = new Gestures(window_, {
      camera: () => this.camera,
      moved: (camera) => this.do({ kind: 'moved', camera }, false),
    });
  }

  stop(): void {
    this.observer.disconnect();
    this.floats.stop();
    this.gestures.stop();
    this.motion.stop();
  }

  /** Looks at the board as it is now. */
  look(look: Look): void {
    const first = this.look_ === null;
    // Nobody needs the spaces around a board that is only looked at.
    this.look_ = this.whole ? { ...look, lies: grown(look.lies, -0.6) } : look;
    this.refresh(!first);
  }

  /** Brings a part to sight without a change of the scale, if it is not seen. */
  bring(part: Extent): void {
    const { view } = this;
    if (!view || sees(view.camera, part, this.free)) return;
    const { scale } = view.camera;
    const middle = { x: (this.free.left + this.free.right) / 2, y: (this.free.top + this.free.bottom) / 2 };
    const x = middle.x - ((part.left + part.right) / 2) * kTilePixels * scale;
    const y = middle.y - ((part.top + part.bottom) / 2) * kTilePixels * scale;
    this.show({ ...view, camera: { x, y, scale } }, true);
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
    this.do({ kind: 'all' }, true);
  }

  zoom(factor: number): void {
    if (this.view) this.do({ kind: 'moved', camera: zoomed(this.view, factor) }, true);
  }

  /** Tells the pieces how far they are; for pieces that have only now come to the board. */
  keepSizes(): void {
    this.motion.keepSizes();
  }

  private get camera(): Camera {
    return this.view?.camera ?? { x: 0, y: 0, scale: 1 };
  }

  /** The window, what lies over it, the board or the player's mind may have changed. */
  private refresh(glide: boolean): void {
    const size = { width: this.window_.clientWidth, height: this.window_.clientHeight };
    if (size.width === 0 || !this.look_) return;
    this.free = this.floats.free(size);
    this.do(this.whole && this.view?.by !== 'hand' ? { kind: 'all' } : this.look_.chooses, glide);
  }

  private do(done: Done | null, glide: boolean): void {
    if (!this.look_ || this.free.right === this.free.left) return;
    const view = viewOf(this.look_, this.free, done, this.view);
    if (view !== this.view) this.show(view, glide);
  }

  private show(view: View, glide: boolean): void {
    const before = this.view?.camera;
    this.view = view;
    this.sight.free.value = view.free;
    this.sight.all.value = seesAll(view);
    if (before === view.camera) return;
    this.sight.camera.value = view.camera;
    // What comes to sight while the board still moves can wait: drawing it would make the board stumble.
    this.motion.show(view.camera, { glide: glide && before !== undefined, later: before !== undefined });
  }
}
