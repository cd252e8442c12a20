import { expect, test } from 'vitest';
import { Client } from './harness/client.ts';
import { createRoom, expectAnswer, getState, refused, takeSeat } from './harness/http.ts';
import type { ErrorMessage, Line } from './harness/protocol.ts';
import { Server } from './harness/server.ts';
import { seatedTable, settled } from './harness/table.ts';

const say = (client: Client, text: string, id = client.newId()) => client.command({ type: 'say', id, text });

async function chatOf(server: Server, room: string, query = '', token?: string): Promise<Line[]> {
  const request = token === undefined ? {} : { token };
  const answer = await expectAnswer<{ chat: Line[] }>(server, `/api/v1/rooms/${room}/chat${query}`, 'chat', 200, request);
  return answer.chat;
}

test('a line reaches everybody in the room, before the start too, and whoever comes later', async () => {
  const server = await Server.start();
  const { room } = await createRoom(server, { seats: 2 });
  const ana = await Client.join(server, room.id, (await takeSeat(server, room.id, 'Ana')).token);
  const watcher = await Client.join(server, room.id);
  expect(await say(ana, 'North of the castle? 🏰 <b>')).toMatchObject({ type: 'ok', seq: 0 });
  const [line] = await watcher.until('the line', () => watcher.chat.length > 0 && watcher.chat);
  expect(line).toMatchObject({ number: 1, seat: 0, name: 'Ana', text: 'North of the castle? 🏰 <b>' });
  expect(Math.abs(Date.parse(line!.at) - Date.now())).toBeLessThan(60_000);
  const later = await Client.join(server, room.id);
  expect(later.chat).toEqual([line]);
  expect(await say(watcher, 'and I?')).toMatchObject({ type: 'error', code: 'not_seated' });
});

test('what was said is there after a crash, and is read page by page', async () => {
  const server = await Server.start();
  const { room, players } = await seatedTable(server);
  const [ana, ben] = players as [Client, Client];
  await say(ana, 'one');
  await say(ben, 'two');
  await say(ana, 'three');
  const again = await server.killAndRestart();
  const chat = await chatOf(again, room);
  expect(chat.map(({ number, seat, text }) => [number, seat, text])).toEqual([
    [1, ana.seat, 'one'],
    [2, ben.seat, 'two'],
    [3, ana.seat, 'three'],
  ]);
  expect(await chatOf(again, room, '?before=3')).toEqual(chat.slice(0, 2));
  expect(await chatOf(again, room, '?before=1')).toEqual([]);
  const back = await Client.resume(again, ana);
  expect(back.chat).toEqual(chat);
  await say(back, 'four');
  expect((await chatOf(again, room)).at(-1)).toMatchObject({ number: 4, text: 'four' });
});

test('a line that is sent again under its id is said once', async () => {
  const server = await Server.start();
  const { room, players } = await seatedTable(server);
  const ana = players[0]!;
  expect(await say(ana, 'once', 'same')).toMatchObject({ type: 'ok' });
  expect(await say(ana, 'once', 'same')).toMatchObject({ type: 'ok' });
  expect(await chatOf(server, room)).toHaveLength(1);
});

test('who says too much is told when to go on, and still may decide', async () => {
  const server = await Server.start();
  const { room, players } = await seatedTable(server, ['Ana']);
  const ana = players[0]!;
  await settled(players);
  for (const text of ['1', '2', '3', '4', '5']) expect(await say(ana, text)).toMatchObject({ type: 'ok' });
  const reply = await say(ana, '6');
  expect(reply).toMatchObject({ type: 'error', code: 'rate_limited' });
  const wait = Number((reply as ErrorMessage).params['retry_after_ms']);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(2000);
  expect(await chatOf(server, room)).toHaveLength(5);
  expect(await ana.decide(ana.legal[0]!.id)).toMatchObject({ type: 'ok' });
});

test('lines that nobody could read are refused, and nothing changes', async () => {
  const server = await Server.start();
  const { room, players } = await seatedTable(server);
  const ana = players[0]!;
  await settled(players);
  const before = await getState(server, room);
  for (const text of ['', '   ', 'a\u0000b', 'x'.repeat(501), 7, null]) {
    const reply = await ana.command({ type: 'say', id: ana.newId(), text });
    expect(reply, JSON.stringify(text)).toMatchObject({ code: 'invalid_message', params: { field: 'text' } });
  }
  expect(await chatOf(server, room)).toEqual([]);
  expect(await getState(server, room)).toEqual(before);
});

test('the chat is for whoever may read the log, and pages have numbers', async () => {
  const server = await Server.start();
  const { room, players } = await seatedTable(server, ['Ana', 'Ben'], { options: { spectators: false } });
  const ana = players[0]!;
  await say(ana, 'between us');
  const path = `/api/v1/rooms/${room}/chat`;
  expect(await refused(server, path)).toMatchObject({ status: 403, code: 'spectators_refused' });
  expect(await chatOf(server, room, '', ana.token)).toHaveLength(1);
  const problem = await refused(server, `${path}?before=x`, { token: ana.token! });
  expect(problem).toMatchObject({ status: 400, params: { field: 'before' } });
});
