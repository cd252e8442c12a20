import { beforeEach, describe, expect, it } from 'vitest';

import { backoff } from '../../src/connection/backoff';
import { Connection, type LineStatus, type Socket, type Surroundings } from '../../src/connection/connection';
import type { Telling } from '../../src/protocol/types';
import { FakeSocket } from '../fake_socket';

/** Time that stands still until it is told to go on. */
class FakeWorld implements Surroundings {
  readonly sockets: FakeSocket[] = [];
  private time = 0;
  private timers: { id: number; at: number; run: () => void }[] = [];
  private lastId = 0;

  open(): Socket {
    this.sockets.push(new FakeSocket());
    return this.last();
  }

  last(): FakeSocket {
    return this.sockets[this.sockets.length - 1]!;
  }

  setTimer(run: () => void, ms: number): number {
    this.lastId += 1;
    this.timers.push({ id: this.lastId, at: this.time + ms, run });
    return this.lastId;
  }

  clearTimer(id: number): void {
    this.timers = this.timers.filter((timer) => timer.id !== id);
  }

  now(): number {
    return this.time;
  }

  random(): number {
    return 0.5;
  }

  newId(): string {
    this.lastId += 1;
    return `c${this.lastId}`;
  }

  pass(ms: number): void {
    const until = this.time + ms;
    for (;;) {
      const due = this.timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.time = due.at;
      this.clearTimer(due.id);
      due.run();
    }
    this.time = until;
  }
}

const kWelcome = { type: 'welcome', protocol: 1, room: {}, you: { seat: 0 }, resumed: true, seq: 7 };

