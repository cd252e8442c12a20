import { segmentAt } from '../../art/pointed';
import { kTilePixels } from '../../board/camera';
import { samePlace } from '../../board/geometry';
import type { Point, Place } from '../../protocol/types';
import type { Reading, TableToRead } from '../../session/ports';
import { isOnButton } from '../drawing/board_button';

/** A pointer that rests so long on something looks at it; one on its way elsewhere does not. */
const kRestMs = 220;

/** What lies at a point of the board, in spaces. */
export function thingAt(table: TableToRead, { x, y }: Point): Place | null {
  const space = { x: Math.floor(x), y: Math.floor(y) };
  const atlas = table.atlas.value;
  const tile = table.now.value.state?.tiles.find((candidate) => samePlace(candidate, space));
  if (!atlas || !tile) return null;
  const on = { x: (x - space.x) * kTilePixels, y: (y - space.y) * kTilePixels };
  const segment = segmentAt(atlas.plan(tile.tile, tile.rotation), on);
  return segment === null ? null : { ...space, segment };
}

function same(a: Place | null, b: Place | null): boolean {
  return a === b || (a !== null && b !== null && a.segment === b.segment && samePlace(a, b));
}

/** Lets a resting mouse look at what lies under it, and a click or tap keep it; returns how to stop that. */
export function lookByHand(session: Reading, root: HTMLElement, boardPoint: (x: number, y: number) => Point) {
  const { knowing } = session;
  const listening = new AbortController();
  const { signal } = listening;
  let timer = 0;
  let over: Place | null = null;
  const thing = (event: MouseEvent) => thingAt(session.table, boardPoint(event.clientX, event.clientY));
  const leave = () => {
    clearTimeout(timer);
    over = null;
    knowing.glanceAway();
  };
  root.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'mouse') return;
    if (event.buttons !== 0) return leave();
    const at = thing(event);
    if (same(at, over)) return;
    leave();
    over = at;
    if (at) timer = window.setTimeout(() => knowing.glance(at), kRestMs);
  }, { signal });
  root.addEventListener('pointerleave', leave, { signal });
  root.addEventListener('click', (event) => {
    // What the story lit up before a narrow window went back to the board has been seen.
    knowing.mark.value = null;
    if (isOnButton(event)) return;
    const at = thing(event);
    const kept = knowing.look.value?.kept ? knowing.look.value.at : null;
    if (at && !same(at, kept)) knowing.keep(at);
    else knowing.lookAway();
  }, { signal });
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
