import { inPixels, kTilePixels, pan, zoomAt, type Camera } from './camera';
import { meet } from './free';
import { frontierPart } from './frontier';
import type { Extent } from './geometry';
import type { Point } from '../protocol/types';

/*
 * The camera of a game, as one function of the board, the free window, what a person did, and the camera before.
 *
 * 1. The whole board is shown, with the spaces around it, in the middle of the free window, as large as that allows: up
 *    to 160 pixels a space, and on large windows up to a fifth of their shorter side.
 * 2. It stands still as long as all of that is in the free window. When the board grows out of it, it is moved; if that is
 *    not enough, it becomes smaller by whole steps of 12 %, with room for what comes next; in a small window by as few as
 *    bring it to the smallest size in two or three. For what is asked about the tile that was just laid it stands as well.
 * 3. Where a space would have less than 48 pixels, a part is shown in which they have that: as many of the spaces to
 *    choose from as fit. It moves only where one cannot do without: to what is asked, or to the tile that was laid last.
 * 4. A person who moves it has it as they left it, and that size, until they ask for everything: it moves only where
 *    nothing of what is asked would be seen.
 * 5. While something is in mind, between a press and its confirmation, it never moves; only what a hint has put there is
 *    brought to sight, and all of it in another window.
 * 6. In another window it is as if there had been none before, unless all is seen there and fills it well enough.
 */

/** A space is at least so large, in pixels, where the whole board is shown. */
export const kSmallestSpace = 48;
/** A board of few tiles is shown at most so large, and on a large window at most as that part of its shorter side. */
const kLargestSpace = 160;
const kLargestPart = 0.205;
/** A board becomes smaller by whole steps of this. */
export const kStep = 1.12;
/** The board takes at least so much of the shorter side of its window. */
const kLeastFill = 0.62;
/** Rounding is no reason to move, in pixels. */
const kSlack = 0.5;
const kRounding = 1e-6;
/** Boards up to so many spaces long grow soon. */
const kSmallBoard = 8;
/** A window is small that has room for so few spaces of the smallest size along its shorter side. */
const kSmallWindow = 9;
/** A board that becomes smaller there does so by so many steps at least: it comes to the smallest size in two or three. */
const kStepsInSmall = 3;
/** The button that shows everything stands in so much of the upper right corner, in pixels. */
const kButtonCorner = 56;
/** Around a part that is looked at, in spaces. */
const kPartMargin = 0.3;

/** What there is to see. All in spaces. */
export interface Sight {
  /** Everything that lies. */
  lies: Extent;
  /** Where the next thing may be chosen, each space; empty if nobody is asked here. */
  choices: readonly Point[];
  /** Where the last tile was laid. */
  near: Point;
}

/**
 * What a person did: moved the board, asked for all of it, or has something in mind, at a space if it has one; `hinted` if
 * a hint put it there, where they need not have looked.
 */
export type Done = { kind: 'moved'; camera: Camera } | { kind: 'all' } | { kind: 'chooses'; at: Point | null; hinted: boolean };

/** A camera, the board and the free part of the window that it was made for, and why it is as it is. */
export interface View {
  camera: Camera;
  room: Extent;
  free: Extent;
  by: 'whole' | 'part' | 'hand' | 'all';
}

interface Span {
  width: number;
  height: number;
}

const spanOf = ({ left, top, right, bottom }: Extent): Span => ({ width: right - left, height: bottom - top });

export const grown = ({ left, top, right, bottom }: Extent, by: number): Extent => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

const spaceAt = ({ x, y }: Point): Extent => ({ left: x, top: y, right: x + 1, bottom: y + 1 });

/** The board with the spaces around it: the next tile may lie there. */
export const roomOf = ({ lies }: Pick<Sight, 'lies'>): Extent => grown(lies, 1);

/** How many pixels a space may have at most for that stretch to fit the free part of a window. */
function fitting({ width, height }: Span, free: Extent): number {
  const window = spanOf(free);
  return Math.min(window.width / width, window.height / height);
}

const largest = (free: Extent) => {
  const { width, height } = spanOf(free);
  return Math.max(kLargestSpace, kLargestPart * Math.min(width, height));
};

/** A board that has become so many spaces long is given room for so many more. */
const reserve = (span: number) => (span <= kSmallBoard ? 3 : 2);

/** What there is with room for what comes next. */
function withReserve({ width, height }: Span): Span {
  return { width: width + reserve(width), height: height + reserve(height) };
}

/** The camera that has the middle of an extent in the middle of the free part. */
function centred(extent: Extent, pixels: number, free: Extent): Camera {
  const x = (free.left + free.right) / 2 - ((extent.left + extent.right) / 2) * pixels;
  const y = (free.top + free.bottom) / 2 - ((extent.top + extent.bottom) / 2) * pixels;
  return { x, y, scale: pixels / kTilePixels };
}

export const pixelsOf = ({ scale }: Camera) => scale * kTilePixels;

