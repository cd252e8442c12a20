import { describe, expect, test } from 'vitest';
import { Disconnected, isRefused, Overtaken, ProtocolViolation, refusal, SeatLost, Unreachable } from '../src/errors.js';
import { kLongestMessage, kMostCommands, kMostMisfits } from '../src/limits.js';
import { kAnswerMs, kOpeningMs, kQuietMs } from '../src/line.js';
import { end, game, resumed, Script, start, updates } from './script.js';

const error = (id: string | null, code: string, params: object = {}) => ({ type: 'error', id, code, message: 'no', params });
const decide = { type: 'decide', expect_seq: 1, decision: 'place:1,-1,2' } as const;

function played(seq: number): Script {
  const script = new Script();
  script.playTo(seq);
  return script;
}

describe('following', () => {
  test('a player says hello and follows the game to its end', () => {
    const script = new Script();
    expect(script.connect()).toEqual({ type: 'hello', protocol: 1, token: 'secret' });
    script.say(...game);
    const { view } = script.line;
    const { seq, outcome } = end;
    expect(view).toMatchObject({ seat: 0, seq, state: { outcome }, ended: { outcome } });
    expect(script.told).toHaveLength(game.length);
  });

  test('a spectator does without what is legal', () => {
    expect(new Script({ token: null }).connect()).toEqual({ type: 'hello', protocol: 1, legal: false });
  });

  test('what a newer server says is handed on and else ignored', () => {
    const script = played(4);
    script.say({ type: 'fireworks', colour: 'red' }, { ...updates(5, 5)[0], mood: 'good' });
    expect(script.line).toMatchObject({ phase: 'open', view: { seq: 5 } });
    expect(script.told.at(-2)).toEqual({ type: 'fireworks', colour: 'red' });
  });
});

describe('reconnecting', () => {
  test('a cut is followed by a resume from the last seq', () => {
    const script = played(9);
    script.close();
    expect(script.line.phase).toBe('waiting');
    expect(script.connect()['since']).toBe(9);
    script.say(resumed(9), ...updates(9, 12));
    expect(script.line.view.seq).toBe(12);
  });

  test('a gap is never guessed over', () => {
    const script = played(4);
    script.say(...updates(6, 7));
    expect(script.line).toMatchObject({ phase: 'waiting', view: { seq: 4 } });
    expect(script.connect()['since']).toBe(4);
  });

  test('a patch that does not fit is followed by a snapshot, a few times', () => {
    const script = played(4);
    const misfit = { ...updates(5, 5)[0], patch: [{ op: 'remove', path: '/nothing' }] };
    for (let count = 0; count < kMostMisfits; ++count) {
      script.say(misfit);
      expect(script.line.phase).toBe('waiting');
      expect(script.connect()).not.toHaveProperty('since');
      script.say({ ...start, seq: 4 });
    }
    script.say(misfit);
    expect(script.line.failure).toBeInstanceOf(ProtocolViolation);
  });

  test('pauses grow until the connection is of use', () => {
    const script = played(4);
    const pauses = [];
    for (let count = 0; count < 12; ++count) {
      script.close();
      pauses.push(script.pauseMs);
      script.connect();
      script.say(resumed(4));
    }
    expect(pauses[0]).toBe(150);
    expect(pauses.at(-1)).toBe(7500);
    script.say(...updates(5, 5));
    script.close();
    expect(script.pauseMs).toBe(150);
  });

  test('patience ends', async () => {
    const script = new Script({ patienceMs: 30_000 });
    const given = script.line.give({ type: 'ping' });
    while (script.line.phase !== 'over') script.wait();
    expect(script.line.failure).toBeInstanceOf(Unreachable);
    await expect(given).rejects.toBeInstanceOf(Unreachable);
    expect(script.now()).toBeLessThan(100_000 + 30_000 + 2 * kOpeningMs);
  });

  test('a silent server is asked and then left', () => {
    const script = played(4);
    expect(script.pauseMs).toBe(kQuietMs);
    script.wait();
    expect(script.sent()).toMatchObject([{ type: 'ping' }]);
    expect(script.pauseMs).toBe(kAnswerMs);
    script.wait();
    expect(script.line.phase).toBe('waiting');
  });

  test.each([
    [1001, 'waiting'],
    [1006, 'waiting'],
    [1011, 'waiting'],
    [1008, 'over'],
  ])('after a close with %i the line is %s', (code, phase) => {
    const script = played(4);
    script.close(code, 'so it is');
    expect(script.line.phase).toBe(phase);
    expect(script.line.failure instanceof Disconnected).toBe(phase === 'over');
  });

  test('refusals of hello that pass are waited for, others are final', () => {
    const script = new Script();
    script.connect();
    script.say(error(null, 'rate_limited', { retry_after_ms: 5000 }));
    expect(script.line.phase).toBe('waiting');
    expect(script.pauseMs).toBe(5000);
    script.connect();
    script.say(error(null, 'unauthorized'));
    expect(isRefused(script.line.failure, 'unauthorized')).toBe(true);
  });

  test('why a WebSocket was not opened is asked over HTTP', async () => {
    const script = new Script();
    script.close();
    await Promise.resolve();
    expect(script.line.phase).toBe('waiting');
    script.wait();
    script.refusal = refusal('room_not_found', 'no', { room: 'x' }, 404);
    script.close();
    await Promise.resolve();
    expect(isRefused(script.line.failure, 'room_not_found')).toBe(true);
  });

  test('an error without a close is the end of an opening, and of nothing else', async () => {
    const script = new Script();
    script.fail();
    await Promise.resolve();
    expect(script.line.phase).toBe('waiting');
    script.playTo(4);
    script.fail();
    expect(script.line.phase).toBe('open');
  });

  test('whoever lost the seat, was replaced or put out is told', () => {
    const losses: [object, (failure: unknown) => boolean][] = [
      [{ ...start, you: { seat: null } }, (failure) => failure instanceof SeatLost],
      [error(null, 'too_many_connections', { limit: 16 }), (failure) => isRefused(failure, 'too_many_connections')],
      [{ type: 'room_closed', reason: 'enough' }, (failure) => isRefused(failure, 'room_closed')],
    ];
    for (const [message, isRight] of losses) {
      const script = played(4);
      script.say(message);
      expect(isRight(script.line.failure)).toBe(true);
    }
  });
});