describe('the connection', () => {
  let world: FakeWorld;
  let statuses: LineStatus['kind'][];
  let messages: Telling[];
  let seq: number | undefined;
  let connection: Connection;

  beforeEach(() => {
    world = new FakeWorld();
    statuses = [];
    messages = [];
    seq = undefined;
    connection = new Connection(world, {
      token: 'secret',
      since: () => seq,
      onMessage: (message) => messages.push(message),
      onStatus: (status) => statuses.push(status.kind),
    });
    connection.start();
  });

  function greet(): FakeSocket {
    const socket = world.last();
    socket.onopen?.();
    socket.says(kWelcome);
    return socket;
  }

  it('says hello with the token and asks for a snapshot at first', () => {
    const socket = greet();
    expect(socket.sent).toEqual([{ type: 'hello', protocol: 1, token: 'secret' }]);
    expect(statuses).toEqual(['connecting', 'open']);
    expect(messages).toHaveLength(1);
  });

  it('comes back by itself and resumes after the last seq', () => {
    greet();
    seq = 7;
    world.last().onclose?.();
    expect(connection.status.kind).toBe('waiting');
    world.pass(1_000);
    const socket = greet();
    expect(world.sockets).toHaveLength(2);
    expect(socket.sent[0]).toEqual({ type: 'hello', protocol: 1, token: 'secret', since: 7 });
    expect(connection.status.kind).toBe('open');
  });

  it('waits longer after each failure, and never gives up', () => {
    const waits: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      world.last().onclose?.();
      const status = connection.status;
      const wait = status.kind === 'waiting' ? status.retryAt - world.now() : NaN;
      waits.push(wait);
      world.pass(wait);
    }
    expect(waits[0]).toBeLessThan(500);
    expect(waits.every((wait, i) => i === 0 || wait >= waits[i - 1]!)).toBe(true);
    expect(Math.max(...waits)).toBeLessThanOrEqual(15_000);
    expect(world.sockets).toHaveLength(9);
  });

  it('repeats an unanswered command under its id and settles it once', async () => {
    const first = greet();
    const reply = connection.send({ type: 'decide', expect_seq: 7, decision: 'place:2,0,1' });
    const command = first.sent[1]!;
    expect(command).toMatchObject({ type: 'decide', expect_seq: 7, decision: 'place:2,0,1' });
    first.onclose?.();
    world.pass(1_000);
    const second = greet();
    expect(second.sent[1]).toEqual(command);
    second.says({ type: 'ok', id: command.id, seq: 8 });
    expect(await reply).toEqual({ type: 'ok', id: command.id, seq: 8 });
    second.onclose?.();
    world.pass(1_000);
    expect(greet().sent).toHaveLength(1);
  });

  it('keeps a command that is given while the line is down', () => {
    greet().onclose?.();
    void connection.send({ type: 'decide', expect_seq: 7, decision: 'pass' });
    world.pass(1_000);
    expect(greet().sent.map((message) => message.type)).toEqual(['hello', 'decide']);
  });

  it('hands a refusal to whoever gave the command', async () => {
    const socket = greet();
    const reply = connection.send({ type: 'decide', expect_seq: 3, decision: 'pass' });
    socket.says({ type: 'error', id: socket.sent[1]!.id, code: 'stale_seq', message: '', params: {} });
    expect(await reply).toMatchObject({ type: 'error', code: 'stale_seq' });
    expect(connection.status.kind).toBe('open');
  });

  it('pings a quiet line and leaves it when nothing comes back', () => {
    const socket = greet();
    world.pass(20_000);
    expect(socket.sent[1]).toMatchObject({ type: 'ping' });
    world.pass(6_000);
    expect(socket.closed).toBe(true);
    expect(connection.status.kind).not.toBe('open');
  });

  it('says after a moment that an answer is late, and no longer once anything is heard', () => {
    const socket = greet();
    void connection.send({ type: 'decide', expect_seq: 7, decision: 'pass' });
    world.pass(1_900);
    expect(connection.status).toEqual({ kind: 'open' });
    world.pass(200);
    expect(connection.status).toEqual({ kind: 'open', silent: true });
    socket.says({ type: 'clock', running: null, left_ms: [] });
    expect(connection.status).toEqual({ kind: 'open' });
    world.pass(10_000);
    expect(socket.closed).toBe(false);
  });

  it('opens no line while the network is said to be gone, so that its return opens one at once', () => {
    greet().onclose?.();
    const attempts = world.sockets.length;
    connection.doubt();
    expect(world.sockets).toHaveLength(attempts);
    connection.wake();
    expect(world.sockets).toHaveLength(attempts + 1);
  });

  it('asks for a sign of life at once when the browser says that its network changed', () => {
    const socket = greet();
    connection.doubt();
    expect(socket.sent.at(-1)).toMatchObject({ type: 'ping' });
    world.pass(2_000);
    expect(connection.status).toEqual({ kind: 'open', silent: true });
    world.pass(4_000);
    expect(connection.status.kind).not.toBe('open');
  });

  it('says that the server closed the line for good', () => {
    greet().onclose?.({ code: 1008 });
    expect(connection.status).toMatchObject({ kind: 'waiting', barred: true });
  });

  it('stays on a quiet line that answers', () => {
    const socket = greet();
    for (let i = 0; i < 5; i += 1) {
      world.pass(20_000);
      socket.says({ type: 'ok', id: socket.sent[socket.sent.length - 1]!.id, seq: 7 });
    }
    expect(world.sockets).toHaveLength(1);
  });

  it('gives up on a server that accepts the line and says nothing', () => {
    world.last().onopen?.();
    world.pass(10_000);
    expect(world.sockets[0]!.closed).toBe(true);
    expect(statuses).toContain('waiting');
  });

  it('is closed at once where it is open, and where it is not only once it opens', () => {
    const open = greet();
    connection.close();
    expect(open.closed).toBe(true);

    connection.start();
    const opening = world.last();
    opening.readyState = 0;
    connection.close();
    expect(opening.closed).toBe(false);
    opening.onopen?.();
    expect([opening.closed, opening.sent]).toEqual([true, []]);
    world.pass(60_000);
    expect(world.sockets).toHaveLength(2);
  });

  it('gives up a line that was closed and never opens', () => {
    world.last().readyState = 0;
    connection.close();
    world.pass(10_000);
    expect(world.last().closed).toBe(true);
  });

  it('does not wait when it is woken', () => {
    greet().onclose?.();
    expect(world.sockets).toHaveLength(1);
    connection.wake();
    expect(world.sockets).toHaveLength(2);
  });

  it('stops when the room is closed for good', () => {
    const socket = greet();
    socket.says({ type: 'room_closed', reason: 'the evening is over' });
    socket.onclose?.();
    expect(connection.status).toEqual({ kind: 'refused', code: 'room_closed', reason: 'the evening is over' });
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
  });

  it('stops when the server refuses the seat, and not for a passing trouble', () => {
    const socket = world.last();
    socket.onopen?.();
    socket.says({ type: 'error', id: null, code: 'storage_unavailable', message: '', params: {} });
    expect(connection.status.kind).toBe('waiting');
    world.pass(1_000);
    world.last().says({ type: 'error', id: null, code: 'unauthorized', message: '', params: {} });
    expect(connection.status).toEqual({ kind: 'refused', code: 'unauthorized' });
    world.pass(60_000);
    expect(world.sockets).toHaveLength(2);
  });

  it('waits for a place to watch from, and tells that this is why', () => {
    const socket = world.last();
    socket.onopen?.();
    socket.says({ type: 'error', id: null, code: 'too_many_spectators', message: '', params: { limit: 200 } });
    expect(connection.status).toMatchObject({ kind: 'waiting', code: 'too_many_spectators' });
    world.pass(1_000);
    greet();
    expect(connection.status.kind).toBe('open');
  });

  it('stays away when newer connections of the seat have taken its place', () => {
    const socket = greet();
    socket.says({ type: 'error', id: null, code: 'too_many_connections', message: '', params: { limit: 16 } });
    expect(connection.status).toEqual({ kind: 'refused', code: 'too_many_connections' });
    connection.wake();
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
  });

  it('asks for a snapshot when what it has does not fit together', () => {
    greet();
    seq = 7;
    connection.resync();
    world.pass(1_000);
    expect(greet().sent[0]).not.toHaveProperty('since');
    connection.wake();
  });

  it('ignores messages that it does not know', () => {
    const socket = greet();
    socket.says({ type: 'fireworks' });
    expect(messages).toHaveLength(1);
    expect(connection.status.kind).toBe('open');
  });
});

describe('the pauses between attempts', () => {
  it('double, end at fifteen seconds, and are spread', () => {
    expect([1, 2, 3].map((n) => backoff(n, () => 1))).toEqual([400, 800, 1600]);
    expect(backoff(30, () => 1)).toBe(15_000);
    expect(backoff(3, () => 0)).toBe(800);
  });
});
