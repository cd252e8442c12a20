import { fit, shows, zoomAt, type Camera, type Size } from '../../board/camera';
import { watchGestures } from '../../board/gestures';
import type { Extent } from '../../board/geometry';

/** While the board moves it is a layer of its own; this long after, it is drawn sharp again. */
const kSettleMs = 180;
const kLargestFit = 1.5;

/** Moves the board's element. Keeps everything in view until the player moves it by hand. */
export class BoardCamera {
  private camera: Camera = { x: 0, y: 0, scale: 1 };
  private size: Size = { width: 0, height: 0 };
  private extent: Extent | null = null;
  private byHand = false;
  private settling = 0;
  private readonly observer = new ResizeObserver(() => this.resized());
  private readonly stopGestures: () => void;

  constructor(
    private readonly window_: HTMLElement,
    private readonly world: HTMLElement,
  ) {
    this.observer.observe(window_);
    this.stopGestures = watchGestures(window_, {
      camera: () => this.camera,
      moved: (camera) => {
        this.byHand = true;
        this.show(camera, false);
      },
    });
  }

  stop(): void {
    this.observer.disconnect();
    this.stopGestures();
    clearTimeout(this.settling);
  }

  /** The board grew: make sure that all of it is seen, unless the player looks elsewhere. */
  follow(extent: Extent): void {
    const first = this.extent === null;
    this.extent = extent;
    if (!this.byHand) this.fitAll(!first);
  }

  /** Shows everything and follows the board again. */
  fitAll(glide = true): void {
    this.byHand = false;
    if (!this.extent || this.size.width === 0) return;
    this.show(fit(this.extent, this.size, 1.1, kLargestFit), glide);
  }

  /** Comes close to a part of the board that must be looked at, if it is too small to press. */
  approach(part: Extent, smallestScale: number): void {
    if (this.byHand && this.camera.scale >= smallestScale && shows(this.camera, part, this.size, 0)) return;
    const whole = this.extent && fit(this.extent, this.size, 1.1, kLargestFit);
    if (whole && whole.scale >= smallestScale) return this.fitAll();
    this.show(fit(part, this.size, 0.6, smallestScale * 1.15), true);
  }

  zoom(factor: number): void {
    this.byHand = true;
    this.show(zoomAt(this.camera, factor, this.size.width / 2, this.size.height / 2), true);
  }

  private resized(): void {
    this.size = { width: this.window_.clientWidth, height: this.window_.clientHeight };
    if (!this.byHand) this.fitAll(false);
  }

  private show(camera: Camera, glide: boolean): void {
    this.camera = camera;
    this.world.classList.toggle('gliding', glide);
    this.world.classList.add('moving');
    this.world.style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})`;
    this.world.style.setProperty('--keep', String(1 / camera.scale));
    clearTimeout(this.settling);
    this.settling = window.setTimeout(() => this.world.classList.remove('moving'), kSettleMs + (glide ? 300 : 0));
  }
}
