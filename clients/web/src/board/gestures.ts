import { pan, zoomAt, type Camera } from './camera';

/** How far a pointer moves before a press becomes a drag, in pixels. */
const kSlack = 8;
const kWheelStep = 0.0016;

export interface GestureTarget {
  camera(): Camera;
  /** The player moved the board by hand. */
  moved(camera: Camera): void;
}

interface Pointer {
  x: number;
  y: number;
}

/** Lets an element be panned, pinched and zoomed by wheel. Returns how to stop. */
export function watchGestures(element: HTMLElement, target: GestureTarget): () => void {
  const pointers = new Map<number, Pointer>();
  let start: Pointer | null = null;
  let dragging = false;

  const place = (event: MouseEvent): Pointer => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const at = place(event);
    pointers.set(event.pointerId, at);
    if (pointers.size === 1) [start, dragging] = [at, false];
    else dragging = true;
  };

  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const at = place(event);
    if (!dragging && start && Math.hypot(at.x - start.x, at.y - start.y) < kSlack) return;
    dragging = true;
    element.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, at);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    const moved = pan(target.camera(), (at.x - before.x) / pointers.size, (at.y - before.y) / pointers.size);
    target.moved(other ? pinched(moved, before, at, other) : moved);
  };

  const up = (event: PointerEvent) => {
    pointers.delete(event.pointerId);
  };

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const at = place(event);
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
    target.moved(zoomAt(target.camera(), Math.exp(-pixels * kWheelStep), at.x, at.y));
  };

  // The click that ends a drag is not meant for what lies under it.
  const click = (event: MouseEvent) => {
    if (dragging) event.stopPropagation();
    dragging = false;
  };

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  element.addEventListener('wheel', wheel, { passive: false });
  element.addEventListener('click', click, { capture: true });
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
    element.removeEventListener('wheel', wheel);
    element.removeEventListener('click', click, { capture: true });
  };
}

function pinched(camera: Camera, before: Pointer, at: Pointer, other: Pointer): Camera {
  const was = Math.hypot(before.x - other.x, before.y - other.y);
  const is = Math.hypot(at.x - other.x, at.y - other.y);
  if (was === 0 || is === 0) return camera;
  return zoomAt(camera, is / was, (at.x + other.x) / 2, (at.y + other.y) / 2);
}
