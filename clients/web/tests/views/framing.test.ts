import { describe, expect, it } from 'vitest';

import { inPixels, type Camera } from '../../src/board/camera';
import type { Extent } from '../../src/board/geometry';
import type { Aim } from '../../src/views/table/aim';
import { BoardFraming } from '../../src/views/table/board_framing';

const window_ = { left: 0, top: 0, right: 800, bottom: 600 };

function framing(free: Extent = window_, covers: Extent[] = []): BoardFraming {
  const made = new BoardFraming();
  made.measured({ width: 800, height: 600 }, { covers, free, clear: free });
  return made;
}

const within = (inner: Extent, outer: Extent) =>
  inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom;

/** A board of twelve columns and five rows, of which the tile at the right end of the highest row is looked at. */
const aim: Aim = {
  whole: { left: 0, top: 0, right: 12, bottom: 5 },
  part: { left: 10, top: -1, right: 13, bottom: 2 },
  smallest: 1,
  choices: [],
};

describe('a view of a part of the board', () => {
  it('has the part, and beside it as much of the rest as fits', () => {
    const camera = framing().framed(aim);
    expect(camera.scale).toBe(1);
    expect(within(inPixels(camera, aim.part!), window_)).toBe(true);
    const { top, right, bottom } = inPixels(camera, aim.whole);
    expect(top).toBeCloseTo(100);
    expect(bottom).toBeCloseTo(600);
    expect(right).toBeCloseTo(700);
  });

  it('is kept, or moved no further than the part needs, where the window becomes lower', () => {
    const camera: Camera = { x: 0, y: 0, scale: 1 };
    const part: Extent = { left: 1, top: 2, right: 4, bottom: 5 };
    expect(framing().broughtIn(camera, part)).toBe(camera);
    const lower = framing({ ...window_, bottom: 450 });
    expect(lower.broughtIn(camera, part)).toEqual({ x: 0, y: -50, scale: 1 });
    expect(framing({ ...window_, bottom: 250 }).broughtIn(camera, part)).toBeNull();
  });
});

describe('a view that has the part already', () => {
  const camera: Camera = { x: -500, y: 150, scale: 1 };
  /** Over the right part of the window, as far down as the tile's. */
  const news: Extent = { left: 560, top: 100, right: 790, bottom: 260 };
  const besides = (covers: Extent[]): BoardFraming => {
    const made = new BoardFraming();
    made.measured({ width: 800, height: 600 }, { covers, free: window_, clear: { ...window_, top: 270 } });
    return made;
  };
  const thought: Extent = { left: 11, top: 0, right: 12, bottom: 1 };

  it('is kept where nothing lies over what is thought of', () => {
    expect(besides([]).kept(camera, { ...aim, thought })).toBe(camera);
  });

  it('is moved for what is thought of not to be covered, if that is enough', () => {
    const kept = besides([news]).kept(camera, { ...aim, thought, choices: [thought] })!;
    expect(kept.scale).toBe(1);
    expect(besides([news]).countCovered(kept, [thought])).toBe(0);
  });

  it('is given up where something would still lie over what is thought of, for more choices to be free', () => {
    const others = [0, 1, 2].map((x) => ({ left: x + 6, top: 3, right: x + 7, bottom: 4 }));
    const pinned = { ...aim, thought, choices: [thought, ...others] };
    const made = besides([news, { left: 0, top: 0, right: 550, bottom: 440 }, { left: 0, top: 560, right: 800, bottom: 600 }]);
    expect(made.kept(camera, pinned)).toBeNull();
    expect(made.countCovered(made.framed(pinned), [thought])).toBe(0);
  });
});

describe('a view of the whole board', () => {
  const tools: Extent = { left: 740, top: 0, right: 790, bottom: 300 };
  const row = (columns: number) => Array.from({ length: columns }, (_, x) => ({ left: x, top: 0, right: x + 1, bottom: 1 }));
  const aimAt = (columns: number, above: number): Aim => ({
    whole: { left: 0.8, top: -above, right: columns - 0.8, bottom: 1 },
    part: null,
    smallest: 0,
    choices: [],
    tiles: row(columns),
  });

  it('is moved for no tile to lie under small things, where there is room for that', () => {
    const camera = framing(window_, [tools]).framed(aimAt(6, 0));
    const board = inPixels(camera, { left: 0, top: 0, right: 6, bottom: 1 });
    expect(board.right <= tools.left || board.top >= tools.bottom).toBe(true);
    expect(within(board, window_)).toBe(true);
    expect(camera.scale).toBe(framing().framed(aimAt(6, 0)).scale);
  });

  it('stays where a move would push a tile out of the window', () => {
    const wall = { ...tools, bottom: 600 };
    const camera = framing(window_, [wall]).framed(aimAt(12, 0));
    expect(camera).toEqual(framing().framed(aimAt(12, 0)));
  });
});
