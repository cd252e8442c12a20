import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Room } from '../../src/protocol/types';
import { ListedRooms } from '../../src/session/listed_rooms';

/** A page that may be out of sight. */
class Page extends EventTarget {
  visibilityState: 'visible' | 'hidden' = 'visible';

  show(state: 'visible' | 'hidden'): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

describe('the listed rooms, where they are not told', () => {
  let page: Page;
  let asked: string[];
  let served: { open: Partial<Room>[]; playing: Partial<Room>[] };
  let watched: ListedRooms;

  /** Lets that much time go by; gives how often the server was asked for rooms that wait. */
  async function asksIn(ms: number): Promise<number> {
    asked = [];
    await vi.advanceTimersByTimeAsync(ms);
    return asked.filter((path) => path.includes('status=open')).length;
  }

  beforeEach(() => {
    vi.useFakeTimers();
    page = new Page();
    asked = [];
    served = { open: [{ id: 'a' }], playing: [{ id: 'b' }] };
    vi.stubGlobal('document', page);
    vi.stubGlobal('fetch', (path: string) => {
      if (path.endsWith('/lobby/events')) return Promise.reject(new TypeError('no stream'));
      asked.push(path);
      const status = /status=(\w+)/.exec(path)![1] as 'open' | 'playing';
      const limit = Number(/limit=(\d+)/.exec(path)![1]);
      return Promise.resolve(new Response(JSON.stringify({ rooms: served[status].slice(0, limit), next: null })));
    });
    watched = new ListedRooms();
    watched.open();
  });

  afterEach(() => {
    watched.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const ids = () => watched.rooms.value?.map(({ id }) => id);

  it('are no more than are shown, those that wait first', async () => {
    await asksIn(0);
    expect(ids()).toEqual(['a', 'b']);
    served.open = Array.from({ length: 20 }, (_, i) => ({ id: `r${i}` }));
    await asksIn(10_000);
    expect(ids()).toHaveLength(12);
    expect(asked.at(-1)).toContain('status=open');
  });

  it('are asked for again ever later while nothing changes, and soon again once something has', async () => {
    await asksIn(0);
    expect(await asksIn(60_000)).toBeLessThanOrEqual(5);
    expect(await asksIn(300_000)).toBe(10);
    served.open = [{ id: 'c' }];
    for (let waited = 0; ids()![0] !== 'c'; waited += 1_000) {
      expect(waited).toBeLessThan(30_000);
      await asksIn(1_000);
    }
    expect(await asksIn(5_000)).toBe(1);
  });

  it('are not asked for while nobody sees them, and at once when somebody does', async () => {
    await asksIn(0);
    page.show('hidden');
    expect(await asksIn(600_000)).toBe(0);
    served.playing = [{ id: 'd' }];
    page.show('visible');
    expect(await asksIn(0)).toBe(1);
    expect(ids()).toEqual(['a', 'd']);
  });

  it('are not asked for once the page shows something else', async () => {
    await asksIn(0);
    watched.close();
    expect(await asksIn(600_000)).toBe(0);
  });

  it('stay as they were while the server cannot be reached', async () => {
    await asksIn(0);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
    await asksIn(60_000);
    expect(ids()).toEqual(['a', 'b']);
  });
});

describe('the listed rooms, as the server tells them', () => {
  let page: Page;
  let asked: string[];
  let lines: ReadableStreamDefaultController<Uint8Array>;
  let watched: ListedRooms;

  const say = (text: string) => lines.enqueue(new TextEncoder().encode(text));
  const ids = () => watched.rooms.value?.map(({ id }) => id);

  beforeEach(() => {
    vi.useFakeTimers();
    page = new Page();
    asked = [];
    vi.stubGlobal('document', page);
    vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
      asked.push(path);
      if (!path.endsWith('/lobby/events')) return Promise.resolve(new Response('{"rooms":[],"next":null}'));
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void (lines = controller) });
      signal?.addEventListener('abort', () => lines.error(new Error('aborted')));
      return Promise.resolve(new Response(body));
    });
    watched = new ListedRooms();
    watched.open();
  });

  afterEach(() => {
    watched.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('come in their order with what is new, however the lines are cut', async () => {
    await vi.advanceTimersByTimeAsync(0);
    say('{"type":"rooms","rooms":[{"id":"a"},{"id":"b","name":"ä');
    await vi.advanceTimersByTimeAsync(0);
    expect(ids()).toBeUndefined();
    say('"}]}\n\n');
    await vi.advanceTimersByTimeAsync(0);
    expect(watched.rooms.value).toEqual([{ id: 'a' }, { id: 'b', name: 'ä' }]);
    say('{"type":"changed","order":["c","b"],"rooms":[{"id":"c"}]}\n{"type":"changed","order":["b"],"rooms":[]}\n');
    await vi.advanceTimersByTimeAsync(0);
    expect(watched.rooms.value).toEqual([{ id: 'b', name: 'ä' }]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual(['/api/v1/lobby/events']);
  });

  it('are not told while nobody sees them, and told anew when somebody does', async () => {
    await vi.advanceTimersByTimeAsync(0);
    page.show('hidden');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveLength(1);
    page.show('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(['/api/v1/lobby/events', '/api/v1/lobby/events']);
    say('{"type":"rooms","rooms":[{"id":"z"}]}\n');
    await vi.advanceTimersByTimeAsync(0);
    expect(ids()).toEqual(['z']);
  });

  it('are asked for when the stream ends, and told again later', async () => {
    await vi.advanceTimersByTimeAsync(0);
    say('{"type":"rooms","rooms":[{"id":"a"}]}\n');
    lines.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(ids()).toEqual([]);
    expect(asked.filter((path) => path.includes('status='))).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(asked.at(-1)).toBe('/api/v1/lobby/events');
  });

  it('are asked for where the stream is opened and nothing comes of it, or nothing more', async () => {
    await vi.advanceTimersByTimeAsync(6_000);
    expect(ids()).toEqual([]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked.at(-1)).toBe('/api/v1/lobby/events');
    say('{"type":"rooms","rooms":[{"id":"a"}]}\n');
    await vi.advanceTimersByTimeAsync(60_000);
    say('\n');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ids()).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ids()).toEqual([]);
  });
});
