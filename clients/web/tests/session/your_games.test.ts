import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { mine } from '../../src/session/mine';
import { keepPlayer, lostPlayer, player } from '../../src/session/player';
import { YourGames } from '../../src/session/your_games';

const ana = { id: 'a1', name: 'Ana', token: `mwp_${'a'.repeat(43)}` };
const invitation = { room: 'i', room_name: 'Inviting', game: 'mists', level: 1, at: '2026-11-21T18:00:00Z' };

/** A page that may be out of sight. */
class Page extends EventTarget {
  visibilityState: 'visible' | 'hidden' = 'visible';

  show(state: 'visible' | 'hidden'): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

/** A stream of events that the server has opened. */
class Stream {
  readonly body: ReadableStream<Uint8Array>;
  private control!: ReadableStreamDefaultController<Uint8Array>;
  ended = false;

  constructor(signal: AbortSignal) {
    this.body = new ReadableStream({ start: (control) => void (this.control = control) });
    signal.addEventListener('abort', () => {
      if (!this.ended) this.control.error(new DOMException('stopped', 'AbortError'));
      this.ended = true;
    });
  }

  say(text: string): void {
    this.send(new TextEncoder().encode(text));
  }

  send(bytes: Uint8Array): void {
    this.control.enqueue(bytes);
  }

  tell(event: object): void {
    this.say(`${JSON.stringify(event)}\n`);
  }

  end(): void {
    this.ended = true;
    this.control.close();
  }
}

let page: Page;
let games: { room: string; my_turn?: boolean }[];
let asked: string[];
let streams: Stream[];
let status: number;
let streamStatus: number;
let inSight: boolean;
let atTable = false;
let watched: YourGames;

const refusal = (code: number) => new Response(JSON.stringify({ code: { 401: 'unauthorized', 404: 'not_found' }[code] ?? 'other' }), { status: code });

function answer(path: string, signal?: AbortSignal | null): Response {
  if (path.includes('/events')) {
    if (streamStatus !== 200) return refusal(streamStatus);
    streams.push(new Stream(signal!));
    return new Response(streams.at(-1)!.body);
  }
  if (status !== 200) return refusal(status);
  if (path.includes('/invitations')) return new Response(JSON.stringify({ invitations: [] }));
  return new Response(JSON.stringify({ games: path.includes('status=over') ? [] : games, next: null }));
}

/** Lets that much time go by; gives how often the list of games was asked for. */
async function looksIn(ms: number): Promise<number> {
  asked = [];
  await vi.advanceTimersByTimeAsync(ms);
  return asked.filter((path) => path.includes('/me/games?limit')).length;
}

beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
  games = [{ room: 'a' }];
  [asked, streams, status, streamStatus, inSight, atTable] = [[], [], 200, 200, true, false];
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
    asked.push(path);
    return Promise.resolve(answer(path, signal));
  });
  keepPlayer(ana);
  lostPlayer.value = null;
  mine.value = null;
  watched = new YourGames(() => inSight, () => atTable);
  watched.open();
});

afterEach(() => {
  watched.close();
  vi.useRealTimers();
});

const rooms = () => mine.value?.games.map(({ room }) => room);

