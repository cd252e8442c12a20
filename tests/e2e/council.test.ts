import { expect, test } from 'vitest';
import { Client } from './harness/client.ts';
import { call, refused } from './harness/http.ts';
import { pick, seededRandom } from './harness/play.ts';
import type { Proposal, Update } from './harness/protocol.ts';
import { Server } from './harness/server.ts';
import { seatedTable, settled } from './harness/table.ts';

/** The client that is to act, and one that is not. */
async function turnOf(players: Client[]): Promise<{ active: Client; other: Client }> {
  await settled(players);
  const active = players.find((player) => player.isToAct)!;
  return { active, other: players.find((player) => player !== active)! };
}

/** Proposes, and waits until `witness` has been told. */
async function proposed(author: Client, decisions: string[], witness: Client = author): Promise<Proposal> {
  const before = witness.proposals.length;
  const reply = await author.command({ type: 'propose', id: author.newId(), expect_seq: author.seq, decisions });
  expect(reply).toMatchObject({ type: 'ok', seq: author.seq });
  return witness.until('the proposal', () => witness.proposals[before]);
}

const first = (client: Client) => client.legal[0]!.id;

/** A game whose first tile may be placed and no meeple set, and the two decisions that make this turn. */
async function plainTurn(server: Server) {
  for (;;) {
    const { room, players } = await seatedTable(server);
    const { active, other } = await turnOf(players);
    for (const { id } of active.legal) {
      const turn = [id, 'pass'];
      const probe = { type: 'propose', id: other.newId(), expect_seq: other.seq, decisions: turn };
      if ((await other.command(probe)).type === 'error') continue;
      const { number } = await other.until('the probe', () => other.proposals[0]);
      await other.command({ type: 'withdraw', id: other.newId(), proposal: number });
      await active.until('no proposal', () => active.withdrawn.includes(number));
      return { room, active, other, turn };
    }
  }
}

test('what somebody points at is shown to everybody', async () => {
  const server = await Server.start();
  const { room, players } = await seatedTable(server);
  const [ana, ben] = players as [Client, Client];
  const watcher = await Client.join(server, room);
  const space = { x: 0, y: 1 };
  expect(await ana.command({ type: 'point', id: 'z1', ...space })).toMatchObject({ type: 'ok', seq: ana.seq });
  for (const client of [ana, ben, watcher]) {
    const pointed = await client.until('the space', () => client.pointed[0]);
    expect(pointed).toEqual({ type: 'pointed', seat: ana.seat, ...space, segment: null });
  }
  const wrong = await ana.command({ type: 'point', id: 'z2', x: 40, y: 40, segment: 'city0' });
  expect(wrong).toMatchObject({ type: 'error', code: 'invalid_message', params: { field: 'segment' } });
  expect(await watcher.command({ type: 'point', id: 'z3', ...space })).toMatchObject({ code: 'not_seated' });
});

test('turns that one proposes and the other adopts happen as they were foreseen', async () => {
  const server = await Server.start();
  const { players } = await seatedTable(server, ['Ana', 'Ben'], { level: 3 });
  const random = seededRandom(12);
  for (let turn = 0; turn < 25; turn += 1) {
    await settled(players);
    if (players[0]!.next?.actor !== 'player') break;
    const { active, other } = await turnOf(players);
    const proposal = await proposed(other, [pick(other.legal, random).id], active);
    expect(proposal).toMatchObject({ seat: other.seat, seq: active.seq });
    const seq = active.seq;
    const reply = await active.command({ type: 'adopt', id: active.newId(), expect_seq: seq, proposal: proposal.number });
    expect(reply).toMatchObject({ type: 'ok', seq: seq + 1 });
    const update = active.updates.map((text) => JSON.parse(text) as Update).find((update) => update.seq === seq + 1)!;
    expect(update.events).toEqual(proposal.events);
    expect(update.decision).toEqual(proposal.decisions[0]);
  }
});

