import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Administrator } from './harness/admin.ts';
import { Client } from './harness/client.ts';
import { createRoom, getLog, getRoom, readUpdate, startRoom, takeSeat } from './harness/http.ts';
import { pick, play, seededRandom } from './harness/play.ts';
import type { Update } from './harness/protocol.ts';
import { Program } from './harness/server.ts';
import { seatedTable, settled } from './harness/table.ts';

interface Acknowledged {
  seq: number;
  decision: string;
}

/** Milliseconds before each decision, so that a game lasts longer than a drain. */
const kThinking = 25;

/** A bot over the harness: plays over lost connections, repeats what was not answered, and remembers every `ok`. */
class Bot {
  readonly acknowledged: Acknowledged[] = [];
  private unanswered: { id: string; expectSeq: number; decision: string } | null = null;

  constructor(
    public client: Client,
    private readonly seed: number,
  ) {}

  /** Plays until the game has ended or the connection is lost. */
  async playOn(): Promise<void> {
    const random = seededRandom(this.seed + this.client.seq);
    try {
      for (;;) {
        if (this.unanswered) await this.say(this.unanswered);
        const { client } = this;
        const turn = await client.until('a turn or the end', () => (client.ended ? 'over' : client.isToAct && 'decide'));
        if (turn === 'over') return;
        await setTimeout(kThinking);
        await this.say({ id: client.newId(), expectSeq: client.seq, decision: pick(client.legal, random).id });
      }
    } catch {
      await this.client.closed;
    }
  }

  private async say(command: { id: string; expectSeq: number; decision: string }): Promise<void> {
    this.unanswered = command;
    const { client } = this;
    const reply = await client.decide(command.decision, command.expectSeq, command.id);
    if (reply.type !== 'ok') throw new Error(`refused: ${JSON.stringify(reply)}`);
    this.acknowledged.push({ seq: reply.seq, decision: command.decision });
    this.unanswered = null;
    await client.until(`update ${reply.seq}`, () => client.seq >= reply.seq);
  }
}

test('drain and restart under four playing bots: no decision is lost, and the games end', async () => {
  let administrator = await Administrator.start();
  const tables = [
    await seatedTable(administrator.server, ['Alder', 'Birch'], { level: 1 }),
    await seatedTable(administrator.server, ['Cedar', 'Dogwood'], { game: 'base' }),
  ];
  await settled(tables.flatMap(({ players }) => players));
  const bots = tables.flatMap(({ players }, table) => players.map((player, seat) => new Bot(player, 10 * table + seat)));
  const played = () => bots.every(({ client }) => client.ended);

  let restarts = 0;
  while (!played()) {
    const playing = Promise.all(bots.map((bot) => bot.playOn()));
    if (restarts < 3) {
      // The games are longer than that, so the server stops in the middle of decisions.
      const { draining, stops_at } = await administrator.drain({ method: 'PUT', body: { stop_after_seconds: 1 } });
      expect(draining).toBe(true);
      expect(stops_at).not.toBeNull();
      expect(await administrator.server.program.exited).toEqual({ code: 0, signal: null });
      for (const { client } of bots) if (!client.ended) expect((await client.closed).code).toBe(1001);
      await playing;
      administrator = await administrator.startAgain();
      restarts += 1;
      for (const bot of bots) bot.client = await Client.resume(administrator.server, bot.client);
    } else {
      await playing;
    }
  }

  expect(restarts).toBeGreaterThan(0);

  for (const { room, players } of tables) {
    const log = (await getLog(administrator.server, room)).map(readUpdate);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
    expect((await getRoom(administrator.server, room)).status).toBe('over');
    const ours = bots.filter((bot) => bot.client.room.id === room);
    const acknowledged = ours.flatMap((bot) => bot.acknowledged).sort((a, b) => a.seq - b.seq);
    const decided = log.filter(({ actor }: Update) => actor.kind === 'player');
    expect(acknowledged).toEqual(decided.map(({ seq, decision }) => ({ seq, decision: decision.id })));
    expect(players).toHaveLength(ours.length);
    for (const bot of ours) expect(bot.client.updates.map((line) => (JSON.parse(line) as Update).seq)).toEqual(log.map(({ seq }) => seq));
  }
}, 60_000);

test('the bots of the project play on over a drain and a restart of a room of four', async () => {
  let administrator = await Administrator.start();
  const created = await createRoom(administrator.server, { seats: 4, level: 3 });
  const room = created.room.id;
  const watcher = await Client.join(administrator.server, room);
  const bots = new Program('mistward-bot', ['--url', administrator.server.url, '--room', room, '--bots', '4', '--think', '20']);
  await watcher.until('four bots', () => watcher.room.seats.every((seat) => seat.connected));
  await startRoom(administrator.server, room, created.owner_token);
  await watcher.until('some decisions', () => watcher.seq > 10);
  await administrator.drain({ method: 'PUT', body: { stop_after_seconds: 1 } });
  expect(await administrator.server.program.exited).toEqual({ code: 0, signal: null });

  administrator = await administrator.startAgain();
  const again = await Client.resume(administrator.server, watcher);
  await again.until('the end', () => again.ended);
  expect(await bots.exited).toEqual({ code: 0, signal: null });
  expect(again.updates).toEqual(await getLog(administrator.server, room));
}, 60_000);

test('without a time the server waits until the last game has ended', async () => {
  const administrator = await Administrator.start();
  const { players } = await seatedTable(administrator.server, ['Ana']);
  await settled(players);
  expect(await administrator.drain({ method: 'PUT', body: {} })).toMatchObject({ games: 1 });
  await play(players[0]!, seededRandom(3));
  expect(players[0]!.ended).not.toBeNull();
  expect(await administrator.server.program.exited).toEqual({ code: 0, signal: null });
  expect((await players[0]!.closed).code).toBe(1001);
});

test('an idle server stops by itself, and a paused game does not hold it up', async () => {
  const administrator = await Administrator.start();
  const { room } = await createRoom(administrator.server, { seats: 1 });
  const { token } = await takeSeat(administrator.server, room.id, 'Ana');
  const ana = await Client.join(administrator.server, room.id, token);
  await startRoom(administrator.server, room.id, token);
  await settled([ana]);
  expect((await ana.command({ type: 'pause', id: 'p' })).type).toBe('ok');
  expect(await administrator.drain({ method: 'PUT', body: {} })).toMatchObject({ games: 0 });
  expect(await administrator.server.program.exited).toEqual({ code: 0, signal: null });
});
