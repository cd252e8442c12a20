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

describe('a page at the end of a game', () => {
  const over = { type: 'ended', seq: welcome.seq, outcome: 'lost', reason: 'M-END-3', winners: [], seed: '00', commitment: '11', deck: null };
  const nextRoom = { ...welcome.room, game_id: `${welcome.room.id}.2` };
  const next = { ...welcome, room: nextRoom, seq: 0, you: { seat: 0 } };
  const turn = (player: number) => ({ ...recording().updates[0], seq: 1, next: { actor: 'player', player, kind: 'place_tile' } });

  function ended(): RoomSession {
    const session = opened();
    session.keys.use(ana);
    welcomed(0);
    socket().says(over);
    return session;
  }
  const game = (session: RoomSession) => session.table.room.value?.game_id;

  it('stays there when somebody else begins the next game, and is told who has', () => {
    const session = ended();
    socket().says({ ...next, begun_by: 1 });
    expect(game(session)).toBe(welcome.room.game_id);
    expect(session.onward.offer.value).toEqual({ by: welcome.room.seats[1]!.name, waits: false });
  });

  it('is told when that game waits for it, and changes nothing of the one that it shows', () => {
    const session = ended();
    socket().says({ ...next, begun_by: 1 });
    const before = session.table.log.value;
    socket().says(turn(0));
    expect(session.onward.offer.value?.waits).toBe(true);
    socket().says({ ...turn(1), seq: 2 });
    expect(session.onward.offer.value?.waits).toBe(false);
    expect(session.table.log.value).toBe(before);
  });

  it('hears what is said meanwhile', () => {
    const session = ended();
    socket().says(next);
    const line = { n: 1, seat: 1, at: '2026-01-01T00:00:00Z', text: 'Come!', sign: null };
    socket().says({ type: 'said', ...line });
    expect(session.table.log.value.team.chat).toHaveLength(1);
  });

  it('comes along by asking for all of the next game, with its seat', () => {
    const session = ended();
    socket().says(next);
    session.onward.comeAlong();
    socket().onopen?.();
    expect(socket().sent).toEqual([{ type: 'hello', protocol: 1, token: 'a' }]);
    socket().says(next);
    expect(game(session)).toBe(nextRoom.game_id);
    expect(session.onward.offer.value).toBeNull();
  });

  it('goes there at once if it begins that game itself, whichever answer comes first', async () => {
    for (const isToldFirst of [true, false]) {
      const session = ended();
      let answer = (_: boolean) => {};
      const led = session.onward.lead(() => new Promise((settle) => (answer = settle)));
      if (isToldFirst) socket().says({ ...next, begun_by: 0 });
      answer(true);
      await led;
      if (!isToldFirst) socket().says({ ...next, begun_by: 0 });
      expect(game(session)).toBe(nextRoom.game_id);
    }
  });

  it('stays there after it was refused to begin that game', async () => {
    const session = ended();
    await session.onward.lead(() => Promise.resolve(false));
    socket().says(next);
    expect(session.onward.offer.value).toEqual({ by: null, waits: false });
  });

  it('goes along by itself on the wall', () => {
    const session = new RoomSession(welcome.room.id);
    session.watch();
    welcomed(null);
    socket().says(over);
    socket().says({ ...next, you: { seat: null } });
    expect(game(session)).toBe(nextRoom.game_id);
  });
});
