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

describe('a page before a room whose word is needed to watch', () => {
  const room = { ...welcome.room, has_word: true, options: { ...welcome.room.options, word_for: 'watch' } };
  const refused = (code: string) => {
    socket().onopen?.();
    socket().says({ type: 'error', id: null, code, params: {} });
  };
  const served = (status: number, body: unknown) =>
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));

  it('asks for the word, and goes in with the pass that it gives', async () => {
    const session = opened();
    refused('word_needed');
    expect(session.entry.asks).toBe(true);
    served(403, { code: 'wrong_word', params: {} });
    await session.entry.say('hawk');
    expect([session.entry.asks, session.refusals.code.value]).toEqual([true, 'wrong_word']);
    served(200, { pass: 'p' });
    await session.entry.say('owl');
    expect(session.entry.asks).toBe(false);
    socket().onopen?.();
    expect(socket().sent).toEqual([{ type: 'hello', protocol: 1, legal: false, token: 'p' }]);
    served(404, {});
    socket().says({ ...welcome, room, you: { seat: null } });
    expect(session.table.room.value?.id).toBe(room.id);
  });

  it('shows a pass that a link carries, once it is wanted, and asks for the word if that is of another one', () => {
    vi.stubGlobal('location', { hash: `#pass=${'p'.repeat(43)}`, pathname: '/r/x', search: '' });
    vi.stubGlobal('history', { state: null, replaceState: vi.fn() });
    const session = opened();
    expect(history.replaceState).toHaveBeenCalledWith(null, '', '/r/x');
    refused('word_needed');
    socket().onopen?.();
    expect(socket().sent).toEqual([{ type: 'hello', protocol: 1, legal: false, token: 'p'.repeat(43) }]);
    expect(session.entry.asks).toBe(false);
    refused('unauthorized');
    expect(session.entry.asks).toBe(true);
    vi.stubGlobal('location', { hash: '', pathname: '/', search: '' });
  });
});

describe('a page that takes a seat of a room with a word', () => {
  const room = { ...welcome.room, has_word: true };

  it('shows the pass, else a key of its own; and says the word again when the pass is of another one', async () => {
    const session = opened();
    socket().onopen?.();
    socket().says({ ...welcome, room, you: { seat: null } });
    const bodies: unknown[] = [];
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      if (path.endsWith('/seats')) bodies.push(JSON.parse(String(init.body)));
      return Promise.resolve(new Response(JSON.stringify({ code: 'wrong_word', params: {} }), { status: 403 }));
    });
    session.entry.pass.value = 'p';
    await session.keys.take('Ben');
    expect(bodies).toEqual([{ name: 'Ben', pass: 'p' }]);
    expect([session.entry.pass.value, session.refusals.code.value]).toEqual([null, 'wrong_word']);
    session.keys.use(ana);
    await session.keys.seatNeighbour('Cleo');
    expect(bodies[1]).toEqual({ name: 'Cleo', pass: 'a' });
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

describe('a board on the wall', () => {
  it('leaves no visit, for nobody comes back to it to play on', () => {
    const kept: string[] = [];
    Object.assign(window.localStorage, { setItem: (key: string) => kept.push(key) });
    new RoomSession(welcome.room.id).watch();
    welcomed(null);
    expect(kept).not.toContain('mistward.rooms');
    opened();
    welcomed(null);
    expect(kept).toContain('mistward.rooms');
  });
});
