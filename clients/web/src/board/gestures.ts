import { pan, zoomAt, type Camera } from './camera';

/** How far a pointer moves before a press becomes a drag, in pixels. */
const kSlack = 8;
const kWheelStep = 0.0016;
const kPixelsPerLine = 16;

export interface GestureTarget {
  camera(): Camera;
  /** The player moved the board by hand. */
  moved(camera: Camera): void;
}

interface Spot {
  x: number;
  y: number;
}

/** Lets an element be panned by dragging, pinched, and zoomed by wheel, until `stop`. */
export class Gestures {
  private readonly pointers = new Map<number, Spot>();
  private start: Spot | null = null;
  private dragging = false;
  private readonly listening = new AbortController();

  constructor(
    private readonly element: HTMLElement,
    private readonly target: GestureTarget,
  ) {
    const { signal } = this.listening;
    element.addEventListener('pointerdown', (event) => this.down(event), { signal });
    element.addEventListener('pointermove', (event) => this.move(event), { signal });
    element.addEventListener('pointerup', (event) => this.up(event), { signal });
    element.addEventListener('pointercancel', (event) => this.up(event), { signal });
    element.addEventListener('wheel', (event) => this.wheel(event), { signal, passive: false });
    element.addEventListener('click', (event) => this.click(event), { signal, capture: true });
  }

  stop(): void {
    this.listening.abort();
  }

  private place(event: MouseEvent): Spot {
    const box = this.element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  private down(event: PointerEvent): void {
    if (event.button !== 0) return;
    // Whatever was lifted where this could not see it is gone before a new first finger comes.
    if (event.isPrimary) this.pointers.clear();
    const at = this.place(event);
    this.pointers.set(event.pointerId, at);
    this.dragging = this.pointers.size > 1;
    if (!this.dragging) this.start = at;
  }

  private move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const at = this.place(event);
    if (!this.dragging && this.start && apart(at, this.start) < kSlack) return;
    this.dragging = true;
    this.element.setPointerCapture(event.pointerId);
    this.pointers.set(event.pointerId, at);
    const fingers = this.pointers.size;
    const moved = pan(this.target.camera(), (at.x - before.x) / fingers, (at.y - before.y) / fingers);
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.target.moved(other ? pinched(moved, before, at, other) : moved);
  }

  private up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
    // No click follows a finger that dragged; later ones are meant.
    if (this.pointers.size === 0) setTimeout(() => (this.dragging = this.pointers.size > 1), 0);
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    const at = this.place(event);
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE;
    const pixels = lines ? event.deltaY * kPixelsPerLine : event.deltaY;
    this.target.moved(zoomAt(this.target.camera(), Math.exp(-pixels * kWheelStep), at.x, at.y));
  }

  /** The click that ends a drag is not meant for what lies under it. */
  private click(event: MouseEvent): void {
    if (this.dragging) event.stopPropagation();
    this.dragging = false;
  }
}

function apart(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function pinched(camera: Camera, before: Spot, at: Spot, other: Spot): Camera {
  const [was, is] = [apart(before, other), apart(at, other)];
  if (was === 0 || is === 0) return camera;
  return zoomAt(camera, is / was, (at.x + other.x) / 2, (at.y + other.y) / 2);
}
