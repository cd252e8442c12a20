import { expect, test } from 'vitest';
import { Client } from './harness/client.ts';
import { call, createPlayer, createRoom, expectAnswer, refused, startRoom } from './harness/http.ts';
import { pick, seededRandom } from './harness/play.ts';
import type { Foresight, PlayerExport, SeatPlan, Update } from './harness/protocol.ts';
import { Server } from './harness/server.ts';
import { seatedTable, settled } from './harness/table.ts';

const kMostPlans = 16;

/** The client that is to act, and one that is not. */
async function turnOf(players: Client[]): Promise<{ active: Client; other: Client }> {
  await settled(players);
  const active = players.find((player) => player.isToAct)!;
  return { active, other: players.find((player) => player !== active)! };
}

const rehearse = (server: Server, room: string, { token, seq }: Client, tile: string) =>
  expectAnswer<Foresight>(server, `/api/v1/rooms/${room}/rehearsal`, 'rehearsal', 200, { token: token!, body: { seq, tile } });

/** A plan for each of the tiles of which most can come: the last place where it could lie now, and no meeple. */
async function plansFor(server: Server, room: string, client: Client) {
  const likely = Object.entries(client.state!.unseen).sort(([, a], [, b]) => b - a);
  const plans: { tile: string; decisions: string[] }[] = [];
  for (const [tile] of likely.slice(0, kMostPlans)) {
    const { next, legal } = await rehearse(server, room, client, tile);
    expect(next).toMatchObject({ player: client.seat, kind: 'place_tile' });
    if (legal.length > 0) plans.push({ tile, decisions: [legal.at(-1)!.id, 'pass'] });
  }
  return plans;
}

const plannedOf = ({ updates }: Client) =>
  updates.map((text) => JSON.parse(text) as Update).filter(({ actor }) => actor.kind === 'player' && actor.planned === true);

/** Plans before each turn until one is made as planned; the value is whoever planned it. */
async function untilPlanned(server: Server, room: string, players: Client[]): Promise<Client> {
  const random = seededRandom(5);
  for (;;) {
    const { active, other } = await turnOf(players);
    if (plannedOf(other).length > 0) return [active, other].find(({ seat }) => seat === plannedSeat(other))!;
    if (active.next!.kind === 'place_tile') {
      const plans = await plansFor(server, room, other);
      expect(await other.command({ type: 'plan', id: other.newId(), plans })).toMatchObject({ type: 'ok', seq: other.seq });
    }
    expect((await active.decide(pick(active.legal, random).id)).type).toBe('ok');
  }
}

function plannedSeat(client: Client): number {
  const { actor } = plannedOf(client)[0]!;
  return actor.kind === 'player' ? actor.player : -1;
}

test('what was planned is made when its tile comes, told to everybody as planned, and its plans to nobody else', async () => {
  const server = await Server.start();
  const { room, players } = await seatedTable(server, ['Ana', 'Ben'], { game: 'ghosts' });
  const watcher = await Client.join(server, room);
  const planner = await untilPlanned(server, room, players);
  const [made] = plannedOf(planner);
  await watcher.until('what was planned', () => plannedOf(watcher).length > 0);
  expect(plannedOf(watcher)[0]).toMatchObject({ seq: made!.seq, actor: { player: planner.seat, planned: true } });
  const [placed] = made!.events.flatMap((event) => (event.type === 'tile_placed' ? [event.tile] : []));
  await planner.until('the plan to be used up', () => planner.plans.every(({ tile }) => tile !== placed));
  expect(watcher.plans).toEqual([]);
  const answer = await expectAnswer<{ plans: SeatPlan[] }>(server, `/api/v1/rooms/${room}/plans`, 'plans_answer', 200, { token: planner.token! });
  expect(answer.plans).toEqual(planner.plans);
  expect(await refused(server, `/api/v1/rooms/${room}/plans`, {})).toMatchObject({ code: 'unauthorized' });
});

test('plans survive kill -9, and a turn that was planned is made once', async () => {
  let server = await Server.start();
  const { room, players } = await seatedTable(server, ['Ana', 'Ben'], { game: 'ghosts' });
  const { other } = await turnOf(players);
  const plans = await plansFor(server, room, other);
  expect((await other.command({ type: 'plan', id: 'kept', plans })).type).toBe('ok');
  server = await server.killAndRestart();
  const back = await Promise.all(players.map((player) => Client.resume(server, player)));
  const planner = back.find(({ seat }) => seat === other.seat)!;
  expect(planner.plans).toEqual(plans.map((plan) => ({ ...plan, refusal: null })));
  expect(back.find((player) => player !== planner)!.plans).toEqual([]);
  // The same command once more changes nothing.
  expect((await planner.command({ type: 'plan', id: 'kept', plans: [] })).type).toBe('ok');
  expect(planner.plans).toHaveLength(plans.length);

  const made = plannedOf(await untilPlanned(server, room, back));
  server = await server.killAndRestart();
  const again = await Client.join(server, room, planner.token);
  const { text } = await call(server, `/api/v1/rooms/${room}/log?since=0`, {});
  const log = text.trim().split('\n').map((line) => JSON.parse(line) as Update);
  const planned = log.filter(({ actor }) => actor.kind === 'player' && actor.planned === true);
  expect(planned.map(({ seq }) => seq)).toEqual(made.map(({ seq }) => seq));
  expect(again.seq).toBe(log.at(-1)!.seq);
});

test('what a player has planned is in their export, and in nobody else\'s', async () => {
  const server = await Server.start();
  const ana = await createPlayer(server, 'Ana');
  const ben = await createPlayer(server, 'Ben');
  const { room, owner_token } = await createRoom(server, { game: 'ghosts', seats: 2 });
  for (const { name, token } of [ana, ben]) {
    await expectAnswer(server, `/api/v1/rooms/${room.id}/seats`, 'seat_taken', 201, { body: { name }, token });
  }
  await startRoom(server, room.id, owner_token);
  const { other } = await turnOf([await Client.join(server, room.id, ana.token), await Client.join(server, room.id, ben.token)]);
  const plans = await plansFor(server, room.id, other);
  expect((await other.command({ type: 'plan', id: other.newId(), plans })).type).toBe('ok');
  for (const [seat, { token }] of [ana, ben].entries()) {
    const exported = await expectAnswer<PlayerExport>(server, '/api/v1/me/export', 'player_export', 200, { token });
    expect(exported.plans).toEqual(seat === other.seat ? [{ room: room.id, seat, plans }] : []);
  }
});

test('plans that cannot be made are refused with what is wrong in which of them', async () => {
  const server = await Server.start();
  const { room, players } = await seatedTable(server, ['Ana', 'Ben'], { game: 'ghosts' });
  const { other } = await turnOf(players);
  const [plan] = await plansFor(server, room, other);
  const give = (plans: unknown[]) => other.command({ type: 'plan', id: other.newId(), plans });
  expect(await give([plan, { tile: 'none', decisions: ['pass'] }])).toMatchObject({
    code: 'invalid_message',
    params: { field: 'plans.1.tile' },
  });
  expect(await give([{ ...plan!, decisions: ['place:90,90,0'] }])).toMatchObject({
    code: 'illegal_decision',
    params: { reason: 'space_not_adjacent', plan: 0, index: 0 },
  });
  expect(await give(Array.from({ length: 17 }, () => plan))).toMatchObject({ code: 'invalid_message', params: { field: 'plans' } });
  expect(other.plans).toEqual([]);
});
