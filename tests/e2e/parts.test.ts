import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exportGame, getGame, getGameLog, importGame } from './harness/game_files.ts';
import { call, createRoom, getRoom, getState, refused, takeSeat } from './harness/http.ts';
import { Program, run, Server } from './harness/server.ts';
import { playedGame } from './harness/table.ts';

// Parts that can be added to a competitive game.

const rooms = '/api/v1/rooms';
const games = '/api/v1/games';
const offered = 'abbot, inns, builder, pig, goods, dragon, fairy, princesses, portals, towers, abbeys, mayor, wagon, barn';
const none = (name: string) => `a list without "${name}": what can be added, each once, is ${offered}`;

/** Every way in which somebody says what is to be played. */
const doors: Record<string, (server: Server, game: string, parts: unknown) => ReturnType<typeof refused>> = {
  'a new room': (server, game, parts) => refused(server, rooms, { body: { name: 'Friday', game, seats: 2, parts } }),
  'a wish for a seat': (server, game, parts) =>
    refused(server, `/api/v1/lobby/seats`, { body: { name: 'Ana', game, seats: 2, parts } }),
  'a change of a room': async (server, game, parts) => {
    const { room, owner_token } = await createRoom(server, { game, level: undefined, seats: 2 });
    return refused(server, `${rooms}/${room.id}`, { method: 'PATCH', token: owner_token, body: { game, parts } });
  },
};

test.each(Object.keys(doors))('%s names no part that is not known, or not offered', async (door) => {
  const server = await Server.start();
  const ask = doors[door]!;
  for (const game of ['base', 'ghosts']) {
    for (const name of ['tower', 'test_gifts', 'castles']) {
      expect(await ask(server, game, [name]), `${game} ${name}`).toMatchObject({
        code: 'invalid_message',
        params: { field: 'parts', expected: none(name) },
      });
    }
    for (const parts of ['tower', [1], [''], { tower: true }]) {
      const { code, params } = await ask(server, game, parts);
      expect({ code, field: String((params as { field: string }).field) }).toMatchObject({ code: 'invalid_message', field: expect.stringMatching(/^parts/) as string });
    }
  }
});

test('a file is refused by the name of a part, and so it is by the command', async () => {
  const server = await Server.start();
  const game = await playedGame(server, { game: 'base' });
  const file = await exportGame(server, game);
  const named = (name: string) => ({ ...file, setup: { ...file.setup, parts: [name] } });
  const other = await Server.start();
  await other.program.stop('SIGTERM');
  const place = `${other.database}.game`;
  for (const name of ['tower', 'test_gifts']) {
    const problem = await refused(server, `${games}/import`, { body: named(name) });
    expect(JSON.stringify(problem.params)).toContain(name);
    expect(['invalid_game_file', 'invalid_message']).toContain(problem.code);
    writeFileSync(place, JSON.stringify(named(name)));
    expect(await run('import', other.database, place)).toMatchObject({
      code: 1,
      output: expect.stringContaining(name) as string,
    });
  }
  expect(await importGame(server, file)).toMatchObject({ room: { game: 'base' } });
});

test.each(['mists', 'ghosts', 'base'])('nothing in a game of %s tells of parts where none is added', async (kind) => {
  const server = await Server.start();
  const level = kind === 'mists' ? 2 : undefined;
  const game = await playedGame(server, { game: kind, level });
  const room = game.replace('.1', '');
  const documents: unknown[] = [
    await getRoom(server, room),
    (await getState(server, room)).state,
    (await exportGame(server, game)).setup,
    (await getGame(server, game)).setup,
  ];
  for (const document of documents) expect(document).not.toHaveProperty('parts');
  for (const update of await getGameLog(server, game)) {
    expect(update.patch.filter(({ path }) => /^\/(parts|tokens|held|bids)/.test(path))).toEqual([]);
  }
  if (kind === 'mists') return;
  const { status } = await call(server, rooms, { body: { name: 'Friday', game: kind, seats: 2, parts: [] } });
  expect(status).toBe(201);
});

/** A server that knows one room, which plays with a part, and what it was asked. */
async function serverOfTomorrow(room: unknown): Promise<{ url: string; asked: string[]; close: () => void }> {
  const asked: string[] = [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ room }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked, close: () => server.close() };
}

test('a bot that does not know a part says so, and takes no seat', async () => {
  const today = await Server.start();
  const { room } = await createRoom(today, { game: 'base', level: undefined, seats: 2 });
  const tomorrow = await serverOfTomorrow({ ...room, parts: ['tower'] });
  const bot = new Program('mistward-bot', ['--url', tomorrow.url, '--room', room.id, '--name', 'Alder']);
  const { code } = await bot.exited;
  tomorrow.close();
  expect(code).not.toBe(0);
  expect(bot.output).toContain('the room plays with tower, which this program does not know');
  expect(tomorrow.asked).toEqual([`GET ${rooms}/${room.id}`]);
  expect((await takeSeat(today, room.id, 'Ana')).seat).toBe(0);
});
