import { expect, test } from 'vitest';
import { Client } from './harness/client.ts';
import { getLog } from './harness/http.ts';
import { pick, play, seededRandom } from './harness/play.ts';
import { Server } from './harness/server.ts';
import { seatedTable, settled } from './harness/table.ts';

test('a player who comes back with the last seq is sent exactly what was missed', async () => {
  const server = await Server.start();
  const { room, players } = await seatedTable(server);
  const [ana, ben] = players as [Client, Client];
  const random = seededRandom(1);
  await Promise.all(players.map((player) => play(player, random, (client) => client.seq >= 10 && client.waitsFor(ben.seat))));
  await settled(players);

  await ana.close();
  await play(ben, random, (client) => !client.isToAct);
  const back = await Client.resume(server, ana);
  await settled([back, ben]);

  expect(back.welcomes[0]).toMatchObject({ resumed: true, seq: ana.seq });
  expect(back.seq).toBeGreaterThan(ana.seq);
  expect(back.updates).toEqual(ben.updates);
  expect(back.state).toEqual(ben.state);
  expect(await getLog(server, room, ana.seq)).toEqual(back.updates.slice(ana.seq));

  await Promise.all([back, ben].map((player) => play(player, random)));
  expect(back.ended).toEqual(ben.ended);
});

test('a resume at the newest seq is sent nothing, one ahead of the log a snapshot', async () => {
  const server = await Server.start();
  const { room, players } = await seatedTable(server);
  await settled(players);
  const ana = players[0]!;

  const current = await Client.resume(server, ana);
  expect((await current.command({ type: 'ping', id: 'p' })).type).toBe('ok');
  expect(current.updates).toEqual(ana.updates);

  const ahead = await Client.open(server, room, ana.token);
  ahead.send({ type: 'hello', protocol: 1, token: ana.token, since: ana.seq + 1 });
  await ahead.until('welcome', () => ahead.welcomes.length > 0);
  expect(ahead.welcomes[0]!.resumed).toBe(false);
  expect(ahead.state).toEqual(ana.state);
});

test('a spectator resumes, too', async () => {
  const server = await Server.start();
  const { room, players } = await seatedTable(server);
  await settled(players);
  const first = await Client.join(server, room);
  await first.close();
  const random = seededRandom(3);
  await Promise.all(players.map((player) => play(player, random, (client) => client.waitsFor(players[1]!.seat))));
  const second = await Client.resume(server, first);
  await settled([second, ...players]);
  expect(second.seat).toBeNull();
  expect(second.welcomes[0]!.resumed).toBe(true);
  expect(second.state).toEqual(players[0]!.state);
});

test('a resume of an ended game is followed by ended again', async () => {
  const server = await Server.start();
  const { players } = await seatedTable(server, ['Ana']);
  const solo = players[0]!;
  await play(solo, seededRandom(5));
  await solo.close();
  const back = await Client.resume(server, solo);
  await back.until('ended', () => back.ended);
  expect(back.ended).toEqual(solo.ended);
});

test('the same command id twice has the same reply and one effect', async () => {
  const server = await Server.start();
  const { players } = await seatedTable(server);
  await settled(players);
  const active = players.find((player) => player.isToAct)!;
  const decision = pick(active.legal, seededRandom(9)).id;
  const command = { type: 'decide', id: 'twice', expect_seq: active.seq, decision };

  const first = await active.command(command);
  const second = await active.command(command);
  expect(first.type).toBe('ok');
  expect(second).toEqual(first);

  const back = await Client.resume(server, active);
  expect(await back.command(command)).toEqual(first);
  await settled([back, ...players]);
  expect(back.updates.filter((text) => text.includes(`"id":"${decision}"`) && text.includes(`"seq":${command.expect_seq + 1},`))).toHaveLength(1);
});

test('one id belongs to one seat: a teammate may use the same', async () => {
  const server = await Server.start();
  const { players } = await seatedTable(server);
  await settled(players);
  const random = seededRandom(11);
  const seen = new Set<number>();
  while (seen.size < 2) {
    await settled(players);
    const active = players.find((player) => player.isToAct)!;
    const id = seen.has(active.seat!) ? active.newId() : 'mine';
    seen.add(active.seat!);
    const reply = await active.decide(pick(active.legal, random).id, active.seq, id);
    expect(reply).toMatchObject({ type: 'ok', id });
  }
});
