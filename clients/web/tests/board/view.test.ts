import { describe, expect, it } from 'vitest';

import { extentOf } from '../../src/board/geometry';
import { kStep, pixelsOf, roomOf, sees, seesAll, viewOf, zoomed, type Sight, type View } from '../../src/board/view';
import type { Point } from '../../src/protocol/types';
import { recordings } from '../fixtures';

/** The free part of a window of that size. */
const free = (width: number, height: number) => ({ left: 0, top: 0, right: width, bottom: height });

/** What the board has at five sizes, beside or above what is asked. */
const windows = {
  '360x640': free(360, 450),
  '390x844': free(390, 640),
  '1024x768': free(774, 715),
  '1440x900': free(1123, 847),
  '2560x1440': free(2000, 1387),
};

/** The tiles of each recorded game in the order in which they were laid. */
const games = recordings().map(({ welcome, updates }) => {
  const first = welcome.state.tiles.map(({ x, y }) => ({ x, y }));
  const laid = updates.flatMap(({ events }) => events.flatMap((event) => (event.type === 'tile_placed' ? [{ x: event.x, y: event.y }] : [])));
  return [...first, ...laid];
});

/** The board after each tile, with a space to choose beside every tile. */
function boards(tiles: readonly Point[]): Sight[] {
  return tiles.map((near, i) => {
    const lying = tiles.slice(0, i + 1);
    const choices = lying.flatMap(({ x, y }) => [{ x: x + 1, y }, { x: x - 1, y }, { x, y: y + 1 }, { x, y: y - 1 }]);
    return { lies: extentOf(lying), choices, near };
  });
}

/** The views of a game in a window, one after another. */
function viewsOf(sights: readonly Sight[], window: ReturnType<typeof free>): View[] {
  const views: View[] = [];
  for (const sight of sights) views.push(viewOf(sight, window, null, views.at(-1) ?? null));
  return views;
}

const changesIn = (views: readonly View[]) =>
  views.filter(({ camera }, i) => i > 0 && Math.abs(pixelsOf(camera) - pixelsOf(views[i - 1]!.camera)) >= 1);

const square = (side: number): Sight => ({
  lies: { left: 0, top: 0, right: side, bottom: side },
  choices: [{ x: side, y: 0 }, { x: -1, y: side - 1 }],
  near: { x: 0, y: 0 },
});

describe.each(Object.entries(windows))('the view of recorded games at %s', (_, window) => {
  const played = games.map((tiles) => boards(tiles).slice(0, 46));

  it('changes its size at most four times in 46 tiles', () => {
    for (const sights of played) expect(changesIn(viewsOf(sights, window)).length).toBeLessThanOrEqual(4);
  });

  it('gives the board at least 60 % of the shorter side, and no space fewer than 48 pixels', () => {
    for (const sights of played) {
      viewsOf(sights, window).forEach(({ camera }, i) => {
        const room = roomOf(sights[i]!);
        const pixels = pixelsOf(camera);
        const seen = Math.max(Math.min(window.right, (room.right - room.left) * pixels), Math.min(window.bottom, (room.bottom - room.top) * pixels));
        expect(seen / Math.min(window.right, window.bottom)).toBeGreaterThanOrEqual(0.6);
        expect(pixels).toBeGreaterThanOrEqual(48 - 1e-6);
      });
    }
  });

  it('uses most of the size that the window would allow', () => {
    const least = Math.min(window.right, window.bottom) < 430 ? 0.87 : 0.79;
    for (const sights of played) {
      const shares = viewsOf(sights, window).map(({ camera }, i) => {
        const { left, top, right, bottom } = roomOf(sights[i]!);
        const most = Math.min(160, window.right / (right - left), window.bottom / (bottom - top));
        return Math.min(1, pixelsOf(camera) / Math.max(48, most));
      });
      expect(shares.reduce((sum, share) => sum + share) / shares.length).toBeGreaterThanOrEqual(least);
    }
  });

  it('shows all of it, or a space that can be chosen', () => {
    for (const sights of played) {
      viewsOf(sights, window).forEach((view, i) => {
        const { choices } = sights[i]!;
        const isSeen = choices.some(({ x, y }) => sees(view.camera, { left: x, top: y, right: x + 1, bottom: y + 1 }, window));
        expect(view.by === 'whole' ? seesAll(view) : isSeen).toBe(true);
      });
    }
  });
});

