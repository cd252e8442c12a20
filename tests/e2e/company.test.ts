import { expect, test } from 'vitest';
import { Administrator } from './harness/admin.ts';
import { Client } from './harness/client.ts';
import { createPlayer, createRoom, expectAnswer, getRoom, refused, startRoom, takeSeat } from './harness/http.ts';
import { play, seededRandom } from './harness/play.ts';
import type { PlayerToken } from './harness/protocol.ts';
import { Server } from './harness/server.ts';

const me = '/api/v1/me';
const rooms = '/api/v1/rooms';
const admin = '/api/v1/admin';

interface Person {
  person: string;
  name: string;
  games: number;
  befriended: boolean;
  muted: boolean;
  blocked: boolean;
  table: { room: string; room_name: string } | null;
}
interface Mutes {
  seats: number[];
  lines: number[];
}

const peopleOf = async (server: Server, { token }: PlayerToken) =>
  (await expectAnswer<{ people: Person[] }>(server, `${me}/people`, 'people', 200, { token })).people;

const change = async (server: Server, { token }: PlayerToken, person: string, body: object) =>
  (await expectAnswer<{ person: Person }>(server, `${me}/people/${person}`, 'person_answer', 200, { method: 'PATCH', body, token })).person;

const mute = async (server: Server, { token }: PlayerToken, room: string, line: number) =>
  (await expectAnswer<{ person: Person | null }>(server, `${rooms}/${room}/mutes`, 'muted_speaker', 200, { body: { line }, token })).person;

const mutesOf = (server: Server, { token }: PlayerToken, room: string) =>
  expectAnswer<Mutes>(server, `${rooms}/${room}/mutes`, 'mutes', 200, { token });

const report = (server: Server, room: string, body: object, token?: string) =>
  expectAnswer<{ reported_at: string }>(server, `${rooms}/${room}/reports`, 'reported', 201, token === undefined ? { body } : { body, token });

const invitationsOf = async (server: Server, { token }: PlayerToken) =>
  (await expectAnswer<{ invitations: { room: string }[] }>(server, `${me}/invitations`, 'invitations', 200, { token })).invitations;

async function roomOf(server: Server, { token }: PlayerToken, body: object = {}): Promise<string> {
  const made = await expectAnswer<{ room: { id: string } }>(server, rooms, 'room_created', 201, {
    body: { name: 'Friday mist', game: 'mists', seats: 2, ...body },
    token,
  });
  return made.room.id;
}

const sit = (server: Server, room: string, { name, token }: PlayerToken) =>
  expectAnswer(server, `${rooms}/${room}/seats`, 'seat_taken', 201, { body: { name }, token });

/** A game of both, in a room of the first, played to its end. */
async function playedTogether(server: Server, one: PlayerToken, other: PlayerToken): Promise<string> {
  const room = await roomOf(server, one);
  for (const player of [one, other]) await sit(server, room, player);
  await startRoom(server, room, one.token);
  const clients = [await Client.join(server, room, one.token), await Client.join(server, room, other.token)];
  await Promise.all(clients.map((client) => play(client, seededRandom(5))));
  return room;
}

const say = (client: Client, text: string) => client.command({ type: 'say', id: client.newId(), text });

/** What somebody was told, but for answers. */
const heardBy = ({ chat, welcomes, updates, announcement, room }: Client) => [chat.length, welcomes.length, updates.length, announcement, JSON.stringify(room)];

