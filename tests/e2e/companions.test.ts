import { expect, test } from 'vitest';
import { Client } from './harness/client.ts';
import { call, createRoom, refused, startRoom, takeSeat } from './harness/http.ts';
import { pick, play, seededRandom } from './harness/play.ts';
import type { Update } from './harness/protocol.ts';
import { holdAgainst } from './harness/schemas.ts';
import { Server } from './harness/server.ts';
import { seatedTable, settled } from './harness/table.ts';

const byCompanion = (update: Update) => 'companion' in update.actor;

const updatesOf = (client: Client) => client.updates.map((text) => JSON.parse(text) as Update);

async function seatCompanion(server: Server, room: string, seat: number, token: string): Promise<void> {
  const answer = await call(server, `/api/v1/rooms/${room}/seats/${seat}/companion`, { method: 'POST', token });
  expect(answer.status, answer.text).toBe(200);
}

test('a companion plays for whoever vanishes, until they are back', async () => {
  const server = await Server.start();
  const { players } = await seatedTable(server, ['Ana', 'Ben'], { options: { absence: 'companion', grace_seconds: 0 } });
  const [ana, ben] = players as [Client, Client];
  await settled(players);
  await ana.close();
  const decisions = () => updatesOf(ben).filter(byCompanion).length;
  await play(ben, seededRandom(1), () => decisions() >= 3);
  expect(decisions()).toBeGreaterThanOrEqual(3);
  expect(ben.room.seats[0]).toMatchObject({ connected: false, absent: true });

  const back = await Client.resume(server, ana);
  const first = updatesOf(ben).find(byCompanion)!.seq;
  expect(back.welcomes[0]).toMatchObject({ resumed: true, away: { since_seq: first } });
  await ben.until('Ana to be there', () => !ben.room.seats[0]!.absent);
  await play(ben, seededRandom(2), () => ben.waitsFor(0));
  if (back.ended) return;
  await back.until('a turn of Ana', () => back.isToAct);
  const reply = await back.decide(pick(back.legal, seededRandom(3)).id);
  expect(reply.type).toBe('ok');
});

test('one human and four companions play a level to its end', async () => {
  const server = await Server.start();
  const created = await createRoom(server, { seats: 5, level: 3 });
  const room = created.room.id;
  const seat = await takeSeat(server, room, 'Ana');
  const ana = await Client.join(server, room, seat.token);
  for (const other of [1, 2, 3, 4]) await seatCompanion(server, room, other, seat.token);
  await startRoom(server, room, seat.token);
  await play(ana, seededRandom(4));
  expect(ana.ended).not.toBeNull();
  expect(ana.room.seats.map((one) => one.kind)).toEqual(['human', ...Array(4).fill('companion')]);
});

test('a game of companions alone goes on to its end, and on after the server was killed', async () => {
  const server = await Server.start();
  const created = await createRoom(server, { seats: 2, game: 'base' });
  const room = created.room.id;
  for (const seat of [0, 1]) await seatCompanion(server, room, seat, created.owner_token);
  const spectator = await Client.join(server, room);
  await startRoom(server, room, created.owner_token);
  await spectator.until('some decisions', () => spectator.seq >= 20);
  const later = await server.killAndRestart();
  const again = await Client.join(later, room);
  await again.until('the end', () => again.ended);
  expect(again.ended!.outcome).toBe('finished');
});

test('while a game is paused nobody decides, and anybody of a team goes on', async () => {
  const server = await Server.start();
  const { room, players } = await seatedTable(server);
  await settled(players);
  const [ana, ben] = players as [Client, Client];
  expect((await ben.command({ type: 'pause', id: 'p' })).type).toBe('ok');
  await ana.until('the pause', () => ana.room.paused);
  const decision = pick(ana.legal, seededRandom(5)).id;
  expect(await ana.decide(decision)).toMatchObject({ type: 'error', code: 'paused' });

  const later = await server.killAndRestart();
  const back = await Client.resume(later, ana);
  expect(back.room.paused).toBe(true);
  const resume = { type: 'resume', id: 'r' };
  const answer = await call(later, `/api/v1/rooms/${room}/commands`, { token: ben.token!, body: resume });
  expect(answer.status).toBe(200);
  await back.until('the end of the pause', () => !back.room.paused);
  expect((await back.decide(decision)).type).toBe('ok');
});

