import { fit, inPixels, kTilePixels, pan, shows, type Camera, type Size } from '../../board/camera';
import { frontierPart } from '../../board/frontier';
import { joined, type Extent } from '../../board/geometry';
import { countCovered, uncover, type Uncovered } from '../../board/uncover';
import type { Point } from '../../protocol/types';
import { kSpaceAround, type Aim } from './aim';
import type { Over } from './floats';

/** A board of few tiles is shown at most so large, and on a large screen at most as a part of it. */
const kLargestFit = 1.5;
const kLargestPart = 1 / 600;
/** So many pixels under the lowest space are for the round buttons of a tile that is tried there. */
const kButtonsBelow = 48;
/** As in board.css: on a narrow window the action bar has these buttons. */
const narrow = window.matchMedia('(max-width: 860px)');
/** A part seen at this much of its wished scale is not worth a move. */
const kNearEnough = 0.7;
/** Around a part that is looked at closely, in spaces. */
const kPartMargin = 0.3;

const kNothing: Extent = { left: 0, top: 0, right: 0, bottom: 0 };

/** A view, and the part of the board that it was made for. */
interface Framed {
  camera: Camera;
  shown: Extent;
}

/**
 * How far, along one axis, to move for as much of `may` as possible to lie within `free`, in its middle if all of it does;
 * `must` stays within it.
 */
function wayTo(free: [number, number], must: [number, number], may: [number, number]): number {
  const spare = free[1] - free[0] - (may[1] - may[0]);
  const wished = spare >= 0 ? free[0] + spare / 2 - may[0] : Math.min(free[0] - may[0], Math.max(0, free[1] - may[1]));
  return Math.max(free[0] - must[0], Math.min(wished, free[1] - must[1]));
}

/** Works out views of the board: what they show, beside all that floats over its window. Moves nothing. */
export class BoardFraming {
  /** The window's, in pixels. */
  size: Size = { width: 0, height: 0 };
  private over: Over = { covers: [], free: kNothing, clear: kNothing };
  /** The part of the window in which the board is shown: most often the one beside all cards. */
  private free: Extent = kNothing;

  /** The window has this size now, and this lies over it. */
  measured(size: Size, over: Over): void {
    this.size = size;
    this.over = over;
    this.free = over.free;
  }

  /** Whether the window has any size: before it has, there is no view. */
  get isMeasured(): boolean {
    return this.size.width > 0;
  }

  /** The middle of the free part, in pixels of the window. */
  middle(): Point {
    const { left, top, right, bottom } = this.free;
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  }

  /** The part that has to be seen; of a frontier what fits the window. */
  partOf({ part, frontier, smallest }: Aim): Extent | null {
    if (!frontier) return part;
    const spaces = (pixels: number) => pixels / (kTilePixels * smallest) - 2 * kPartMargin;
    const { width, height } = this.freeSize();
    return frontierPart(frontier.spaces, { width: spaces(width), height: spaces(height) }, frontier.near);
  }

  /** Whether a part of the board has to be looked at: all of it would be too small. */
  looksClose(aim: Aim): boolean {
    return this.wholeOf(aim).camera.scale < aim.smallest;
  }

  /** Whether the view has that part in the free part of the window. */
  shows(camera: Camera, part: Extent): boolean {
    return shows(pan(camera, -this.free.left, -this.free.top), part, this.freeSize(), 0);
  }

  /** Whether the view is large enough for what has to be looked at. */
  isNear({ scale }: Camera, { smallest }: Aim): boolean {
    return scale >= smallest * kNearEnough;
  }

  /**
   * The view as it is or moved a little, if that shows the part that is looked at, with nothing over what is thought of;
   * null if it does not.
   */
  kept(camera: Camera, aim: Aim): Camera | null {
    const part = this.partOf(aim);
    if (part === null || !this.looksClose(aim) || !this.isNear(camera, aim)) return null;
    const near = this.broughtIn(camera, part);
    const kept = near && this.uncovered(near, aim, part);
    return kept && aim.thought && this.countCovered(kept, [aim.thought]) > 0 ? null : kept;
  }

