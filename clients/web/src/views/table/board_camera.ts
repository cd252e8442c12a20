import { kTilePixels, zoomAt, type Camera } from '../../board/camera';
import { Gestures } from '../../board/gestures';
import type { Extent } from '../../board/geometry';
import type { Point } from '../../protocol/types';
import type { Aim } from './aim';
import { BoardFraming } from './board_framing';
import { BoardMotion, type SightToTell } from './board_motion';
import { Floats } from './floats';

/** Decides when the board's view changes. Keeps everything in view until the player moves it by hand. */
export class BoardCamera {
  private camera: Camera = { x: 0, y: 0, scale: 1 };
  private aim: Aim | null = null;
  private byHand = false;
  /** Whether there was a view at all. */
  private isPlaced = false;
  private readonly framing = new BoardFraming();
  private readonly motion: BoardMotion;
  private readonly observer = new ResizeObserver(() => this.resized());
  private readonly floats: Floats;
  private readonly gestures: Gestures;

  constructor(
    private readonly window_: HTMLElement,
    world: HTMLElement,
    sight: SightToTell,
  ) {
    this.motion = new BoardMotion(window_, world, sight);
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
    this.motion.stop();
  }

  /** Looks at what matters now, unless the player has looked elsewhere and sees it well enough. */
  look(aim: Aim): void {
    const first = this.aim === null;
    this.aim = aim;
    const part = this.framing.partOf(aim);
    const seen = this.framing.isNear(this.camera, aim) && this.shows(part ?? aim.whole);
    const stays = !first && (this.byHand ? part === null || seen : aim.calm === true && seen);
    if (!stays) this.frame(!first, aim.calm === true);
    else if (part !== null) this.uncoverHere(aim, part);
  }

  /** Brings a part to sight without a change of the scale, if it is not seen or something lies over it. */
  bring(part: Extent): void {
    const isCovered = this.framing.countCovered(this.camera, [part]) > 0;
    if (this.shows(part) && !isCovered) return;
    const { scale } = this.camera;
    const middle = this.framing.middle();
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
    if (this.aim) this.show(this.framing.framedWhole(this.aim), true);
  }

  zoom(factor: number): void {
    this.byHand = true;
    const { x, y } = this.framing.middle();
    this.show(zoomAt(this.camera, factor, x, y), true);
  }

  /** Tells the pieces how far they are; for pieces that have only now come to the board. */
  keepSizes(): void {
    this.motion.keepSizes();
  }

  private resized(): void {
    const { width } = this.framing.size;
    this.measure();
    const { aim } = this;
    if (!aim) return;
    const part = this.framing.partOf(aim);
    // Whatever comes beside the board must not push out of sight what a player has moved to and must see.
    if (this.byHand && (!part || this.shows(part))) return;
    // What is asked below the board has another height with each question: that is no other window.
    this.frame(false, width === this.framing.size.width);
  }

  /** Something came over the board, or went: what matters moves only if it is hidden now. */
  private covered(): void {
    this.measure();
    const { aim } = this;
    if (this.byHand || !aim || !this.framing.isMeasured) return;
    const part = this.framing.partOf(aim);
    const isCovered = this.framing.countCovered(this.camera, aim.choices) > 0;
    if (!this.shows(part ?? aim.whole) || isCovered) this.frame(true, true);
  }

  private measure(): void {
    const size = { width: this.window_.clientWidth, height: this.window_.clientHeight };
    this.framing.measured(size, this.floats.over(size));
  }

  private shows(part: Extent): boolean {
    return this.framing.shows(this.camera, part);
  }

  /** Shows what matters; with `keeps` by a little move, if that is enough. */
  private frame(glide: boolean, keeps: boolean): void {
    const { aim } = this;
    if (!aim || !this.framing.isMeasured) return;
    const camera = (keeps && this.isPlaced ? this.framing.kept(this.camera, aim) : null) ?? this.framing.framed(aim);
    if (camera !== this.camera) this.show(camera, glide);
  }

  /** The view that the player has, with as little moved as it takes to press what is offered. */
  private uncoverHere(aim: Aim, part: Extent): void {
    const camera = this.framing.uncovered(this.camera, aim, part);
    if (camera !== this.camera) this.show(camera, true);
  }

  private show(camera: Camera, glide: boolean): void {
    this.camera = camera;
    this.isPlaced = true;
    // What comes to sight while the board still moves can wait: drawing it would make the board stumble.
    this.motion.show(camera, { glide, later: this.byHand || glide });
  }
}