describe('the games of whoever plays here', () => {
  it('come with the first line of the stream, in whichever pieces it arrives, and invitations with them', async () => {
    status = 503;
    await looksIn(0);
    const line = `${JSON.stringify({ type: 'snapshot', games: [{ room: 'über' }], invitations: [invitation] })}\n`;
    const bytes = new TextEncoder().encode(line);
    // Between the two bytes of one letter.
    const cut = bytes.indexOf(0xc3) + 1;
    streams[0]!.send(bytes.slice(0, cut));
    await looksIn(10);
    expect(mine.value).toBeNull();
    streams[0]!.send(bytes.slice(cut));
    await looksIn(10);
    expect(rooms()).toEqual(['über']);
    expect(mine.value!.invitations).toEqual([invitation]);
    expect(watched.live.value).toBe(true);
  });

  it('are looked at soon after an event, once for many, and now and then while it is quiet', async () => {
    await looksIn(0);
    streams[0]!.tell({ type: 'snapshot', games, invitations: [] });
    await looksIn(5_000);
    games = [{ room: 'a', my_turn: true }];
    for (let seq = 0; seq < 20; seq += 1) streams[0]!.tell({ type: 'my_turn', room: 'a', game_id: 'a.1', seq });
    expect(await looksIn(1_500)).toBe(1);
    expect(mine.value!.games).toEqual(games);
    let many = 0;
    for (let seq = 20; seq < 80; seq += 1) {
      streams[0]!.tell({ type: 'my_turn', room: 'a', game_id: 'a.1', seq });
      many += await looksIn(50);
    }
    expect(many).toBeGreaterThanOrEqual(3);
    expect(many).toBeLessThanOrEqual(4);
    await looksIn(2_000);
    streams[0]!.tell({ type: 'said', room: 'a', game_id: 'a.1', seq: 21 });
    expect(await looksIn(5_000)).toBe(0);
    let looks = 0;
    for (let quiet = 0; quiet < 4; quiet += 1) {
      looks += await looksIn(30_000);
      streams[0]!.say('\n');
    }
    expect(looks).toBeGreaterThanOrEqual(3);
    expect(looks).toBeLessThanOrEqual(4);
  });

  it('take in an invitation at once', async () => {
    await looksIn(0);
    streams[0]!.tell({ type: 'snapshot', games, invitations: [] });
    streams[0]!.tell({ type: 'invited', invitation });
    await vi.advanceTimersByTimeAsync(0);
    expect(mine.value!.invitations).toEqual([invitation]);
  });

  it('are asked for by themselves where no stream can be had, and the stream is tried ever more seldom', async () => {
    watched.close();
    [streams, streamStatus] = [[], 503];
    mine.value = null;
    watched = new YourGames(() => inSight, () => atTable);
    watched.open();
    expect(await looksIn(60_000)).toBeGreaterThanOrEqual(3);
    expect(rooms()).toEqual(['a']);
    expect(asked.filter((path) => path.includes('/events')).length).toBeLessThan(14);
    streamStatus = 200;
    await looksIn(16_000);
    expect(streams).toHaveLength(1);
  });

  it('are followed again when a stream has ended, or has been silent for too long', async () => {
    await looksIn(0);
    streams[0]!.end();
    await looksIn(1_000);
    expect(streams).toHaveLength(2);
    await looksIn(46_000);
    expect(streams).toHaveLength(3);
    for (let i = 0; i < 3; i += 1) {
      streams[2]!.say('\n');
      await looksIn(30_000);
    }
    expect(streams).toHaveLength(3);
  });

  it('cost no stream and few looks while nobody sees them', async () => {
    await looksIn(0);
    page.show('hidden');
    expect(streams[0]!.ended).toBe(true);
    await looksIn(1_000);
    expect(await looksIn(600_000)).toBe(10);
    expect(streams).toHaveLength(1);
    games = [{ room: 'b' }];
    page.show('visible');
    await looksIn(0);
    expect(rooms()).toEqual(['b']);
    expect(streams).toHaveLength(2);
  });

  it('keep their stream in a view without games, so that the server knows that somebody is here', async () => {
    await looksIn(0);
    watched.turned('start');
    inSight = false;
    watched.turned('you');
    await looksIn(1_000);
    expect(streams.map(({ ended }) => ended)).toEqual([true, false]);
  });

  it('cost no stream at a table, where that is known', async () => {
    await looksIn(0);
    watched.turned('start');
    [inSight, atTable] = [false, true];
    watched.turned('room a');
    await looksIn(1_000);
    expect(streams.every(({ ended }) => ended)).toBe(true);
    expect(await looksIn(300_000)).toBe(5);
  });

  it('are nobody’s once the secret has ended, and that is said', async () => {
    await looksIn(0);
    [status, streamStatus] = [401, 401];
    streams[0]!.end();
    await looksIn(3_000);
    expect(player.value).toBeNull();
    expect(lostPlayer.value).toBe('Ana');
    expect(mine.value).toBeNull();
    await looksIn(0);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(asked).toEqual([]);
  });

  it('are those of whoever plays here now', async () => {
    await looksIn(0);
    expect(rooms()).toEqual(['a']);
    games = [{ room: 'z' }];
    keepPlayer({ id: 'b1', name: 'Ben', token: `mwp_${'b'.repeat(43)}` });
    expect(mine.value).toBeNull();
    await looksIn(0);
    expect(rooms()).toEqual(['z']);
    expect(streams[0]!.ended).toBe(true);
  });

  it('are not asked for again of a server that knows no players', async () => {
    watched.close();
    [status, streamStatus] = [404, 404];
    watched = new YourGames(() => true, () => false);
    watched.open();
    await looksIn(0);
    expect(await looksIn(600_000)).toBe(0);
    expect(player.value).toEqual(ana);
  });

  it('stay as they were while the server cannot be reached', async () => {
    await looksIn(0);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
    streams[0]!.end();
    await looksIn(60_000);
    expect(rooms()).toEqual(['a']);
    expect(player.value).toEqual(ana);
  });

  it('are not taken from a line that never ends', async () => {
    await looksIn(0);
    streams[0]!.say('x'.repeat(2 ** 20 + 1));
    await looksIn(1_000);
    expect(streams).toHaveLength(2);
  });
});