describe('commands', () => {
  test('a decision whose answer got lost is repeated by its id, and after its answer never again', async () => {
    const script = played(1);
    const given = script.line.give(decide);
    const [sent] = script.sent();
    script.close();
    script.connect();
    expect(script.sent()).toEqual([]);
    script.say(resumed(1));
    expect(script.sent()).toEqual([sent]);
    script.say({ type: 'ok', id: sent?.['id'], seq: 2 });
    expect(await given).toBe(2);
    script.close();
    script.connect();
    script.say(resumed(1));
    expect(script.sent()).toEqual([]);
  });

  test('refusals that pass are waited for', () => {
    const script = played(1);
    void script.line.give({ type: 'say', text: 'hello' });
    const [sent] = script.sent();
    script.say(error(String(sent?.['id']), 'rate_limited', { retry_after_ms: 2000 }));
    expect(script.sent()).toEqual([]);
    expect(script.pauseMs).toBe(2250);
    script.wait();
    expect(script.sent()).toEqual([sent]);
  });

  test('a decision waits while the game is paused', () => {
    const script = played(1);
    void script.line.give(decide);
    const [sent] = script.sent();
    const room = (paused: boolean) => ({ type: 'room', room: { ...start.room, paused } });
    script.say(room(true), error(String(sent?.['id']), 'paused'), { type: 'ok', id: 'another', seq: 1 });
    expect(script.sent()).toEqual([]);
    script.say(room(false));
    expect(script.sent()).toEqual([sent]);
  });

  test('other refusals reject with the words of the server', async () => {
    const script = played(1);
    const given = script.line.give(decide);
    script.say(error(String(script.sent()[0]?.['id']), 'illegal_decision', { clause: 'P-1' }));
    await expect(given).rejects.toMatchObject({ code: 'illegal_decision', message: 'no', params: { clause: 'P-1' } });
    const late = script.line.give(decide);
    script.say(error(String(script.sent()[0]?.['id']), 'stale_seq', { seq: 2 }));
    await expect(late).rejects.toBeInstanceOf(Overtaken);
  });

  test('what was meant for one game does not reach the next', async () => {
    const script = played(1);
    const given = script.line.give(decide);
    void script.line.give({ type: 'say', text: 'well played' });
    script.close();
    script.connect();
    script.sent();
    script.say({ ...start, room: { ...start.room, game_id: 'k7m2qx9d4t.2' } });
    expect(script.sent()).toMatchObject([{ type: 'say' }]);
    await expect(given).rejects.toBeInstanceOf(Overtaken);
  });

  test('not many wait at a time', async () => {
    const script = played(1);
    for (let count = 0; count < kMostCommands; ++count) void script.line.give({ type: 'ping' });
    await expect(script.line.give({ type: 'ping' })).rejects.toThrow('waiting');
  });
});

describe('a server that does not keep to the protocol', () => {
  const { state: _, ...withoutState } = start;
  test.each([
    'nonsense',
    '[1]',
    '{}',
    '{"type":null}',
    '{"type":"update"}',
    '{"type":"ok","id":"x","seq":"y"}',
    '{"type":"room","room":[]}',
    '{"type":"update","seq":5,"patch":[],"next":{},"legal":[]}',
    JSON.stringify({ ...updates(5, 5)[0], legal: [7] }),
    JSON.stringify({ ...start, next: { actor: 'player' } }),
    '{"type":"announcement"}',
    '['.repeat(100_000),
    JSON.stringify(withoutState),
    JSON.stringify({ ...start, room: 7 }),
    ' '.repeat(kLongestMessage + 1),
    new Uint8Array(3),
  ])('is left for good (%#)', (data) => {
    const script = played(4);
    script.saySo(data);
    expect(script.line.failure).toBeInstanceOf(ProtocolViolation);
  });
});
