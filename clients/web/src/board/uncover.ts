import { inPixels, pan, type Camera, type Size } from './camera';
import { meet } from './free';
import type { Extent } from './geometry';

/** What can be pressed on the board, in spaces, and what lies over the window, in its pixels. */
export interface Reach {
  choices: readonly Extent[];
  covers: readonly Extent[];
}

/** A view, and how many of the choices in its window lie under something. */
export interface Uncovered {
  camera: Camera;
  covered: number;
}

/** How many of the choices that are in the window lie, even in part, under what covers it. */
export function countCovered(camera: Camera, { choices, covers }: Reach, { width, height }: Size): number {
  const whole = { left: 0, top: 0, right: width, bottom: height };
  return choices
    .map((choice) => inPixels(camera, choice))
    .filter((choice) => meet(choice, whole) && covers.some((cover) => meet(choice, cover))).length;
}

/** Whether the middle of a choice is in the window and nothing lies over it, not even in part. */
function canBePressed(choice: Extent, covers: readonly Extent[], { width, height }: Size): boolean {
  const x = (choice.left + choice.right) / 2;
  const y = (choice.top + choice.bottom) / 2;
  return x >= 0 && x <= width && y >= 0 && y <= height && !covers.some((cover) => meet(choice, cover));
}

/** How many of the choices that a view has in its window cannot be pressed once it is moved: covered, or pushed out. */
function countLost(camera: Camera, moved: Camera, { choices, covers }: Reach, window: Size): number {
  const whole = { left: 0, top: 0, right: window.width, bottom: window.height };
  return choices.filter(
    (choice) => meet(inPixels(camera, choice), whole) && !canBePressed(inPixels(moved, choice), covers, window),
  ).length;
}

/** How far the view would have to go, to either side, for an edge of a choice to come to an edge of a cover. */
function ways(camera: Camera, { choices, covers }: Reach, from: 'left' | 'top', to: 'right' | 'bottom'): number[] {
  const found = new Set<number>();
  for (const choice of choices.map((each) => inPixels(camera, each))) {
    for (const cover of covers) {
      found.add(Math.ceil(cover[to] - choice[from]));
      found.add(Math.floor(cover[from] - choice[to]));
    }
  }
  return [...found];
}

/**
 * The nearest view of the same scale in which as few choices as possible lie under something; the view itself if none
 * does. A choice that was in the window and is pushed out of it is not uncovered. It goes along one axis, and only to
 * where `stays` holds.
 */
export function uncover(camera: Camera, reach: Reach, window: Size, stays: (camera: Camera) => boolean): Uncovered {
  const covered = countCovered(camera, reach, window);
  if (covered === 0) return { camera, covered };
  const moves = [
    ...ways(camera, reach, 'left', 'right').map((dx) => [dx, 0] as const),
    ...ways(camera, reach, 'top', 'bottom').map((dy) => [0, dy] as const),
  ].sort(([ax, ay], [bx, by]) => Math.abs(ax + ay) - Math.abs(bx + by));
  let best = { camera, lost: countLost(camera, camera, reach, window) };
  for (const [dx, dy] of moves) {
    const moved = pan(camera, dx, dy);
    if (!stays(moved)) continue;
    const lost = countLost(camera, moved, reach, window);
    if (lost < best.lost) best = { camera: moved, lost };
    if (lost === 0) break;
  }
  return { camera: best.camera, covered: countCovered(best.camera, reach, window) };
}
