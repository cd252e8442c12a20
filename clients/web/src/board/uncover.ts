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
 * does. It goes along one axis, and only to where `stays` holds.
 */
export function uncover(camera: Camera, reach: Reach, window: Size, stays: (camera: Camera) => boolean): Uncovered {
  let best: Uncovered = { camera, covered: countCovered(camera, reach, window) };
  if (best.covered === 0) return best;
  const moves = [
    ...ways(camera, reach, 'left', 'right').map((dx) => [dx, 0] as const),
    ...ways(camera, reach, 'top', 'bottom').map((dy) => [0, dy] as const),
  ].sort(([ax, ay], [bx, by]) => Math.abs(ax + ay) - Math.abs(bx + by));
  for (const [dx, dy] of moves) {
    const moved = pan(camera, dx, dy);
    if (!stays(moved)) continue;
    const covered = countCovered(moved, reach, window);
    if (covered < best.covered) best = { camera: moved, covered };
    if (covered === 0) break;
  }
  return best;
}