/** Whether an extent is seen whole in the free part. */
export function sees(camera: Camera, extent: Extent, free: Extent): boolean {
  const { left, top, right, bottom } = inPixels(camera, extent);
  const { left: l, top: t, right: r, bottom: b } = free;
  return left >= l - kSlack && top >= t - kSlack && right <= r + kSlack && bottom <= b + kSlack;
}

const sameWidth = (a: Extent, b: Extent) => spanOf(a).width === spanOf(b).width;
const sameExtent = (a: Extent, b: Extent) =>
  a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;

/** How far, along one axis, to move for a stretch to be seen within another, or as much of it as there is room for. */
function wayInto(free: [number, number], it: [number, number]): number {
  if (it[1] - it[0] > free[1] - free[0]) return (free[0] + free[1] - it[0] - it[1]) / 2;
  return Math.max(free[0] - it[0], Math.min(0, free[1] - it[1]));
}

/** The view as it is if the extent is seen, else with as little moved as brings it into sight with what is around it. */
function brought(camera: Camera, extent: Extent, around: Extent, free: Extent): Camera {
  if (sees(camera, extent, free)) return camera;
  const box = inPixels(camera, around);
  const dx = wayInto([free.left, free.right], [box.left, box.right]);
  const dy = wayInto([free.top, free.bottom], [box.top, box.bottom]);
  return pan(camera, dx, dy);
}

/** Moves a view that shows a part so that no more of the window than it takes is beyond all there is. */
function towardsAll(camera: Camera, part: Extent, room: Extent, free: Extent): Camera {
  const must = inPixels(camera, part);
  const may = inPixels(camera, room);
  const axis = (f: [number, number], m: [number, number], a: [number, number]) => {
    const spare = f[1] - f[0] - (a[1] - a[0]);
    const wished = spare >= 0 ? f[0] + spare / 2 - a[0] : Math.min(f[0] - a[0], Math.max(0, f[1] - a[1]));
    return Math.max(f[0] - m[0], Math.min(wished, f[1] - m[1]));
  };
  const dx = axis([free.left, free.right], [must.left, must.right], [may.left, may.right]);
  const dy = axis([free.top, free.bottom], [must.top, must.bottom], [may.top, may.bottom]);
  return pan(camera, dx, dy);
}

/** The whole board in a window, as if there had been no camera before. */
function whole(room: Extent, free: Extent): Camera {
  return centred(room, Math.min(largest(free), fitting(spanOf(room), free)), free);
}

/** How many steps a space of `from` pixels is larger than one of `to`. */
const stepsTo = (from: number, to: number) => Math.log(from / to) / Math.log(kStep);

/** So many pixels a space must have at least for the board to take enough of its window. */
function leastFor({ width, height }: Span, free: Extent): number {
  const window = spanOf(free);
  return (kLeastFill * Math.min(window.width, window.height)) / Math.max(width, height);
}

const isSmall = (free: Extent) => fitting({ width: 1, height: 1 }, free) < kSmallWindow * kSmallestSpace;

/**
 * How large spaces of `before` pixels are in a board that has grown out of its window: as they were if that is enough,
 * else smaller by as many steps as it takes, and by more if that leaves room for what comes.
 */
function shrunk(room: Extent, free: Extent, before: number): number {
  const span = spanOf(room);
  const fits = fitting(span, free);
  if (before <= fits) return before;
  const needed = Math.ceil(stepsTo(before, fits) - kRounding);
  const roomy = isSmall(free) ? kStepsInSmall : Math.round(stepsTo(before, fitting(withReserve(span), free)));
  const most = Math.floor(stepsTo(before, leastFor(span, free)));
  const pixels = before / kStep ** Math.max(needed, Math.min(roomy, most));
  // A size that soon becomes the smallest is that at once: it would change twice.
  return pixels < kSmallestSpace * (isSmall(free) ? kStep : 1) ? kSmallestSpace : pixels;
}

/** As many of the spaces to choose from as the window shows at that size; where there are none, the last tile. */
function partToSee({ choices, near }: Sight, pixels: number, free: Extent): Extent {
  if (choices.length === 0) return spaceAt(near);
  const { width, height } = spanOf(free);
  const spaces = (length: number) => length / pixels - 2 * kPartMargin;
  return frontierPart(choices, { width: spaces(width), height: spaces(height) }, near);
}

/** A part of a board that is too large for its window. */
function partial(sight: Sight, free: Extent, before: View | null): View {
  const room = roomOf(sight);
  const part = partToSee(sight, kSmallestSpace, free);
  const margin = grown(part, kPartMargin);
  const fresh = () => towardsAll(centred(part, kSmallestSpace, free), margin, room, free);
  const camera = before?.by === 'part' ? brought(before.camera, part, margin, free) : fresh();
  return { camera, room, free, by: 'part' };
}

