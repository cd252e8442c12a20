import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { receive, type Received } from './harness/bytes.ts';
import { call, createRoom, getRoom, refused, startRoom, takeSeat } from './harness/http.ts';
import { play, seededRandom } from './harness/play.ts';
import { Server } from './harness/server.ts';
import { playedGame, seatedTable, settled } from './harness/table.ts';

const pageTest = test.skipIf(process.env['MISTWARD_WITHOUT_PAGE'] !== undefined);

/** Width and height, from the frame header of a JPEG. */
function sizeOf(jpeg: Buffer): [number, number] {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    if (jpeg[at] === 0xff && jpeg[at + 1]! >= 0xc0 && jpeg[at + 1]! <= 0xc2) return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)];
  }
  throw new Error('no frame');
}

function expectCard({ status, headers, body }: Received): void {
  expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect([...body.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  expect(sizeOf(body)).toEqual([1200, 630]);
  expect(body.length).toBeGreaterThan(20_000);
  expect(body.length).toBeLessThanOrEqual(120_000);
}

const cardOf = (room: string) => `/api/v1/rooms/${room}/card.jpg`;

/** The path of the picture that those who show a link are led to. */
async function pictureOf(server: Server, path: string): Promise<string> {
  const page = (await receive(server, path)).body.toString();
  const [, address] = /<meta property="og:image" content="([^"]*)"/.exec(page)!;
  return address!.replaceAll('&amp;', '&').replace(/^http:\/\/[^/]*/, '');
}

test('the card of a listed room is a JPEG of its board, another one after each tile', async () => {
  const server = await Server.start();
  const { room, players } = await seatedTable(server);
  await settled(players);
  const first = await receive(server, cardOf(room));
  expectCard(first);
  expect(first.headers['cache-control']).toBe('no-cache');
  expect(first.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(first.headers['set-cookie']).toBeUndefined();
  const tiles = players[0]!.state!.tiles.length;
  const random = seededRandom(5);
  await Promise.all(players.map((player) => play(player, random, (client) => client.state!.tiles.length > tiles)));
  await settled(players);
  const second = await receive(server, cardOf(room));
  expectCard(second);
  expect(second.body.equals(first.body)).toBe(false);
  // What was is still shown where it is named, and may be kept.
  const named = await receive(server, `${cardOf(room)}?game_id=${room}.1&seq=2`);
  expectCard(named);
  expect(named.headers['cache-control']).toContain('immutable');
});

test('a card is not sent to those who have it, and HEAD tells of it without a body', async () => {
  const server = await Server.start();
  const { room, players } = await seatedTable(server);
  await settled(players);
  const card = await receive(server, cardOf(room));
  const { etag } = card.headers;
  expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
  expect((await receive(server, cardOf(room))).headers.etag).toBe(etag);
  const again = await receive(server, cardOf(room), { 'if-none-match': etag! });
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
  const head = await receive(server, cardOf(room), {}, { method: 'HEAD' });
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, String(card.body.length)]);
});

test('private and hidden rooms have no card, as rooms that there are not', async () => {
  const server = await Server.start();
  const unknown = await refused(server, cardOf('aaaaaaaaaa'));
  expect(unknown).toMatchObject({ code: 'room_not_found', status: 404 });
  const wishes = [{ visibility: 'private' }, { options: { spectators: false } }, { word: 'owl', options: { word_for: 'watch' } }];
  for (const wish of wishes) {
    const { room, owner_token: owner } = await createRoom(server, { seats: 1, ...wish });
    await takeSeat(server, room.id, 'Ana', { pass: owner });
    await startRoom(server, room.id, owner);
    for (const [query, token] of [['', undefined], [`?game_id=${room.id}.1&seq=1`, undefined], ['', owner]] as const) {
      const problem = await refused(server, cardOf(room.id) + query, token === undefined ? {} : { token });
      expect(problem).toEqual(JSON.parse(JSON.stringify(unknown).replaceAll('aaaaaaaaaa', room.id)));
    }
  }
});

test('a room that hides has no card any more, not even one that was drawn', async () => {
  const server = await Server.start();
  const { room, owner, players } = await seatedTable(server);
  await settled(players);
  const named = `${cardOf(room)}?game_id=${room}.1&seq=1`;
  expectCard(await receive(server, named));
  const hide = { method: 'PATCH', token: owner, body: { visibility: 'private' } };
  expect((await call(server, `/api/v1/rooms/${room}`, hide)).status).toBe(200);
  expect(await refused(server, named)).toMatchObject({ code: 'room_not_found' });
});

test('there is no card before the start, of a foreign game, or of a moment to come', async () => {
  const server = await Server.start();
  const { room, owner_token: owner } = await createRoom(server, { seats: 1 });
  expect(await refused(server, cardOf(room.id))).toMatchObject({ code: 'not_found', status: 404 });
  await takeSeat(server, room.id, 'Ana');
  await startRoom(server, room.id, owner);
  expect(await refused(server, `${cardOf(room.id)}?game_id=${room.id}.2`)).toMatchObject({ code: 'not_found' });
  const params = { field: 'game_id' };
  expect(await refused(server, `${cardOf(room.id)}?game_id=aaaaaaaaaa.1`)).toMatchObject({ code: 'invalid_message', params });
  expect(await refused(server, `${cardOf(room.id)}?seq=900`)).toMatchObject({ code: 'invalid_message', params: { field: 'seq' } });
});

test('the card of a game that is over is there after a restart, and the same', async () => {
  let server = await Server.start();
  const room = (await playedGame(server, { game: 'ghosts' })).split('.')[0]!;
  expect((await getRoom(server, room)).status).toBe('over');
  const before = await receive(server, cardOf(room));
  expectCard(before);
  server = await server.killAndRestart();
  const after = await receive(server, cardOf(room));
  expect(after.body.equals(before.body)).toBe(true);
});

test.each([['base', ['inns', 'dragon', 'towers']], ['ghosts', ['abbot', 'barn']]] as const)('a %s game with %s has a card', async (game, parts) => {
  const server = await Server.start();
  const { room, players } = await seatedTable(server, ['Ana', 'Ben'], { game, parts: [...parts] });
  await settled(players);
  expectCard(await receive(server, cardOf(room)));
});

test('the server has the tiles that the page pictures rules of expansions with', async () => {
  const scenes = readFileSync(new URL('../../clients/web/src/game/scenes.ts', import.meta.url), 'utf8');
  const [, digest] = /'([0-9a-f]{64})'/.exec(scenes)!;
  expect((await call(await Server.start(), `/api/v1/tilesets/${digest}`)).status).toBe(200);
});

pageTest('those who show a link are led to the picture of that moment', async () => {
  const server = await Server.start();
  const { room, players } = await seatedTable(server);
  await settled(players);
  const picture = await pictureOf(server, `/r/${room}`);
  expect(picture).toBe(`${cardOf(room)}?game_id=${room}.1&seq=${players[0]!.seq}`);
  expect(await pictureOf(server, `/g/${room}.1`)).toBe(picture);
  expectCard(await receive(server, picture));
  expect(await pictureOf(server, `/g/${room}.2`)).toBe('/card.jpg');
  expect(await pictureOf(server, '/r/aaaaaaaaaa')).toBe('/card.jpg');
  const { room: waiting } = await createRoom(server);
  expect(await pictureOf(server, `/r/${waiting.id}`)).toBe('/card.jpg');
});