  /** The view with as little moved as brings that part into the free part of the window; null if it is too large. */
  broughtIn(camera: Camera, part: Extent): Camera | null {
    const box = inPixels(camera, part);
    const { left, top, right, bottom } = this.free;
    if (box.right - box.left > right - left || box.bottom - box.top > bottom - top) return null;
    const dx = Math.max(left - box.left, Math.min(0, right - box.right));
    const dy = Math.max(top - box.top, Math.min(0, bottom - box.bottom));
    return dx === 0 && dy === 0 ? camera : pan(camera, dx, dy);
  }

  /** How many of these choices lie under something in that view. */
  countCovered(camera: Camera, choices: readonly Extent[]): number {
    return countCovered(camera, { choices, covers: this.over.covers }, this.size);
  }

  /** What should be shown, as large as the window allows, with nothing over a choice. */
  framed(aim: Aim): Camera {
    return this.pressable(aim, () => this.framedPart(aim));
  }

  /** Everything, with nothing over a choice. */
  framedWhole(aim: Aim): Camera {
    return this.pressable(aim, () => this.wholeOf(aim));
  }

  /** The view with as little moved as it takes to press what is offered, `shown` staying in sight. */
  uncovered(camera: Camera, { choices }: Aim, shown: Extent): Camera {
    return this.moved({ camera, shown }, choices).camera;
  }

  private freeSize(): Size {
    const { left, top, right, bottom } = this.free;
    return { width: right - left, height: bottom - top };
  }

  /** As `fit`, in the free part of the window. */
  private fitFree(extent: Extent, margin: number, largest: number, below = 0): Camera {
    return pan(fit(extent, this.freeSize(), margin, largest, below), this.free.left, this.free.top);
  }

  private framedPart(aim: Aim): Framed {
    const part = this.partOf(aim);
    if (part === null || !this.looksClose(aim)) return this.wholeOf(aim);
    return { camera: this.towardsAll(this.fitFree(part, kPartMargin, aim.smallest), part, joined([aim.whole, ...aim.choices])), shown: part };
  }

  /** Of the views of that scale that show the part, the one with the most of all. */
  private towardsAll(camera: Camera, part: Extent, all: Extent): Camera {
    const must = inPixels(camera, part);
    const may = inPixels(camera, all);
    const { left, top, right, bottom } = this.free;
    const dx = wayTo([left, right], [must.left, must.right], [may.left, may.right]);
    const dy = wayTo([top, bottom], [must.top, must.bottom], [may.top, may.bottom]);
    return pan(camera, dx, dy);
  }

  private wholeOf({ whole, choices }: Aim): Framed {
    const below = narrow.matches ? 0 : kButtonsBelow;
    const largest = Math.max(kLargestFit, Math.min(this.size.width, this.size.height) * kLargestPart);
    return { camera: this.fitFree(whole, kSpaceAround, largest, below), shown: joined([whole, ...choices]) };
  }

  /**
   * A framed view in which nothing lies over a choice: moved a little if that is enough, else framed beside everything
   * that floats. Where a part is looked at, choices around it are uncovered as far as that goes.
   */
  private pressable({ choices, tiles = [] }: Aim, frame: () => Framed): Camera {
    this.free = this.over.free;
    const framed = frame();
    const beside = this.moved(framed, choices);
    if (beside.covered === 0) return this.seen({ ...framed, camera: beside.camera }, choices, tiles);
    this.free = this.over.clear;
    return this.moved(frame(), choices).camera;
  }

  /** A view with all choices free, moved for fewer tiles to lie under something, if all of them stay in the window. */
  private seen({ camera, shown }: Framed, choices: readonly Extent[], tiles: readonly Extent[]): Camera {
    const all = joined([shown, ...tiles]);
    const reach = { choices: tiles, covers: this.over.covers };
    const stays = (moved: Camera) => this.shows(moved, all) && this.countCovered(moved, choices) === 0;
    return uncover(camera, reach, this.size, stays).camera;
  }

  private moved({ camera, shown }: Framed, choices: readonly Extent[]): Uncovered {
    const reach = { choices, covers: this.over.covers };
    return uncover(camera, reach, this.size, (moved) => this.shows(moved, shown));
  }
}