/** Whether any of the spaces to choose from, or the last tile where there are none, is seen whole. */
const seesAny = (camera: Camera, { choices, near }: Sight, free: Extent) =>
  (choices.length > 0 ? choices : [near]).some((each) => sees(camera, spaceAt(each), free));

/** The view of somebody who moved it: as it is, unless nothing of what is asked would be seen. */
function asLeft(sight: Sight, free: Extent, before: View): View {
  const room = roomOf(sight);
  if (seesAny(before.camera, sight, free)) return { ...before, room, free };
  const part = partToSee(sight, pixelsOf(before.camera), free);
  return { camera: brought(before.camera, part, grown(part, kPartMargin), free), room, free, by: 'hand' };
}

/** Whether the button in the corner lies over a part of an extent. */
function isUnderButton(camera: Camera, extent: Extent, { top, right }: Extent): boolean {
  return meet(inPixels(camera, extent), { left: right - kButtonCorner, top, right, bottom: top + kButtonCorner });
}

/** While something is in mind, the view as it is; it comes to sight if it is not: all of it in another window, or after a hint. */
function asChosen({ at, hinted }: Extract<Done, { kind: 'chooses' }>, free: Extent, before: View, isOther: boolean): View {
  const whole = hinted || isOther;
  const needed = at && grown(spaceAt(at), whole ? 0 : -0.5);
  const stands = (camera: Camera) => !needed || (sees(camera, needed, free) && !(whole && isUnderButton(camera, needed, free)));
  if (!needed || stands(before.camera)) return sameExtent(before.free, free) ? before : { ...before, free };
  const near = hinted ? null : brought(before.camera, needed, grown(spaceAt(at), kPartMargin), free);
  const camera = near && stands(near) ? near : centred(spaceAt(at), pixelsOf(before.camera), free);
  return { ...before, camera, free };
}

/** Whether the view of the whole board can be shown on as it is. */
function stands(sight: Sight, free: Extent, { camera, by, room: was, free: wasFree }: View): boolean {
  const room = roomOf(sight);
  if (by !== 'whole') return false;
  // What comes over the window for a while moves nothing, as long as what is asked can be seen beside it.
  const asked = sight.choices.length > 0 ? sight.choices : [sight.near];
  if (sameExtent(room, was) && sameWidth(free, wasFree) && asked.every((each) => sees(camera, spaceAt(each), free))) return true;
  if (!sees(camera, room, free)) return false;
  return sameWidth(free, wasFree) || pixelsOf(camera) >= Math.min(largest(free), leastFor(spanOf(room), free));
}

/** Whether what is asked is about the tile that was laid last, as where a meeple is to stand. */
const asksOfLast = ({ choices, near }: Sight) => choices.length === 1 && choices[0]!.x === near.x && choices[0]!.y === near.y;

/** The view of the board as nobody has done anything; `before` is null where there was none. */
function following(sight: Sight, free: Extent, before: View | null): View {
  const room = roomOf(sight);
  const isTooLarge = fitting(spanOf(room), free) < kSmallestSpace;
  if (before === null) return isTooLarge ? partial(sight, free, null) : { camera: whole(room, free), room, free, by: 'whole' };
  const isSameWindow = sameWidth(free, before.free);
  if (before.by === 'hand') return asLeft(sight, free, before);
  if (['whole', 'all'].includes(before.by) && isSameWindow && asksOfLast(sight) && sees(before.camera, spaceAt(sight.near), free)) return before;
  if (before.by === 'all' && sameExtent(room, before.room) && isSameWindow) return before;
  if (stands(sight, free, before)) return { ...before, room, free };
  if (isTooLarge) return partial(sight, free, isSameWindow ? before : null);
  const grew = isSameWindow && before.by === 'whole';
  const camera = grew ? centred(room, shrunk(room, free, pixelsOf(before.camera)), free) : whole(room, free);
  return { camera, room, free, by: 'whole' };
}

/** The view of the board now; `before` is null where there was none. */
export function viewOf(sight: Sight, free: Extent, done: Done | null, before: View | null): View {
  const room = roomOf(sight);
  switch (done?.kind) {
    case 'moved':
      return { camera: done.camera, room, free, by: 'hand' };
    case 'all':
      return { camera: whole(room, free), room, free, by: fitting(spanOf(room), free) < kSmallestSpace ? 'all' : 'whole' };
    case 'chooses': {
      const isOther = before === null || !sameWidth(before.free, free);
      return asChosen(done, free, isOther ? following(sight, free, before) : before, isOther);
    }
    default:
      return following(sight, free, before);
  }
}

/** Whether all of the board is in the free part of the window. */
export const seesAll = ({ camera, room, free }: View): boolean => sees(camera, room, free);

/** The camera zoomed about the middle of the free part. */
export function zoomed({ camera, free }: View, factor: number): Camera {
  return zoomAt(camera, factor, (free.left + free.right) / 2, (free.top + free.bottom) / 2);
}