test('people who have played together find each other, befriend and invite, also after kill -9', async () => {
  let server = await Server.start();
  const [ana, ben] = [await createPlayer(server, 'Ana'), await createPlayer(server, 'Ben')];
  expect(await peopleOf(server, ana)).toEqual([]);
  await playedTogether(server, ana, ben);
  const [found] = await peopleOf(server, ana);
  expect(found).toMatchObject({ name: 'Ben', games: 1, befriended: false, table: null });
  expect(JSON.stringify(found)).not.toContain(ben.id);
  await change(server, ana, found!.person, { befriended: true });
  server = await server.killAndRestart();
  expect(await peopleOf(server, ana)).toMatchObject([{ name: 'Ben', befriended: true }]);
  expect(await peopleOf(server, ben)).toMatchObject([{ name: 'Ana', befriended: false }]);

  const room = await roomOf(server, ana);
  await expectAnswer(server, `${rooms}/${room}/invitations`, 'invited_players', 201, { body: { person: found!.person }, token: ana.token });
  expect(await invitationsOf(server, ben)).toMatchObject([{ room }]);
  const [anaToBen] = await peopleOf(server, ben);
  await change(server, ben, anaToBen!.person, { blocked: true });
  expect(await invitationsOf(server, ben)).toEqual([]);

  const open = await roomOf(server, ben);
  await sit(server, open, ben);
  expect((await peopleOf(server, ana))[0]!.table).toBeNull();
  await expectAnswer(server, `${me}/findable`, 'findable', 200, { method: 'PUT', body: { findable: true }, token: ben.token });
  // Whoever is blocked is not told either.
  expect((await peopleOf(server, ana))[0]!.table).toBeNull();
  await change(server, ben, anaToBen!.person, { blocked: false });
  expect((await peopleOf(server, ana))[0]!.table).toEqual({ room: open, room_name: 'Friday mist' });

  await expectAnswer(server, me, 'forgotten', 200, { method: 'DELETE', token: ben.token });
  expect(await peopleOf(server, ana)).toEqual([]);
});

test('whoever is muted in one room is in the next, and is told nothing of it', async () => {
  const server = await Server.start();
  const [ana, ben, cora] = [await createPlayer(server, 'Ana'), await createPlayer(server, 'Ben'), await createPlayer(server, 'Cora')];
  const room = await roomOf(server, ana);
  await sit(server, room, ben);
  const speaker = await Client.join(server, room, ben.token);
  expect(await say(speaker, 'boo')).toMatchObject({ type: 'ok' });
  const heard = heardBy(speaker);
  expect(await mute(server, cora, room, 1)).toMatchObject({ name: 'Ben', muted: true, games: 0 });
  expect(await mutesOf(server, cora, room)).toEqual({ seats: [0], lines: [1] });
  expect(await mutesOf(server, ana, room)).toEqual({ seats: [], lines: [] });
  const next = await roomOf(server, ana);
  await sit(server, next, ben);
  expect(await mutesOf(server, cora, next)).toEqual({ seats: [0], lines: [] });
  await speaker.command({ type: 'ping', id: speaker.newId() });
  expect(heardBy(speaker)).toEqual(heard);
  expect(await peopleOf(server, ben)).toEqual([]);
  const [person] = await peopleOf(server, cora);
  expect(await refused(server, `${me}/people/${person!.person}`, { method: 'PATCH', body: { befriended: true }, token: cora.token })).toMatchObject({
    status: 400,
    params: { field: 'befriended' },
  });
  await change(server, cora, person!.person, { muted: false });
  expect(await mutesOf(server, cora, next)).toEqual({ seats: [], lines: [] });
});

