import { kTilePixels } from '../../board/camera';
import { samePlace } from '../../board/geometry';
import type { Point } from '../../protocol/types';
import type { Advised } from '../../session/ports';
import { isOnButton } from '../drawing/board_button';

const kHoldMs = 550;
const kSlack = 8;
/** So near to where a meeple would stand, in spaces, its segment is meant instead of the tile. */
const kNear = 0.2;

/** Points at the space that holds a point of the board, or at the segment of the tile that is near it. */
export function pointAt(session: Advised, at: Point): void {
  const space = { x: Math.floor(at.x), y: Math.floor(at.y) };
  const tile = session.table.now.value.state?.tiles.find((candidate) => samePlace(candidate, space));
  const places = tile ? session.table.atlas.value?.plan(tile.tile, tile.rotation).places() : undefined;
  const away = (p: Point) => Math.hypot(p.x / kTilePixels - (at.x - space.x), p.y / kTilePixels - (at.y - space.y));
  const [nearest] = [...(places ?? [])].sort(([, a], [, b]) => away(a) - away(b));
  session.council.point(space, nearest && away(nearest[1]) < kNear ? nearest[0] : null);
}

/** Lets a right click or a long press on the board point from there in the window; returns how to stop that. */
export function pointByHand(root: HTMLElement, pointFrom: (x: number, y: number) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let timer = 0;
  let start: PointerEvent | null = null;
  let held = false;
  const release = () => {
    clearTimeout(timer);
    start = null;
  };
  const point = (event: MouseEvent) => pointFrom(event.clientX, event.clientY);
  root.addEventListener('contextmenu', (event) => {
    event.preventDefault();
    if (!start) point(event);
  }, { signal });
  root.addEventListener('pointerdown', (event) => {
    release();
    held = false;
    // A slow finger on something that can be pressed presses it.
    if (event.pointerType === 'mouse' || !event.isPrimary || isOnButton(event)) return;
    start = event;
    timer = window.setTimeout(() => {
      held = true;
      point(event);
    }, kHoldMs);
  }, { signal });
  root.addEventListener('pointermove', (event) => {
    if (start && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > kSlack) release();
  }, { signal });
  root.addEventListener('pointerup', release, { signal });
  root.addEventListener('pointercancel', release, { signal });
  // The click that ends a long press is not meant for what lies under it.
  root.addEventListener('click', (event) => {
    if (held) event.stopPropagation();
    held = false;
  }, { signal, capture: true });
  return () => {
    release();
    listening.abort();
  };
}
