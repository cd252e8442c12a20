import { describe, expect, it, vi } from 'vitest';

import type { Camera } from '../../src/board/camera';
import { Gestures } from '../../src/board/gestures';

/** A board that is touched, and what its camera comes to. */
class Touched {
  camera: Camera = { x: 0, y: 0, scale: 1 };
  private readonly element = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    setPointerCapture: () => {},
  });

  constructor() {
    new Gestures(this.element as unknown as HTMLElement, {
      camera: () => this.camera,
      moved: (camera) => (this.camera = camera),
    });
  }

  finger(type: 'pointerdown' | 'pointermove' | 'pointerup', pointerId: number, x: number, isPrimary = true): void {
    const at = { pointerId, isPrimary, button: 0, clientX: x, clientY: 100 };
    this.element.dispatchEvent(Object.assign(new Event(type), at));
  }

  /** Whether a click that follows is heard by what lies under it. */
  clicks(): boolean {
    const click = new Event('click');
    const stopped = vi.spyOn(click, 'stopPropagation');
    this.element.dispatchEvent(click);
    return stopped.mock.calls.length === 0;
  }
}

describe('a finger on the board', () => {
  it('presses if it stays where it is', () => {
    const board = new Touched();
    board.finger('pointerdown', 1, 100);
    board.finger('pointermove', 1, 103);
    board.finger('pointerup', 1, 103);
    expect(board.clicks()).toBe(true);
    expect(board.camera.x).toBe(0);
  });

  it('moves the board if it drags, and presses nothing', () => {
    const board = new Touched();
    board.finger('pointerdown', 1, 100);
    board.finger('pointermove', 1, 140);
    expect(board.clicks()).toBe(false);
    expect(board.camera.x).toBe(40);
  });

  it('still presses after one was lifted unseen', () => {
    const board = new Touched();
    board.finger('pointerdown', 1, 100);
    board.finger('pointerdown', 2, 100);
    board.finger('pointerup', 2, 100);
    expect(board.clicks()).toBe(true);
  });
});

describe('two fingers on the board', () => {
  it('zoom it', () => {
    const board = new Touched();
    board.finger('pointerdown', 1, 100);
    board.finger('pointerdown', 2, 200, false);
    board.finger('pointermove', 2, 300, false);
    expect(board.camera.scale).toBeCloseTo(2);
    expect(board.clicks()).toBe(false);
  });
});
