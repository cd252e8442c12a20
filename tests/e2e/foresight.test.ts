import { expect, test } from 'vitest';
import { Client } from './harness/client.ts';
import { call, expectAnswer, getLog, getState, refused } from './harness/http.ts';
import { pick, seededRandom } from './harness/play.ts';
import type { Foresight, Update } from './harness/protocol.ts';
import { Server } from './harness/server.ts';
import { seatedTable, settled } from './harness/table.ts';

const foresee = (server: Server, room: string, seq: number, decisions: string[], token?: string) =>
  expectAnswer<Foresight>(server, `/api/v1/rooms/${room}/foresight`, 'foresight', 200, {
    body: { seq, decisions },
    ...(token === undefined ? {} : { token }),
  });

async function toAct(players: Client[]): Promise<Client> {
  await settled(players);
  return players.find((player) => player.isToAct)!;
}

const updateAt = (player: Client, seq: number) =>
  player.updates.map((text) => JSON.parse(text) as Update).find((update) => update.seq === seq)!;

test.each([{ game: 'mists', level: 4 }, { game: 'ghosts' }])('in $game what anybody foresees is what then happens', async (wish) => {
  const server = await Server.start();
  const { room, players } = await seatedTable(server, ['Ana', 'Ben'], wish);
  const random = seededRandom(31);
  for (let i = 0; i < 40; i += 1) {
    await settled(players);
    if (players[0]!.next?.actor !== 'player') break;
    const active = await toAct(players);
    const { seq } = active;
    const { id } = pick(active.legal, random);
    const told = await foresee(server, room, seq, [id]);
    expect(told.seq).toBe(seq);
    expect(active.seq).toBe(seq);
    await active.command({ type: 'decide', id: active.newId(), expect_seq: seq, decision: id });
    await active.until('the update', () => active.seq > seq);
    const update = updateAt(active, seq + 1);
    const { decisions, events, next, legal } = told;
    expect({ decisions, events, next, legal }).toEqual({
      decisions: [update.decision],
      events: update.events,
      next: update.next,
      legal: update.legal,
    });
  }
});

/** Foresees every way to place the tile without a meeple; in how many of them a draw comes next. */
async function foreseeTurns(server: Server, room: string, active: Client): Promise<number> {
  let ended = 0;
  for (const { id: place } of active.legal) {
    const tile = await foresee(server, room, active.seq, [place]);
    if (tile.next.kind !== 'place_meeple') continue;
    expect(tile.legal).toContainEqual({ id: 'pass', type: 'pass' });
    const turn = await foresee(server, room, active.seq, [place, 'pass']);
    if (turn.next.actor !== 'chance') continue;
    expect(turn.legal).toEqual([]);
    for (const next of ['draw:14.3', 'pass', place]) {
      const body = { seq: active.seq, decisions: [place, 'pass', next] };
      const problem = await refused(server, `/api/v1/rooms/${room}/foresight`, { body });
      expect(problem).toMatchObject({ status: 422, code: 'illegal_decision', params: { reason: 'wrong_kind', index: 2 } });
    }
    ended += 1;
  }
  return ended;
}

test('a turn is foreseen step by step, up to the draw and no further', async () => {
  const server = await Server.start();
  let ended = 0;
  while (ended === 0) {
    const { room, players } = await seatedTable(server);
    const active = await toAct(players);
    const log = await getLog(server, room);
    ended = await foreseeTurns(server, room, active);
    expect(await getLog(server, room)).toEqual(log);
    expect((await getState(server, room)).seq).toBe(active.seq);
  }
});

test('foresight needs the newest seq, decisions that can be made, and leave to read, but no council', async () => {
  const server = await Server.start();
  const options = { spectators: false, aids: { council: false, hints: false } };
  const { room, owner, players } = await seatedTable(server, ['Ana', 'Ben'], { options });
  const active = await toAct(players);
  const { seq, legal } = active;
  const path = `/api/v1/rooms/${room}/foresight`;
  const first = legal[0]!.id;
  const ask = (decisions: string[], at = seq, token: string | undefined = owner) =>
    refused(server, path, { body: { seq: at, decisions }, ...(token === '' ? {} : { token }) });
  expect(await ask([first], seq, '')).toMatchObject({ status: 403, code: 'spectators_refused' });
  expect(await ask([first], seq - 1)).toMatchObject({ status: 409, code: 'stale_seq', params: { expect_seq: seq - 1, seq } });
  expect(await ask([first, 'dance'])).toMatchObject({ status: 400, code: 'malformed_decision', params: { index: 1 } });
  expect(await ask(['place:0,0,0'])).toMatchObject({ status: 422, code: 'illegal_decision', params: { clause: 'P-1', index: 0 } });
  expect(await ask(Array<string>(9).fill('pass'))).toMatchObject({ status: 400, code: 'invalid_message', params: { field: 'decisions' } });
  for (const token of [owner, ...players.map((player) => player.token!)]) {
    expect((await foresee(server, room, seq, [first], token)).decisions).toEqual([legal[0]]);
  }
  const { text } = await call(server, `/api/v1/rooms/${room}/log`, { token: owner });
  expect(text.trimEnd().split('\n')).toHaveLength(seq);
});