test('the owner takes the word from one seat, and closes the chat', async () => {
  const server = await Server.start();
  const { room, owner_token: owner } = await createRoom(server, { seats: 2 });
  const [ana, ben] = [await takeSeat(server, room.id, 'Ana'), await takeSeat(server, room.id, 'Ben')];
  const path = `${rooms}/${room.id}`;
  const client = await Client.join(server, room.id, ben.token);
  const silence = (method: string, token: string) => ({ method, token });
  expect(await refused(server, `${path}/seats/1/silence`, silence('PUT', ana.token))).toMatchObject({ status: 401 });
  await expectAnswer(server, `${path}/seats/1/silence`, 'room_answer', 200, silence('PUT', owner));
  expect((await getRoom(server, room.id)).seats[1]).toMatchObject({ silenced: true });
  expect(await say(client, 'boo')).toMatchObject({ type: 'error', code: 'silenced' });
  const again = await server.killAndRestart();
  const back = await Client.join(again, room.id, ben.token);
  expect(await say(back, 'boo')).toMatchObject({ type: 'error', code: 'silenced' });
  await expectAnswer(again, `${path}/seats/1/silence`, 'room_answer', 200, silence('DELETE', owner));
  expect(await say(back, 'sorry')).toMatchObject({ type: 'ok' });
  const closing = { method: 'PATCH', body: { options: { chat: false } }, token: owner };
  await expectAnswer(again, path, 'room_answer', 200, closing);
  expect(await say(back, 'and now?')).toMatchObject({ type: 'error', code: 'chat_closed' });
});

test('what is reported comes to the administrator, who takes the word or bans, and nobody learns who it was', async () => {
  const administrator = await Administrator.start();
  const { server, token } = administrator;
  const [ana, ben] = [await createPlayer(server, 'Ana'), await createPlayer(server, 'Ben')];
  const room = await roomOf(server, ana);
  await sit(server, room, ben);
  const speaker = await Client.join(server, room, ben.token);
  for (let i = 1; i <= 3; i += 1) await say(speaker, `line ${i}`);
  const heard = heardBy(speaker);
  await report(server, room, { line: 2, reason: 'insult', remark: 'twice today' }, ana.token);
  await report(server, room, { line: 2, reason: 'spam' });
  await report(server, room, { seat: 0, reason: 'other' }, ana.token);
  await speaker.command({ type: 'ping', id: speaker.newId() });
  expect(heardBy(speaker)).toEqual(heard);
  interface Reports {
    reports: { number: number; line: number | null; text: string | null; times: number; lines: unknown[] }[];
    open: number;
  }
  const page = await expectAnswer<Reports>(server, `${admin}/reports`, 'reports', 200, { token });
  expect(page).toMatchObject({
    open: 2,
    reports: [
      { number: 2, line: null, text: null, name: 'Ben', lines: [] },
      { number: 1, line: 2, text: 'line 2', times: 2, room, player: ben.id, reason: 'insult', remark: 'twice today', act: null },
    ],
  });
  expect(page.reports[1]!.lines).toHaveLength(3);
  expect(JSON.stringify(page)).not.toContain(ana.id);
  const close = (number: number, body: object) =>
    expectAnswer(server, `${admin}/reports/${number}/close`, 'report_answer', 200, { body: { reason: 'insults', ...body }, token });
  expect(await close(1, { act: 'silence' })).toMatchObject({ report: { act: 'silence' } });
  expect(await say(speaker, 'more')).toMatchObject({ type: 'error', code: 'silenced' });
  await close(2, { act: 'dismiss' });
  expect(await refused(server, `${admin}/reports/2/close`, { body: { act: 'dismiss', reason: 'x' }, token })).toMatchObject({ code: 'not_found' });
  expect(await administrator.acts()).toHaveLength(3);
  expect(await expectAnswer<Reports>(server, `${admin}/reports?status=closed`, 'reports', 200, { token })).toMatchObject({ open: 0 });
});

test('one network reports five times at once, and then has to wait', async () => {
  const server = await Server.start();
  const { room } = await createRoom(server, { seats: 2 });
  const { token } = await takeSeat(server, room.id, 'Ana');
  const client = await Client.join(server, room.id, token);
  await say(client, 'boo');
  // The line took one of 300, of which a report takes 60.
  for (let i = 0; i < 4; i += 1) await report(server, room.id, { line: 1, reason: 'spam' });
  const late = await refused(server, `${rooms}/${room.id}/reports`, { body: { line: 1, reason: 'spam' } });
  expect(late).toMatchObject({ status: 429, code: 'rate_limited', params: { quota: 'chat' } });
});
