import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ApiError } from '../../src/protocol/api';
import { Fresh } from '../../src/session/admin/fresh';

const page = { visibilityState: 'visible', heard: new Set<() => void>() };

function turn(state: 'visible' | 'hidden'): void {
  page.visibilityState = state;
  for (const hear of page.heard) hear();
}

/** Lets what has been answered arrive. */
const arrive = () => vi.advanceTimersByTimeAsync(0);

describe('what is kept fresh', () => {
  let looks: number;
  let given: () => Promise<number>;
  let fresh: Fresh<number>;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', {
      get visibilityState() {
        return page.visibilityState;
      },
      addEventListener: (_: string, hear: () => void) => void page.heard.add(hear),
      removeEventListener: (_: string, hear: () => void) => void page.heard.delete(hear),
    });
    page.visibilityState = 'visible';
    looks = 0;
    given = () => Promise.resolve(looks);
    fresh = new Fresh(() => {
      looks += 1;
      return given();
    }, 1_000);
  });

  afterEach(() => {
    fresh.close();
    vi.useRealTimers();
  });

  it('is asked for at once, and then from time to time', async () => {
    fresh.open();
    await arrive();
    expect(fresh.value.value).toBe(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(fresh.value.value).toBe(3);
  });

  it('is not asked for while the page is hidden, nor when the view is gone', async () => {
    fresh.open();
    await arrive();
    turn('hidden');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(looks).toBe(1);
    turn('visible');
    await arrive();
    expect(looks).toBe(2);
    fresh.close();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(looks).toBe(2);
    expect(page.heard.size).toBe(0);
  });

  it('keeps what was told last beside why the look after it failed, and looks on', async () => {
    fresh.open();
    await arrive();
    given = () => Promise.reject(new ApiError('unreachable'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fresh.value.value).toBe(1);
    expect(fresh.fault.value?.code).toBe('unreachable');
    given = () => Promise.resolve(7);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fresh.value.value).toBe(7);
    expect(fresh.fault.value).toBeNull();
  });

  it('is what an act was answered with, and not an older look that comes late', async () => {
    let late: (value: number) => void = () => {};
    given = () => new Promise((resolve) => (late = resolve));
    fresh.open();
    await arrive();
    fresh.show(42);
    late(1);
    await arrive();
    expect(fresh.value.value).toBe(42);
  });
});
