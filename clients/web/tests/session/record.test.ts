import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { PlayerGame } from '../../src/protocol/me';

const stored = new Map<string, string>();
let asked: string[] = [];
/** The answers by path; what is missing cannot be reached. */
let served: Record<string, [number, object]> = {};

const result = { outcome: 'won', turns: 30, tracks: [{ colour: 'red', points: 55 }], winners: [], ghosts: { total: 15, supply: 3 } };
const setup = { game: 'mists', level: 1, players: 1 };
const record = (id: string, part: object = {}) => ({ game_id: id, setup, players: [{ name: 'Ana', kind: 'human', colours: ['red'] }], result, forked_from: null, ...part });

/** A game of the player's that is over, as their list has it. */
function over(room: string): PlayerGame {
  const seats = [{ seat: 0, name: 'Ana', kind: 'human' }];
  return { room, room_name: room, status: 'over', game_id: `${room}.1`, game: 'mists', level: 1, seats, seat: 0, seq: 9, turn: null, my_turn: false, since: '', result } as unknown as PlayerGame;
}

function serveGame(room: string, part: object = {}, about: object = {}): void {
  served[`/games/${room}.1`] = [200, { game: record(`${room}.1`, part) }];
  served[`/rooms/${room}`] = [200, { room: { id: room, ...about } }];
}

beforeEach(() => {
  stored.clear();
  [asked, served] = [[], {}];
  vi.resetModules();
  Object.assign(window, {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
  vi.stubGlobal('fetch', (path: string) => {
    const short = path.replace('/api/v1', '');
    asked.push(short);
    const [status, answer] = served[short] ?? [];
    if (!status) return Promise.reject(new TypeError(short));
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  });
});

const open = async () => ({ ...(await import('../../src/session/record')), ...(await import('../../src/session/results')) });
const level1 = { game: 'mists', level: 1 } as const;

describe('the past of a player', () => {
  it('is added to what this browser remembers, each game once', async () => {
    const { countPast, talliesOf, rememberResult } = await open();
    serveGame('a');
    rememberResult({ id: 'b.1', game: 'mists', level: 1, players: 1, outcome: 'lost', points: 5, ghosts: 0, turns: 3 });
    await Promise.all([countPast([over('a'), over('b')]), countPast([over('a')])]);
    expect(talliesOf(level1)).toMatchObject([{ games: 2, won: 1, best: { id: 'a.1', points: 55, ghosts: 3 } }]);
    expect(asked.filter((path) => path.startsWith('/games'))).toEqual(['/games/a.1']);
  });

  it('counts no lessons and no games that were gone on with, and does not ask for them again', async () => {
    const { countPast, talliesOf } = await open();
    serveGame('lesson', {}, { lesson: 1 });
    serveGame('fork', { forked_from: { game: 'x.1', seq: 3 } });
    served['/rooms/gone'] = [404, { code: 'room_not_found' }];
    const past = ['lesson', 'fork', 'gone'].map(over);
    await countPast(past);
    expect(talliesOf(level1)).toEqual([]);
    asked = [];
    await countPast(past);
    expect(asked).toEqual([]);
  });

  it('waits where the server does not answer', async () => {
    const { countPast, talliesOf } = await open();
    await countPast([over('a')]);
    serveGame('a');
    await countPast([over('a')]);
    expect(talliesOf(level1)).toHaveLength(1);
  });

  it('is read page by page, and no more games at a time than is fair', async () => {
    const { countWholePast, talliesOf } = await open();
    const rooms = Array.from({ length: 70 }, (_, i) => `r${i}`);
    for (const room of rooms) serveGame(room);
    served['/me/games?status=over&limit=100'] = [200, { games: rooms.slice(0, 40).map(over), next: 'c' }];
    served['/me/games?status=over&limit=100&before=c'] = [200, { games: rooms.slice(40).map(over), next: null }];
    await countWholePast('mwp_x');
    expect(talliesOf(level1)[0]!.games).toBe(70);
    vi.resetModules();
    stored.clear();
    const later = await open();
    await later.countPast(rooms.map(over));
    expect(later.talliesOf(level1)[0]!.games).toBe(50);
  });

  it('of rivals is won by the colours of the own seat', async () => {
    const { countPast, talliesOf } = await open();
    const players = ['red', 'blue'].map((colour) => ({ name: colour, kind: 'human', colours: [colour] }));
    const tracks = [{ colour: 'red', points: 10 }, { colour: 'blue', points: 20 }];
    serveGame('a', { setup: { game: 'base', players: 2 }, players, result: { ...result, outcome: 'finished', tracks, winners: ['blue'] } });
    const seats = players.map(({ name }, seat) => ({ seat, name, kind: 'human' as const }));
    await countPast([{ ...over('a'), game: 'base', level: null, seats, seat: 1 }]);
    expect(talliesOf({ game: 'base', level: null })).toMatchObject([{ won: 1, best: { points: 20 } }]);
  });
});
