import { expect } from 'vitest';
import { answeredBy, tricksOf } from '../nodes/frame/tricks.ts';
import { Pair } from './frame/pair.ts';
import { ask } from './frame/requests.ts';
import { makeRoom } from './frame/rooms.ts';
import { row } from './frame/row.ts';
import { upgradeOf, Wire } from './frame/wire.ts';

const stranger = '127.0.0.66';
const host = '127.0.0.20';
const guests = Array.from({ length: 20 }, (_, n) => `127.0.7.${n + 1}`);

row('10a. nodes: ways through', 'requests of a room at another node that might open a way there, and a second request behind each', async (tell) => {
  const pair = await Pair.open();
  const { room } = await makeRoom(pair.owner, host);
  const tricks = tricksOf(room);
  const elsewhere: string[] = [];
  for (const { name, bytes } of tricks) {
    const answered = await answeredBy(pair.entry, bytes, pair.administrator, stranger);
    if (answered !== null && !pair.entry.url.endsWith(`//${answered}`)) elsewhere.push(`${name}: ${answered}`);
  }
  tell(`${tricks.length - elsewhere.length} of ${tricks.length} lead nowhere`);
  expect(elsewhere).toEqual([]);
  await pair.close();
});

/** How many of the guests are served a room through the entry, and get a WebSocket there. */
async function served(pair: Pair, room: string): Promise<number> {
  const outcomes = await Promise.all(
    guests.map(async (from) => {
      const { status } = await ask(pair.entry, `/api/v1/rooms/${room}`, { from });
      const wire = await Wire.upgrade(pair.entry, room, from).catch(() => null);
      wire?.destroy();
      return status === 200 && wire !== null;
    }),
  );
  return outcomes.filter(Boolean).length;
}

/** WebSockets of one address, kept open; how many of them there are. */
async function crowd(pair: Pair, door: 'entry' | 'owner', room: string, from: string): Promise<{ wires: Wire[]; kept: number }> {
  const server = pair[door];
  const wires = await Promise.all(Array.from({ length: 1000 }, () => Wire.connect(server, from)));
  for (const wire of wires) wire.write(upgradeOf(server, room));
  await Promise.all(wires.map((wire) => Promise.race([wire.until('\r\n\r\n').catch(() => undefined), wire.closed])));
  return { wires, kept: wires.filter(({ received }) => received.startsWith('HTTP/1.1 101')).length };
}

row('10b. nodes: all places', '1,000 WebSockets of one address through another node, then 1,000 of the address that the nodes have, and 20 guests', async (tell) => {
  const pair = await Pair.open();
  const { room } = await makeRoom(pair.owner, host);
  const through = await crowd(pair, 'entry', room, stranger);
  const first = await served(pair, room);
  tell(`${through.kept} kept through the other node, ${first} of ${guests.length} guests served`);
  const beside = await crowd(pair, 'owner', room, '127.0.0.1');
  const second = await served(pair, room);
  tell(`${beside.kept} kept of the nodes' own address, ${second} of ${guests.length} guests served`);
  for (const wire of [...through.wires, ...beside.wires]) wire.destroy();
  await pair.close();
  expect(through.kept).toBeLessThanOrEqual(512);
  expect(beside.kept).toBeLessThanOrEqual(512);
  expect([first, second]).toEqual([guests.length, guests.length]);
});
