import { describe, expect, it } from 'vitest';

import { inPixels, kTilePixels, pan, type Camera } from '../../src/board/camera';
import { meet } from '../../src/board/free';
import { countCovered, uncover, type Reach } from '../../src/board/uncover';

const window = { width: 400, height: 600 };
const tools = { left: 340, top: 10, right: 390, bottom: 160 };
const scale = 0.64;
const unit = kTilePixels * scale;
const space = (x: number, y: number) => ({ left: x, top: y, right: x + 1, bottom: y + 1 });
const anywhere = () => true;

/** The view in which the left upper corner of the first space is there. */
const cameraAt = (x: number, y: number): Camera => ({ x, y, scale });

describe('a view in which all choices can be pressed', () => {
  it('is the one that is there, if nothing lies over a choice', () => {
    const camera = cameraAt(10, 10);
    const reach: Reach = { choices: [space(0, 0), space(4, 3)], covers: [tools] };
    expect(uncover(camera, reach, window, anywhere)).toEqual({ camera, covered: 0 });
    expect(uncover(camera, reach, window, anywhere).camera).toBe(camera);
  });

  it('is the nearest one: moved along the shorter way, and no farther', () => {
    const camera = cameraAt(tools.left - unit + 8, 100);
    const found = uncover(camera, { choices: [space(0, 0)], covers: [tools] }, window, anywhere);
    expect(found).toEqual({ camera: pan(camera, -8, 0), covered: 0 });
    const low = cameraAt(350, tools.bottom - 5);
    expect(uncover(low, { choices: [space(0, 0)], covers: [tools] }, window, anywhere).camera.y).toBe(tools.bottom);
  });

  it('does not bring another choice under what floats', () => {
    const card = { left: 0, top: 10, right: 90, bottom: 160 };
    const reach = { choices: [space(0, 0), space(3.9, 0)], covers: [tools, card] };
    const { camera, covered } = uncover(cameraAt(91, 100), reach, window, anywhere);
    expect(covered).toBe(0);
    for (const choice of reach.choices) {
      for (const cover of reach.covers) expect(meet(inPixels(camera, choice), cover)).toBe(false);
    }
  });

  it('goes only where it may', () => {
    const camera = cameraAt(tools.left - unit + 8, 100);
    const reach = { choices: [space(0, 0)], covers: [tools] };
    const keptLeft = uncover(camera, reach, window, ({ x }) => x >= camera.x);
    expect(keptLeft.covered).toBe(0);
    expect(keptLeft.camera.y).toBe(tools.bottom);
    expect(uncover(camera, reach, window, () => false)).toEqual({ camera, covered: 1 });
  });

  it('leaves as few choices covered as it can where some must be', () => {
    const reach = { choices: [space(0, 0), space(0, 1), space(0, 2)], covers: [tools] };
    const camera = cameraAt(350, 0);
    expect(countCovered(camera, reach, window)).toBe(3);
    const found = uncover(camera, reach, window, ({ x, y }) => x === camera.x && y >= 0 && y <= tools.bottom - unit);
    expect(found.covered).toBe(1);
  });

  it('pushes no choice out of the window that it does not uncover', () => {
    const bar = { left: 0, top: 500, right: 400, bottom: 590 };
    const camera = cameraAt(10, 300);
    const reach = { choices: [space(0, 0), space(0, 3)], covers: [bar] };
    // The upper one stays in sight, so that the lower one can only be covered or out of the window.
    const found = uncover(camera, reach, window, ({ y }) => y >= 300);
    expect(found).toEqual({ camera, covered: 1 });
  });

  it('counts no choice that is out of the window', () => {
    const beyond = { left: 400, top: 0, right: 500, bottom: 100 };
    expect(countCovered(cameraAt(410, 10), { choices: [space(0, 0)], covers: [beyond] }, window)).toBe(0);
  });
});
