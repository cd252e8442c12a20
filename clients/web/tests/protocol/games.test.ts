import { afterEach, describe, expect, it, vi } from 'vitest';

import { forkGame, getGameLog, importGame, listGames } from '../../src/protocol/games';
import { recording } from '../fixtures';
import { recordOf } from '../fixtures/replayed';

const record = recordOf(recording());

/** Answers calls by their path, and remembers them. */
function serve(answers: Record<string, { status?: number; body?: unknown; lines?: unknown[] }>): { path: string; body: unknown }[] {
  const calls: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const path = url.replace('/api/v1', '');
    calls.push({ path, body: init.body === undefined ? undefined : JSON.parse(init.body as string) });
    const { status = 200, body, lines = [body] } = answers[path] ?? { status: 404, body: { code: 'not_found' } };
    const text = lines.map((line) => JSON.stringify(line)).join('\n');
    return Promise.resolve(new Response(text, { status }));
  });
  return calls;
}

afterEach(() => vi.unstubAllGlobals());

describe('a log', () => {
  it('is read without what was legal', async () => {
    const [first] = recording().updates;
    serve({ '/games/r.1/log?since=0&legal=false': { body: first } });
    expect(await getGameLog('r.1')).toEqual([first]);
  });

  it('goes as far as the server can play it', async () => {
    const [first] = recording().updates;
    const error = { type: 'error', id: null, code: 'game_unreadable', message: '', params: { reason: 'log_broken' } };
    serve({ '/games/r.1/log?since=0&legal=false': { lines: [first, error] } });
    expect(await getGameLog('r.1')).toEqual([first]);
  });
});

describe('a fork', () => {
  const made = { room: { id: 'fork' }, owner_token: 'key' };

  it('is of the room, while that still has the game', async () => {
    const calls = serve({
      [`/rooms/${record.room}`]: { body: { room: { id: record.room, game_id: record.game_id, visibility: 'listed' } } },
      [`/rooms/${record.room}/fork`]: { status: 201, body: made },
    });
    expect(await forkGame(record, 7, 'same')).toEqual(made);
    expect(calls.at(-1)).toEqual({ path: `/rooms/${record.room}/fork`, body: { seq: 7, deck: 'same', visibility: 'listed' } });
  });

  it.each([
    ['of a private room', 'private', record.setup.players],
    ['of a game for one', 'listed', 1],
  ])('%s is private', async (_, visibility, players) => {
    const calls = serve({
      [`/rooms/${record.room}`]: { body: { room: { id: record.room, game_id: record.game_id, visibility } } },
      [`/rooms/${record.room}/fork`]: { status: 201, body: made },
    });
    await forkGame({ ...record, setup: { ...record.setup, players } }, 7, 'fresh');
    expect(calls.at(-1)?.body).toMatchObject({ visibility: 'private' });
  });

  it.each([
    ['plays another game by now', { body: { room: { id: record.room, game_id: 'other.2' } } }],
    ['was closed', { status: 410, body: { code: 'room_closed' } }],
  ])('is of a copy, if the room %s', async (_, room) => {
    const calls = serve({
      [`/rooms/${record.room}`]: room,
      [`/games/${record.game_id}/export`]: { body: { format: 'mistward-game' } },
      '/games/import': { status: 201, body: { room: { id: 'copy' }, owner_token: 'other key' } },
      '/rooms/copy/fork': { status: 201, body: made },
    });
    expect(await forkGame(record, 7, 'fresh')).toEqual(made);
    expect(calls.find(({ path }) => path === '/games/import')?.body).toEqual({ format: 'mistward-game' });
  });
});

describe('a game file', () => {
  it.each(['malformed_json', 'invalid_message'])('is none, if the server says %s', async (code) => {
    serve({ '/games/import': { status: 400, body: { code } } });
    await expect(importGame('{}')).rejects.toMatchObject({ code: 'not_a_game_file' });
  });

  it('is refused by the server’s own word, if its game cannot be', async () => {
    serve({ '/games/import': { status: 422, body: { code: 'invalid_game_file' } } });
    await expect(importGame('{}')).rejects.toMatchObject({ code: 'invalid_game_file' });
  });
});

describe('the list of games', () => {
  it('goes on where a page ended', async () => {
    const calls = serve({});
    await listGames(6, null).catch(() => {});
    await listGames(6, 'a b').catch(() => {});
    expect(calls.map(({ path }) => path)).toEqual(['/games?limit=6', '/games?limit=6&before=a%20b']);
  });
});