test('a whole turn is adopted in one command, and repeating that after kill -9 has the same answer', async () => {
  const server = await Server.start();
  const { room, active, other, turn } = await plainTurn(server);
  const proposal = await proposed(other, turn, active);
  const before = active.seq;
  const adopt = { type: 'adopt', id: 'mine', expect_seq: before, proposal: proposal.number };
  const reply = await active.command(adopt);
  expect(reply).toEqual({ type: 'ok', id: 'mine', seq: before + 2 });
  await active.until('the updates', () => active.seq >= before + 2);
  const made = active.updates.map((text) => JSON.parse(text) as Update).filter(({ seq }) => seq > before && seq <= before + 2);
  expect(made.flatMap(({ events }) => events)).toEqual(proposal.events);
  await server.program.stop('SIGKILL');

  const back = await Server.start(server.database);
  const again = await Client.join(back, room, active.token);
  expect(again.welcomes[0]!.proposals).toEqual([]);
  expect(await again.command(adopt)).toEqual(reply);
});

test('whoever connects anew is shown the open proposals, until the log goes on', async () => {
  const server = await Server.start();
  const { room, active, other, turn } = await plainTurn(server);
  const kept = await proposed(other, [turn[0]!]);
  const withdrawn = await proposed(other, turn);
  expect(await other.command({ type: 'withdraw', id: 'w', proposal: withdrawn.number })).toMatchObject({ type: 'ok' });
  const back = await Client.resume(server, active);
  expect(back.welcomes[0]).toMatchObject({ resumed: true, proposals: [kept] });
  expect((await Client.join(server, room)).welcomes[0]!.proposals).toEqual([kept]);
  expect(await back.decide(first(back))).toMatchObject({ type: 'ok' });
  expect((await Client.join(server, room)).welcomes[0]!.proposals).toEqual([]);
});

test('a proposal that cannot be made is refused with the decision that is at fault', async () => {
  const server = await Server.start();
  const { active, other, turn } = await plainTurn(server);
  const path = `/api/v1/rooms/${active.room.id}/commands`;
  const propose = (decisions: string[]) => ({ type: 'propose', id: 'p', expect_seq: active.seq, decisions });
  const refusals = [
    { decisions: ['place:0,0,0'], code: 'illegal_decision', index: 0 },
    { decisions: [...turn, first(active)], code: 'illegal_decision', index: 2 },
    { decisions: [first(active), 'nonsense'], code: 'malformed_decision', index: 1 },
  ];
  for (const { decisions, code, index } of refusals) {
    expect(await other.command(propose(decisions))).toMatchObject({ type: 'error', code, params: { index } });
    const problem = await refused(server, path, { token: other.token!, body: propose(decisions) });
    expect(problem).toMatchObject({ code, params: { index } });
  }
  const adopt = { type: 'adopt', id: 'a', expect_seq: active.seq, proposal: 5 };
  expect(await active.command(adopt)).toMatchObject({ code: 'proposal_not_found', params: { proposal: 5 } });
  expect(await other.command(adopt)).toMatchObject({ code: 'not_your_turn' });
  expect(await refused(server, path, { token: active.token!, body: adopt })).toMatchObject({ code: 'proposal_not_found' });
  expect(await other.command({ type: 'withdraw', id: 'w', proposal: 5 })).toMatchObject({ code: 'proposal_not_found' });
});

test('a room without a council has none, over a WebSocket and over HTTP', async () => {
  const server = await Server.start();
  const { players } = await seatedTable(server, ['Ana', 'Ben'], { options: { aids: { council: false } } });
  const { active } = await turnOf(players);
  const params = { aid: 'council' };
  const point = { type: 'point', id: 'z', x: 0, y: 0 };
  expect(await active.command(point)).toMatchObject({ code: 'aid_refused', params });
  const propose = { type: 'propose', id: 'p', expect_seq: active.seq, decisions: [first(active)] };
  expect(await active.command(propose)).toMatchObject({ code: 'aid_refused', params });
  const path = `/api/v1/rooms/${active.room.id}/commands`;
  expect(await refused(server, path, { token: active.token!, body: point })).toMatchObject({ code: 'aid_refused', params });
  const state = await call(server, `/api/v1/rooms/${active.room.id}/state`);
  expect(JSON.parse(state.text)).toMatchObject({ seq: active.seq });
});