test('clocks are told when they change', async () => {
  const server = await Server.start();
  const { players } = await seatedTable(server, ['Ana', 'Ben'], { options: { timer: { per: 'game', seconds: 600 } } });
  await settled(players);
  const [ana, ben] = players as [Client, Client];
  await ben.until('a clock', () => ben.clock?.running === 0);
  expect(ben.clock!.remaining_ms[1]).toBe(600_000);
  await play(ana, seededRandom(6), () => ana.waitsFor(1));
  await ben.until('the own clock', () => ben.clock?.running === 1);
  expect(ben.clock!.remaining_ms[0]).toBeLessThanOrEqual(600_000);
  expect((await ana.command({ type: 'pause', id: 'p' })).type).toBe('ok');
  await ben.until('a clock that stands', () => ben.clock?.running === null);
});

test('a hint is a legal decision, for whoever is to decide, if the room allows it', async () => {
  const server = await Server.start();
  const { room, players } = await seatedTable(server);
  await settled(players);
  const [ana, ben] = players as [Client, Client];
  const path = `/api/v1/rooms/${room}/hint`;
  const answer = await call(server, path, { method: 'POST', token: ana.token! });
  expect(answer.status, answer.text).toBe(200);
  type Turn = { chance: number; consequences: { ghosts_added: number } };
  type Considered = { turns: number; least_chance: number; least_ghosts: number; most_ghosts: number };
  const hint = JSON.parse(answer.text) as { seq: number; decision: { id: string }; turns: Turn[]; considered: Considered; effort: Record<string, number> };
  holdAgainst('hint', hint);
  expect(hint.seq).toBe(ana.seq);
  expect(hint.effort['positions']).toBe(hint.effort['full']);
  const { turns, least_chance, least_ghosts, most_ghosts } = hint.considered;
  expect(turns).toBeGreaterThanOrEqual(hint.turns.length);
  for (const { chance, consequences } of hint.turns) {
    expect(chance).toBeGreaterThanOrEqual(least_chance);
    expect(consequences.ghosts_added).toBeGreaterThanOrEqual(least_ghosts);
    expect(consequences.ghosts_added).toBeLessThanOrEqual(most_ghosts);
  }
  expect(ana.legal.map((decision) => decision.id)).toContain(hint.decision.id);
  expect(await refused(server, path, { method: 'POST', token: ben.token! })).toMatchObject({ code: 'not_your_turn' });

  const strict = await seatedTable(server, ['Ana'], { options: { aids: { hints: false } } });
  const token = strict.players[0]!.token!;
  const refusal = await refused(server, `/api/v1/rooms/${strict.room}/hint`, { method: 'POST', token });
  expect(refusal).toMatchObject({ code: 'aid_refused', params: { aid: 'hints' } });
});

test('the odds follow the game, and its review tells each turn once it is over', async () => {
  const server = await Server.start();
  const { room, players } = await seatedTable(server, ['Ana'], { options: { aids: { odds: true } } });
  await settled(players);
  const [ana] = players as [Client];
  const game = ana.room.game_id!;
  expect(await refused(server, `/api/v1/games/${game}/review`)).toMatchObject({ code: 'not_over' });
  await play(ana, seededRandom(8), () => ana.ended !== null);
  const odds = JSON.parse((await call(server, `/api/v1/rooms/${room}/odds`)).text) as { odds: { turn: number }[] };
  holdAgainst('odds', odds);
  expect(odds.odds[0]).toMatchObject({ seq: 0, turn: 0 });
  const answer = await call(server, `/api/v1/games/${game}/review`);
  expect(answer.status, answer.text).toBe(200);
  const review = JSON.parse(answer.text) as { game_id: string; turns: { turn: number }[] };
  holdAgainst('review', review);
  expect(review.game_id).toBe(game);
  expect(odds.odds.at(-1)!.turn).toBe(review.turns.at(-1)!.turn);
});
