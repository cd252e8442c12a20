import { nearestInDirection } from '../../board/direction';
import { samePlace } from '../../board/geometry';
import { actOf, tableKeys } from '../../board/keys';
import { changeCount, clearDraft, putTile, turnDraft } from '../../game/draft';
import type { Point } from '../../protocol/types';
import type { Acting, Reading } from '../../session/ports';
import { pointAt } from '../team/pointing';
import { ghostsInMind } from './ghost_choice';
import { lookByKey } from '../knowing/look_keys';

type Act = keyof typeof tableKeys | null;

/** What shows the board from nearer or farther away. */
export interface Zoomed {
  zoom(factor: number): void;
  fitAll(): void;
}

const kZoom = 1.3;

/** Whether a number of ghosts is in mind, which the keys change then. */
const countsGhosts = (acting: Acting | null) => acting !== null && ghostsInMind(acting.seat.draft.value) !== null;

/** The step of each arrow key. */
export const kArrows: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

function focusPlace(root: HTMLElement, place: Point): void {
  root.querySelector<SVGElement>(`[data-place="${place.x},${place.y}"]`)?.focus({ preventScroll: true });
}

function placeOf(element: Element): Point {
  const [x, y] = element.getAttribute('data-place')!.split(',').map(Number);
  return { x: x!, y: y! };
}

function focusedPlace(root: HTMLElement): Point | null {
  const focused = document.activeElement;
  return focused?.hasAttribute('data-place') && root.contains(focused) ? placeOf(focused) : null;
}

function isTyping(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable="true"]') !== null;
}

/** Keys that are meant for a sheet over the table. */
function isElsewhere(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest('dialog, [role="dialog"]') !== null;
}

/** Whether the keys belong to whoever looks around the board. */
function isExploring({ target, key }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches('[data-look]') && (key in kArrows || key === 'Enter');
}

/**
 * The board's keys, wherever the focus is on the table: arrows between the places that can be
 * pressed, or the choices below the board where there are none; the others as `tableKeys` names them.
 * What is chosen is confirmed by choosing it once more. One can look around at any time.
 */
export function boardKey(session: Reading, acting: Acting | null, root: HTMLElement, camera: Zoomed, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event) || isElsewhere(event)) return;
  const act = actOf(tableKeys, event);
  if (act === 'look') return lookByKey(session, focusedPlace(root));
  if (act === 'explore') return explore(root);
  if (act === 'whole') return camera.fitAll();
  if (act === 'more' && !countsGhosts(acting)) return camera.zoom(kZoom);
  if (act === 'fewer' && !countsGhosts(acting)) return camera.zoom(1 / kZoom);
  if (act === 'back' && session.knowing.look.value) return lookAway(session, event);
  if (acting?.seat.choosing.value && !isExploring(event)) chooseBy(act, acting, root, event);
}

function chooseBy(act: Act, session: Acting, root: HTMLElement, event: KeyboardEvent): void {
  const { seat } = session;
  const legal = seat.legal.value;
  switch (act) {
    case 'move':
      return moveFocus(root, event, kArrows[event.key]!);
    case 'turn':
      return seat.edit((draft) => turnDraft(draft, legal, 1));
    case 'turnBack':
      return seat.edit((draft) => turnDraft(draft, legal, -1));
    case 'more':
      return seat.edit((draft) => changeCount(draft, legal, 1));
    case 'fewer':
      return seat.edit((draft) => changeCount(draft, legal, -1));
    case 'back':
      return seat.edit(clearDraft);
    case 'point':
      return pointByKey(session, root);
    case 'nothing':
      return passByKey(seat);
    case 'choose':
      return chooseByKey(session, root, event);
  }
}

/** Escape closes what is looked at before it does anything else. */
function lookAway({ knowing }: Reading, event: KeyboardEvent): void {
  event.stopPropagation();
  knowing.lookAway();
}

function explore(root: HTMLElement): void {
  root.querySelector<SVGElement>('[data-look]')?.focus({ preventScroll: true });
}

function pointByKey(session: Acting, root: HTMLElement): void {
  const at = focusedPlace(root);
  if (at) pointAt(session, at);
}

function passByKey(seat: Acting['seat']): void {
  const pass = seat.legal.value.find((decision) => decision.type === 'pass');
  if (pass) void seat.decide(pass.id);
}

function moveFocus(root: HTMLElement, event: KeyboardEvent, by: Point): void {
  // There arrows lead from entry to entry.
  if (event.target instanceof Element && event.target.closest('.story')) return;
  const places = [...root.querySelectorAll('[data-place]')].map(placeOf);
  if (places.length === 0) return moveChoice(event, by.x + by.y);
  const from = focusedPlace(root);
  const to = from ? nearestInDirection(from, places, by) : places[0];
  if (!to) return;
  event.preventDefault();
  focusPlace(root, to);
}

/** To the next or the one before of the choices below the board. */
function moveChoice(event: KeyboardEvent, by: number): void {
  const choices = [...document.querySelectorAll<HTMLElement>('[data-choice]')];
  const from = choices.findIndex((choice) => choice === document.activeElement);
  const to = from < 0 ? choices[0] : choices[(from + by + choices.length) % choices.length];
  if (!to) return;
  event.preventDefault();
  to.focus();
}

/** Enter on what is chosen already confirms it; on an open space it puts the tile there. */
function chooseByKey({ seat, knowing }: Acting, root: HTMLElement, event: KeyboardEvent): void {
  if (document.activeElement?.matches('[data-choice][aria-pressed="true"]')) {
    event.preventDefault();
    return void seat.decideDraft();
  }
  const at = focusedPlace(root);
  if (!at || knowing.fit.value !== null) return;
  const draft = seat.draft.value;
  const legal = seat.legal.value;
  const chosen = document.activeElement?.getAttribute('aria-pressed') === 'true';
  const lies = draft.kind === 'tile' && draft.at !== null && samePlace(draft.at, at);
  if (!chosen && !lies && draft.kind !== 'tile') return;
  event.preventDefault();
  event.stopPropagation();
  if (chosen || lies) return void seat.decideDraft();
  seat.edit((current) => putTile(current, legal, at));
  requestAnimationFrame(() => focusPlace(root, at));
}
