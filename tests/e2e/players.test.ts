import { describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { Client } from './harness/client.ts';
import { call, createPlayer, createRoom, expectAnswer, refused, startRoom } from './harness/http.ts';
import { play, seededRandom } from './harness/play.ts';
import { newPostgresql, postgresqlServer } from './harness/postgresql.ts';
import type { PlayerToken, SeatTaken } from './harness/protocol.ts';
import { type RawAnswer, sendRaw } from './harness/raw.ts';
import { holdAgainst } from './harness/schemas.ts';
import { Server } from './harness/server.ts';

const me = '/api/v1/me';
const rooms = '/api/v1/rooms';

interface Mine {
  games: { room: string; status: string; my_turn: boolean; turn: number | null; result: unknown; seat: number }[];
  next: string | null;
}

const gamesOf = (server: Server, { token }: PlayerToken, query = '') =>
  expectAnswer<Mine>(server, `${me}/games${query}`, 'player_games', 200, { token });

const sit = (server: Server, room: string, { name, token }: PlayerToken) =>
  expectAnswer<SeatTaken>(server, `${rooms}/${room}/seats`, 'seat_taken', 201, { body: { name }, token });

/** A running game of these players, in a room of the first. */
async function table(server: Server, ...players: PlayerToken[]): Promise<string> {
  const { token } = players[0]!;
  const created = await expectAnswer<{ room: { id: string }; owner_token: string }>(server, rooms, 'room_created', 201, {
    body: { name: 'Friday mist', game: 'mists', seats: players.length },
    token,
  });
  expect(created.owner_token).toBe(token);
  for (const player of players) expect((await sit(server, created.room.id, player)).token).toBe(player.token);
  await startRoom(server, created.room.id, token);
  return created.room.id;
}

interface Event {
  type: string;
  room?: string;
  seq?: number;
  games?: unknown[];
}

/** The events of a player as they come, each held against its schema. */
async function follow(server: Server, { token }: PlayerToken) {
  const response = await fetch(`${server.url}${me}/events`, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/x-ndjson');
  async function* events(): AsyncGenerator<Event> {
    let rest = '';
    for await (const bytes of response.body!.pipeThrough(new TextDecoderStream())) {
      const parts = (rest + bytes).split('\n');
      rest = parts.pop()!;
      for (const line of parts.filter((part) => part !== '')) {
        const event = JSON.parse(line) as Event;
        holdAgainst('player_event', event);
        yield event;
      }
    }
  }
  const all = events();
  const next = async (): Promise<Event | undefined> => (await all.next()).value as Event | undefined;
  const until = async (type: string): Promise<Event> => {
    for (;;) {
      const event = await next();
      if (event === undefined) throw new Error(`ended without ${type}`);
      if (event.type === type) return event;
    }
  };
  return { next, until };
}

/** A WebSocket to what happens to a player, on which nothing has been said, and what it is sent. */
async function listen(server: Server) {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}${me}/events`);
  const heard: Event[] = [];
  const looks = new Set<() => void>();
  const look = (): void => looks.forEach((wake) => wake());
  const closed = new Promise<number>((resolve) => socket.once('close', (code) => resolve(code)));
  socket.on('message', (bytes) => {
    heard.push(JSON.parse(bytes.toString()) as Event);
    look();
  });
  await new Promise<void>((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const until = (type: string): Promise<Event> =>
    new Promise((resolve) => {
      const wake = (): void => {
        const at = heard.findIndex((event) => event.type === type);
        if (at < 0) return;
        looks.delete(wake);
        resolve(heard.splice(0, at + 1)[at]!);
      };
      looks.add(wake);
      wake();
    });
  const say = (message: unknown): void => socket.send(JSON.stringify(message));
  return { say, until, closed };
}

test('one token plays all games of a player, to the end and after kill -9', async () => {
  let server = await Server.start();
  const [ana, ben] = [await createPlayer(server, 'Ana'), await createPlayer(server, 'Ben')];
  const room = await table(server, ana, ben);
  const other = await table(server, ben, ana);
  const mine = await gamesOf(server, ana);
  expect(mine.games.map((game) => game.room)).toEqual([room, other].sort());
  expect(mine.games.find((game) => game.room === room)).toMatchObject({ status: 'playing', my_turn: true, turn: 0, seat: 0 });
  server = await server.killAndRestart();
  expect(await gamesOf(server, ana)).toEqual(mine);
  const players = [await Client.join(server, room, ana.token), await Client.join(server, room, ben.token)];
  await Promise.all(players.map((player) => play(player, seededRandom(3))));
  const over = await gamesOf(server, ana, '?status=over');
  expect(over.games).toMatchObject([{ room, status: 'over', turn: null, result: { outcome: players[0]!.ended!.outcome } }]);
  expect((await gamesOf(server, ana)).games.map((game) => game.room)).toEqual([other]);
});

test('who looks again and again gets the list only when it has changed', async () => {
  const server = await Server.start();
  const ana = await createPlayer(server, 'Ana');
  const first = await call(server, `${me}/games`, { token: ana.token });
  const headers = { 'if-none-match': first.headers.get('etag')! };
  expect((await call(server, `${me}/games`, { token: ana.token, headers })).status).toBe(304);
  await table(server, ana);
  expect((await call(server, `${me}/games`, { token: ana.token, headers })).status).toBe(200);
});

test('events of all rooms come over one stream: invitations, turns, chat and the end', async () => {
  const server = await Server.start();
  const [ana, ben] = [await createPlayer(server, 'Ana'), await createPlayer(server, 'Ben')];
  const events = await follow(server, ben);
  expect(await events.next()).toEqual({ type: 'snapshot', games: [], invitations: [] });
  const { room, owner_token } = await createRoom(server);
  const invitation = { body: { player: ben.id }, token: owner_token };
  await expectAnswer(server, `${rooms}/${room.id}/invitations`, 'invited_players', 201, invitation);
  expect(await events.next()).toMatchObject({ type: 'invited', invitation: { room: room.id } });
  await sit(server, room.id, ben);
  expect(await events.next()).toMatchObject({ type: 'changed', room: room.id });
  await sit(server, room.id, ana);
  await startRoom(server, room.id, ben.token);
  expect(await events.until('my_turn')).toMatchObject({ room: room.id, seq: 1 });
  const players = [await Client.join(server, room.id, ben.token), await Client.join(server, room.id, ana.token)];
  await players[1]!.command({ type: 'say', id: 's1', text: 'hello' });
  expect(await events.until('said')).toMatchObject({ room: room.id });
  await Promise.all(players.map((player) => play(player, seededRandom(3))));
  expect(await events.until('over')).toMatchObject({ room: room.id, seq: players[0]!.seq });
  const again = await follow(server, ben);
  expect(await again.next()).toMatchObject({ type: 'snapshot', games: [], invitations: [] });
});

test('a new token ends the old one, what is connected with it, and the stream', async () => {
  const server = await Server.start();
  const ana = await createPlayer(server, 'Ana');
  const room = await table(server, ana);
  const client = await Client.join(server, room, ana.token);
  const events = await follow(server, ana);
  expect((await events.next())!.type).toBe('snapshot');
  const renewed = await expectAnswer<PlayerToken>(server, `${me}/token`, 'player_token', 201, { method: 'POST', token: ana.token });
  expect(await events.next()).toBeUndefined();
  expect(await client.decide(client.legal[0]!.id)).toMatchObject({ type: 'error', code: 'not_seated' });
  const decide = { type: 'decide', id: 'c1', expect_seq: 1, decision: client.legal[0]!.id };
  const path = `${rooms}/${room}/commands`;
  expect(await refused(server, path, { token: ana.token, body: decide })).toMatchObject({ code: 'unauthorized' });
  await expectAnswer(server, path, 'ok', 200, { token: renewed.token, body: decide });
});

test('events come over a WebSocket, too, to whoever says the token first', async () => {
  const server = await Server.start();
  const [ana, ben] = [await createPlayer(server, 'Ana'), await createPlayer(server, 'Ben')];
  const listener = await listen(server);
  listener.say({ type: 'ping', id: 'p0' });
  expect(await listener.until('error')).toMatchObject({ id: 'p0', code: 'invalid_message' });
  listener.say({ type: 'hello', protocol: 1, token: 'mwp_other' });
  expect(await listener.until('error')).toMatchObject({ id: null, code: 'unauthorized' });
  listener.say({ type: 'hello', protocol: 1 });
  expect(await listener.until('error')).toMatchObject({ id: null, code: 'unauthorized' });
  listener.say({ type: 'hello', protocol: 1, token: ben.token });
  const snapshot = await listener.until('snapshot');
  holdAgainst('player_event', snapshot);
  expect(snapshot).toEqual({ type: 'snapshot', games: [], invitations: [] });
  const room = await table(server, ben, ana);
  const turn = await listener.until('my_turn');
  holdAgainst('player_event', turn);
  expect(turn).toMatchObject({ room, seq: 1 });
  listener.say({ type: 'ping', id: 'p1' });
  expect(await listener.until('ok')).toEqual({ type: 'ok', id: 'p1', seq: 0 });
  listener.say({ type: 'say', id: 's1', text: 'hello' });
  expect(await listener.until('error')).toMatchObject({ id: 's1', code: 'invalid_message' });
  listener.say({ type: 'hello', protocol: 1, token: ana.token });
  expect(await listener.until('error')).toMatchObject({ id: null, code: 'invalid_message' });
  await expectAnswer(server, `${me}/token`, 'player_token', 201, { method: 'POST', token: ben.token });
  expect(await listener.closed).toBe(1008);
});

test('a WebSocket to a player without a token, or to a server that stops, is closed with the reason', async () => {
  const server = await Server.start();
  const ana = await createPlayer(server, 'Ana');
  const silent = await listen(server);
  const listener = await listen(server);
  listener.say({ type: 'hello', protocol: 1, token: ana.token });
  await listener.until('snapshot');
  expect(await silent.closed).toBe(1008);
  const exited = server.program.stop('SIGTERM');
  expect(await listener.closed).toBe(1001);
  expect(await exited).toEqual({ code: 0, signal: null });
});

test('who opens a WebSocket to a player wrongly is told so, and who offers another protocol gets lines', async () => {
  const server = await Server.start();
  const { token } = await createPlayer(server, 'Ana');
  const ask = (upgrade: string): Promise<RawAnswer> =>
    sendRaw(
      server,
      `HEAD ${me}/events HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nConnection: Upgrade, close\r\nUpgrade: ${upgrade}\r\n\r\n`,
    );
  expect((await ask('websocket')).status).toBe(426);
  expect((await ask('h2c')).headers.get('content-type')).toBe('application/x-ndjson');
});

test('a bot whose token was lost gets another one from its owner, and from nobody else', async () => {
  const server = await Server.start();
  const [ana, ben] = [await createPlayer(server, 'Ana'), await createPlayer(server, 'Ben')];
  const bot = await expectAnswer<PlayerToken>(server, `${me}/bots`, 'player_token', 201, { body: { name: 'Robot' }, token: ana.token });
  const path = `${me}/bots/${bot.id}/token`;
  expect(await refused(server, path, { method: 'POST', token: ben.token })).toMatchObject({ code: 'not_found' });
  const renewed = await expectAnswer<PlayerToken>(server, path, 'player_token', 201, { method: 'POST', token: ana.token });
  expect(renewed).toMatchObject({ id: bot.id, name: 'Robot' });
  expect(await refused(server, me, { token: bot.token })).toMatchObject({ code: 'unauthorized' });
  await expectAnswer(server, me, 'player_answer', 200, { token: renewed.token });
});

test('a player is exported and then forgotten, with everything', async () => {
  let server = await Server.start();
  const ana = await createPlayer(server, 'Anastasia');
  const bot = await expectAnswer<PlayerToken>(server, `${me}/bots`, 'player_token', 201, { body: { name: 'Robot' }, token: ana.token });
  await expectAnswer(server, me, 'player_answer', 200, { token: bot.token });
  await expectAnswer(server, `${me}/bots`, 'bots', 200, { token: ana.token });
  const room = await table(server, ana, bot);
  const players = [await Client.join(server, room, ana.token), await Client.join(server, room, bot.token)];
  await players[0]!.command({ type: 'say', id: 's1', text: 'my secret' });
  await Promise.all(players.map((player) => play(player, seededRandom(3))));
  const all = await expectAnswer(server, `${me}/export`, 'player_export', 200, { token: ana.token });
  expect(all).toMatchObject({ player: { name: 'Anastasia' }, rooms: [room], games: [{ room }], chat: [{ line: { text: 'my secret' } }] });
  await expectAnswer(server, me, 'forgotten', 200, { method: 'DELETE', token: ana.token });
  for (const token of [ana.token, bot.token]) expect(await refused(server, me, { token })).toMatchObject({ code: 'unauthorized' });
  for (let i = 0; i < 2; i += 1) {
    const texts = [`${rooms}/${room}`, `${rooms}/${room}/chat`, `/api/v1/games/${room}.1`, `/api/v1/games/${room}.1/export`];
    for (const path of texts) {
      const { status, text } = await call(server, path);
      expect(status, path).toBe(200);
      expect(text).not.toMatch(/Anastasia|Robot|my secret/);
    }
    server = await server.killAndRestart();
  }
});

test('an invitation is declined once, and one that is not there not at all', async () => {
  const server = await Server.start();
  const ben = await createPlayer(server, 'Ben');
  const { room, owner_token } = await createRoom(server);
  await expectAnswer(server, `${rooms}/${room.id}/invitations`, 'invited_players', 201, { body: { player: ben.id }, token: owner_token });
  const mine = `${me}/invitations`;
  expect(await expectAnswer(server, mine, 'invitations', 200, { token: ben.token })).toMatchObject({ invitations: [{ room: room.id }] });
  const decline = { method: 'DELETE', token: ben.token };
  expect(await expectAnswer(server, `${mine}/${room.id}`, 'invitations', 200, decline)).toEqual({ invitations: [] });
  expect(await refused(server, `${mine}/${room.id}`, decline)).toMatchObject({ code: 'not_found' });
});

test('an invitation opens a seat of a room with a word to that player alone, once, until it is taken back', async () => {
  const server = await Server.start();
  const [ben, cleo] = [await createPlayer(server, 'Ben'), await createPlayer(server, 'Cleo')];
  const { room, owner_token: token } = await createRoom(server, { seats: 3, word: 'three owls', options: { word_for: 'watch' } });
  const path = `${rooms}/${room.id}`;
  const sitting = ({ name, token: secret }: PlayerToken) => ({ body: { name }, token: secret });
  const invitation = { body: { player: ben.id }, token };
  const barred = { code: 'word_needed', status: 403 };
  await expectAnswer(server, `${path}/invitations`, 'invited_players', 201, invitation);
  await expectAnswer(server, `${path}/invitations/${ben.id}`, 'invited_players', 200, { method: 'DELETE', token });
  expect(await refused(server, `${path}/seats`, sitting(ben))).toMatchObject(barred);
  await expectAnswer(server, `${path}/invitations`, 'invited_players', 201, invitation);
  expect(await refused(server, `${path}/seats`, sitting(cleo))).toMatchObject(barred);
  const anybody = { body: { name: 'Ben' } };
  expect(await refused(server, `${path}/seats`, anybody)).toMatchObject(barred);
  const taken = await sit(server, room.id, ben);
  expect((await Client.join(server, room.id, ben.token)).welcomes[0]!.you.seat).toBe(taken.seat);
  await expectAnswer(server, `${path}/seats/${taken.seat}`, 'room_answer', 200, { method: 'DELETE', token: ben.token });
  expect(await refused(server, `${path}/seats`, sitting(ben))).toMatchObject(barred);
});

test('whoever made a room learns so on another device, and owns it there', async () => {
  const server = await Server.start();
  const [ana, ben] = [await createPlayer(server, 'Ana'), await createPlayer(server, 'Ben')];
  const room = await table(server, ana, ben);
  expect((await gamesOf(server, ana)).games).toMatchObject([{ room, owner: true }]);
  expect((await gamesOf(server, ben)).games).toMatchObject([{ room, owner: false }]);
  const change = (token: string) => ({ method: 'PATCH', body: { name: 'Owls' }, token });
  expect(await refused(server, `${rooms}/${room}`, change(ben.token))).toMatchObject({ code: 'unauthorized' });
  await expectAnswer(server, `${rooms}/${room}`, 'room_answer', 200, change(ana.token));
  const again = await expectAnswer<PlayerToken>(server, `${me}/token`, 'player_token', 201, { method: 'POST', token: ana.token });
  expect(await refused(server, `${rooms}/${room}`, change(ana.token))).toMatchObject({ code: 'unauthorized' });
  await expectAnswer(server, `${rooms}/${room}`, 'room_answer', 200, change(again.token));
  const players = await Promise.all([again, ben].map(({ token }) => Client.join(server, room, token)));
  await Promise.all(players.map((player) => play(player, seededRandom(7))));
  expect((await gamesOf(server, again, '?status=over')).games).toMatchObject([{ room, owner: true }]);
  expect((await gamesOf(server, ben, '?status=over')).games).toMatchObject([{ room, owner: false }]);
});

describe.skipIf(!postgresqlServer)('at two servers on one database', () => {
  test('a stream tells of rooms at the other server, and a token ends there, too', async () => {
    const address = newPostgresql();
    const [one, other] = [await Server.start(address), await Server.start(address)];
    const [ana, ben] = [await createPlayer(one, 'Ana'), await createPlayer(one, 'Ben')];
    const events = await follow(other, ben);
    expect((await events.next())!.type).toBe('snapshot');
    const room = await table(one, ben, ana);
    expect(await events.until('my_turn')).toMatchObject({ room, seq: 1 });
    expect((await gamesOf(other, ben)).games).toMatchObject([{ room, my_turn: true }]);
    const client = await Client.join(one, room, ben.token);
    const renewed = await expectAnswer<PlayerToken>(other, `${me}/token`, 'player_token', 201, { method: 'POST', token: ben.token });
    await client.until('the end of the token', () => client.seat === null);
    const body = { type: 'decide', id: 'c1', expect_seq: 1, decision: client.legal[0]!.id };
    const path = `${rooms}/${room}/commands`;
    expect(await refused(one, path, { token: ben.token, body })).toMatchObject({ code: 'unauthorized' });
    await expectAnswer(one, path, 'ok', 200, { token: renewed.token, body });
    await expectAnswer(other, me, 'forgotten', 200, { method: 'DELETE', token: renewed.token });
    await client.until('the free seat', () => client.room.seats[0]!.taken === false);
  });
});
