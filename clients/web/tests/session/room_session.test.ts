import '../views/browser';

import { beforeEach, describe, expect, it, vi } from 'vitest';

import { RoomSession } from '../../src/session/room_session';
import { FakeSocket } from '../fake_socket';
import { recording } from '../fixtures';

const { welcome } = recording();
const socket = () => FakeSocket.made.at(-1)!;
const ana = { name: 'Ana', token: 'a' };

beforeEach(() => {
  FakeSocket.made = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', { addEventListener: () => {} });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 404 })));
  const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  Object.assign(window, { setTimeout: () => 1, clearTimeout: () => {}, localStorage: storage, sessionStorage: storage });
});

/** The server answers the greeting on the newest socket. */
function welcomed(seat: number | null) {
  socket().onopen?.();
  socket().says({ ...welcome, you: { seat } });
}

function opened(): RoomSession {
  const session = new RoomSession(welcome.room.id);
  session.open();
  return session;
}

describe('a page that takes a seat', () => {
  it('asks for a snapshot if it has watched, because it was not told what is legal', () => {
    const session = opened();
    welcomed(null);
    session.keys.use(ana);
    socket().onopen?.();
    expect(socket().sent).toEqual([{ type: 'hello', protocol: 1, token: 'a' }]);
  });

  it('goes on from where it was if it had a seat', () => {
    const session = opened();
    session.keys.use(ana);
    welcomed(0);
    session.keys.use({ name: 'Ana', token: 'renewed' });
    socket().onopen?.();
    expect(socket().sent).toEqual([{ type: 'hello', protocol: 1, token: 'renewed', since: welcome.seq }]);
  });
});

describe('a page whose seat was freed', () => {
  it('watches, and sees the table as nobody', () => {
    const session = opened();
    session.keys.use(ana);
    welcomed(0);
    socket().says({ ...welcome, you: { seat: null } });
    expect(session.keys.seat.value).toBeNull();
    expect(session.table.log.value.seat).toBeNull();
    expect(session.screen.here.value.size).toBe(0);
  });
});

describe('a page that gives up its seat', () => {
  it('goes on from where it was, and leaves out what is legal', () => {
    const session = opened();
    session.keys.use(ana);
    welcomed(0);
    session.keys.leave(ana);
    socket().onopen?.();
    expect(socket().sent).toEqual([{ type: 'hello', protocol: 1, legal: false, since: welcome.seq }]);
  });
});