describe('the view of a board', () => {
  const window = free(1000, 800);

  it('has all of it in the middle, as large as fits, to 160 pixels', () => {
    const { camera } = viewOf(square(6), window, null, null);
    expect(pixelsOf(camera)).toBeCloseTo(100);
    expect(camera.x + 3 * 100).toBeCloseTo(500);
    expect(camera.y + 3 * 100).toBeCloseTo(400);
    expect(pixelsOf(viewOf(square(1), window, null, null).camera)).toBeCloseTo(164);
  });

  it('stands still until the board grows out of it, and then goes by whole steps', () => {
    const before = viewOf(square(6), window, null, null);
    const wider = { ...square(6), lies: { left: -1, top: 0, right: 6, bottom: 6 } };
    expect(viewOf(wider, window, null, before).camera).toEqual(before.camera);
    const after = viewOf(square(7), window, null, before);
    const steps = Math.log(pixelsOf(before.camera) / pixelsOf(after.camera)) / Math.log(kStep);
    expect(steps).toBeGreaterThan(0.5);
    expect(steps).toBeCloseTo(Math.round(steps));
  });

  it('stands from the tile to its meeple, also where the board grew out of it or all of it was asked for', () => {
    const last = { x: 2, y: 0 };
    const asked: Sight = { ...square(8), choices: [last], near: last };
    for (const side of [4, 9]) {
      const before = viewOf(square(side), window, { kind: 'all' }, null);
      expect(viewOf({ ...asked, lies: square(side + 3).lies }, window, null, before)).toBe(before);
      expect(viewOf(square(side + 3), window, null, before)).not.toBe(before);
    }
  });

  it('moves by nothing while something is in mind', () => {
    const before = viewOf(square(6), window, null, null);
    const done = { kind: 'chooses', at: { x: 6, y: 0 }, hinted: false } as const;
    expect(viewOf(square(9), window, done, before)).toBe(before);
    // What the words below take of the window meanwhile moves nothing either.
    expect(viewOf(square(6), free(1000, 700), done, before)).toEqual({ ...before, free: free(1000, 700) });
  });

  it('shows all of what is in mind in another window', () => {
    const large: Sight = { ...square(30), choices: [{ x: 4, y: -1 }], near: { x: 4, y: 0 } };
    const before = viewOf(large, window, null, null);
    const phone = free(406, 656);
    const { camera } = viewOf(large, phone, null, before);
    const spaceAt = ({ x, y }: Point) => ({ left: x, top: y, right: x + 1, bottom: y + 1 });
    const middleAt = ({ x, y }: Point) => ({ left: x + 0.5, top: y + 0.5, right: x + 0.5, bottom: y + 0.5 });
    const everywhere = Array.from({ length: 900 }, (_, i) => ({ x: i % 30, y: Math.floor(i / 30) }));
    const inPart = everywhere.filter((at) => sees(camera, middleAt(at), phone) && !sees(camera, spaceAt(at), phone));
    expect(inPart.length).toBeGreaterThan(0);
    for (const at of inPart) {
      const after = viewOf(large, phone, { kind: 'chooses', at, hinted: false }, before);
      expect(sees(after.camera, spaceAt(at), phone)).toBe(true);
    }
  });

  it('goes to what a hint has in mind if that is out of sight', () => {
    const before = viewOf(square(40), window, null, null);
    const at = { x: 39, y: 39 };
    const after = viewOf(square(40), window, { kind: 'chooses', at, hinted: true }, before);
    expect(after.camera.scale).toBe(before.camera.scale);
    expect(sees(after.camera, { left: 39, top: 39, right: 40, bottom: 40 }, window)).toBe(true);
  });

  it('goes to what a hint has in mind if the button in the corner lies over it', () => {
    const before = viewOf(square(6), window, null, null);
    const { camera } = viewOf(square(6), window, { kind: 'moved', camera: { ...before.camera, x: 394, y: 0 } }, before);
    const moved = { ...before, camera };
    const at = { x: 5, y: 0 };
    const after = viewOf(square(6), window, { kind: 'chooses', at, hinted: true }, moved);
    expect(after.camera).not.toEqual(camera);
    expect(viewOf(square(6), window, { kind: 'chooses', at: { x: 4, y: 0 }, hinted: true }, moved).camera).toEqual(camera);
    expect(viewOf(square(6), window, { kind: 'chooses', at, hinted: false }, moved).camera).toEqual(camera);
  });

  it('shows a part where a space would have fewer than 48 pixels, which moves only for what is asked', () => {
    const large: Sight = { ...square(30), choices: [{ x: 4, y: -1 }], near: { x: 4, y: 0 } };
    const before = viewOf(large, window, null, null);
    expect(pixelsOf(before.camera)).toBe(48);
    expect(viewOf({ ...large, choices: [{ x: 6, y: -1 }] }, window, null, before).camera).toBe(before.camera);
    const after = viewOf({ ...large, choices: [{ x: 29, y: 30 }] }, window, null, before);
    expect(sees(after.camera, { left: 29, top: 30, right: 30, bottom: 31 }, window)).toBe(true);
    expect(pixelsOf(after.camera)).toBe(48);
  });

  it('is left as a person moved it, until they ask for everything', () => {
    const first = viewOf(square(6), window, null, null);
    const moved = viewOf(square(6), window, { kind: 'moved', camera: zoomed(first, 1.5) }, first);
    const grown = viewOf({ ...square(9), choices: [{ x: 3, y: 3 }] }, window, null, moved);
    expect(grown.camera).toBe(moved.camera);
    expect(seesAll(grown)).toBe(false);
    const asked = viewOf({ ...square(9), choices: [{ x: 30, y: 9 }] }, window, null, grown);
    expect(asked.camera.scale).toBe(moved.camera.scale);
    expect(asked.camera.x).not.toBe(moved.camera.x);
    expect(seesAll(viewOf(square(9), window, { kind: 'all' }, grown))).toBe(true);
  });

  it('stays where something comes over a part of the window that nothing is asked in', () => {
    const asked: Sight = { ...square(6), choices: [{ x: 3, y: 6 }] };
    const before = viewOf(asked, window, null, null);
    const covered = { ...window, top: 120 };
    expect(viewOf(asked, covered, null, before).camera).toBe(before.camera);
    expect(viewOf({ ...asked, choices: [{ x: 3, y: -1 }] }, covered, null, before).camera).not.toEqual(before.camera);
  });

  it('is made anew for another window', () => {
    const before = viewOf(square(6), window, null, null);
    expect(seesAll(viewOf(square(6), free(390, 640), null, before))).toBe(true);
    const larger = viewOf(square(6), free(2000, 1600), null, before);
    expect(pixelsOf(larger.camera)).toBeCloseTo(200);
  });
});
