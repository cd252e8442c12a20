import { samePlace } from '../../board/geometry';
import { clearDraft, putTile, spaces, turnDraft } from '../../game/choices';
import type { Point } from '../../protocol/types';
import type { RoomSession } from '../../session/room_session';

const kArrows: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The nearest place in a direction; sideways distance counts double. Null if there is none. */
export function nearestInDirection<T extends Point>(from: Point, places: T[], by: Point): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * by.x + dy * by.y;
    const aside = Math.abs(dx * by.y) + Math.abs(dy * by.x);
    if (ahead <= 0 || ahead + 2 * aside >= least) continue;
    [best, least] = [place, ahead + 2 * aside];
  }
  return best;
}

function focusPlace(root: HTMLElement, place: Point): void {
  root.querySelector<SVGElement>(`[data-place="${place.x},${place.y}"]`)?.focus();
}

function focusedPlace(root: HTMLElement): Point | null {
  const text = document.activeElement?.getAttribute('data-place');
  if (!text || !root.contains(document.activeElement)) return null;
  const [x, y] = text.split(',').map(Number);
  return { x: x!, y: y! };
}

/** Arrow keys between the places that can be pressed, R to turn, Escape to take back. */
export function boardKey(session: RoomSession, root: HTMLElement, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const draft = session.draft.value;
  const legal = session.now.value.legal;
  const by = kArrows[event.key];
  if (by) return moveFocus(root, event, by);
  if (event.key.toLowerCase() === 'r' && draft.kind === 'tile') {
    session.draft.value = turnDraft(draft, legal, event.shiftKey ? -1 : 1);
  } else if (event.key === 'Escape') {
    session.draft.value = clearDraft(draft);
  } else if ((event.key === 'Enter' || event.key === ' ') && draft.kind === 'tile') {
    placeByKey(session, root, event);
  }
}

function moveFocus(root: HTMLElement, event: KeyboardEvent, by: Point): void {
  const places = [...root.querySelectorAll('[data-place]')].map((element) => {
    const [x, y] = element.getAttribute('data-place')!.split(',').map(Number);
    return { x: x!, y: y! };
  });
  const from = focusedPlace(root);
  const to = from ? nearestInDirection(from, places, by) : places[0];
  if (!to) return;
  event.preventDefault();
  focusPlace(root, to);
}

/** Enter puts the tile on the focused space; Enter on the tile itself commits. */
function placeByKey(session: RoomSession, root: HTMLElement, event: KeyboardEvent): void {
  const draft = session.draft.value;
  const legal = session.now.value.legal;
  const at = focusedPlace(root);
  if (draft.kind !== 'tile' || !at) return;
  event.preventDefault();
  event.stopPropagation();
  if (draft.at && samePlace(draft.at, at)) return void session.decideDraft();
  if (!spaces(legal).some((space) => samePlace(space, at))) return;
  session.draft.value = putTile(draft, legal, at);
  requestAnimationFrame(() => focusPlace(root, at));
}
