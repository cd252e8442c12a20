import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Telling } from '../../src/protocol/types';
import { Line } from '../../src/session/line';
import { FakeSocket } from '../fake_socket';
import { recording } from '../fixtures';

const { welcome } = recording();
const socket = () => FakeSocket.made.at(-1)!;
const refusal = (code: string) => ({ type: 'error', id: null, code, message: '', params: {} });
const answered = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  FakeSocket.made = [];
  answered.mockReset();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', { addEventListener: () => {} });
  vi.stubGlobal('fetch', answered);
  Object.assign(window, { setTimeout: () => 1, clearTimeout: () => {} });
});

/** A line that was opened, and what was heard by it. */
function opened(token: string | null = null) {
  const heard: Telling[] = [];
  const unauthorized = vi.fn();
  const wordNeeded = vi.fn();
  const line = new Line('r', { since: () => undefined, hear: (message) => heard.push(message), unauthorized, wordNeeded });
  line.open(token);
  socket().onopen?.();
  return { line, heard, unauthorized };
}

const isNot = (code: string, params: object = {}) =>
  Promise.resolve(new Response(JSON.stringify({ code, params }), { status: 404 }));

describe('the line to the server', () => {
  it('is opened with a key, and then hears the room', () => {
    const { line, heard } = opened('key');
    expect(socket().sent).toEqual([{ type: 'hello', protocol: 1, token: 'key' }]);
    socket().says(welcome);
    expect(heard).toEqual([welcome]);
    expect(line.status.value.kind).toBe('open');
  });

  it('leaves out what is legal where there is no key, because nothing is decided', () => {
    opened();
    expect(socket().sent).toEqual([{ type: 'hello', protocol: 1, legal: false }]);
  });

  it('is one socket, however often it is opened anew', () => {
    const { line } = opened();
    const before = socket();
    line.open('key');
    expect(before.closed).toBe(true);
    expect(FakeSocket.made).toHaveLength(2);
    line.close();
    expect(socket().closed).toBe(true);
    expect(line.status.value).toEqual({ kind: 'closed' });
  });

  it('asks by HTTP whether there is a room, if no socket was ever answered', async () => {
    answered.mockReturnValue(isNot('room_not_found'));
    const { line } = opened();
    socket().onclose?.();
    await vi.waitFor(() => expect(line.gone.value).toEqual({ code: 'room_not_found', reason: null }));
    expect(line.status.value.kind).toBe('closed');
  });

  it('says that the server cannot play the game of a room', async () => {
    answered.mockReturnValue(isNot('game_unreadable', { reason: 'tiles_unknown' }));
    const { line } = opened('key');
    socket().onclose?.();
    await vi.waitFor(() => expect(line.gone.value).toEqual({ code: 'tiles_unknown', reason: null }));
    expect(line.status.value.kind).toBe('closed');
  });

  it('takes a line that was lost for a lost line, once the room has answered', () => {
    const { line } = opened();
    socket().says(welcome);
    socket().onclose?.();
    expect(line.status.value.kind).toBe('waiting');
    expect(answered).not.toHaveBeenCalled();
    expect(line.gone.value).toBeNull();
  });

  it('tells that a key was refused', () => {
    const { unauthorized } = opened('old');
    socket().says(refusal('unauthorized'));
    expect(unauthorized).toHaveBeenCalledOnce();
  });

  it('ends with what an administrator said, when the room is closed', () => {
    const { line } = opened();
    socket().says(welcome);
    socket().says({ type: 'room_closed', reason: 'for a test' });
    expect(line.gone.value).toEqual({ code: 'room_closed', reason: 'for a test' });
    expect(line.status.value.kind).toBe('closed');
  });

  it('gives no answer to a command where there is no line', async () => {
    const { line } = opened();
    line.close();
    expect(await line.send({ type: 'pause' })).toBeNull();
  });

  it('ends for somebody who is kept out, with what was said of it, and asks no more', async () => {
    answered.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ code: 'banned', params: { reason: 'noise' } }), { status: 403 })));
    const { line } = opened('key');
    socket().says(welcome);
    socket().onclose?.({ code: 1008 });
    await vi.waitFor(() => expect(line.gone.value).toEqual({ code: 'banned', reason: 'noise' }));
    expect(line.status.value).toEqual({ kind: 'closed' });
    expect(FakeSocket.made).toHaveLength(1);
  });

  it('says why the server does not open it, as long as it does not', async () => {
    answered.mockImplementation(() => isNot('not_ready'));
    const { line } = opened('key');
    socket().onclose?.();
    await vi.waitFor(() => expect(line.why.value).toBe('not_ready'));
    expect(line.gone.value).toBeNull();
    line.retry();
    socket().onopen?.();
    socket().says(welcome);
    expect(line.why.value).toBeNull();
  });
});
