import { beforeEach, describe, expect, it, vi } from 'vitest';

import { ApiError } from '../../src/protocol/api';
import { asPlayer } from '../../src/session/as_player';
import { bringingLink, secretIn } from '../../src/session/bringing';
import { Keys } from '../../src/session/keys';
import { hearOtherWindows, keepPlayer, lookAtSecret, lostPlayer, player } from '../../src/session/player';
import { Refusals } from '../../src/session/refusals';
import { heldSeats, holdOwnerToken, holdSeat, ownerToken, seatOfTab } from '../../src/session/seats';
import { sitDown } from '../../src/session/sit_down';

const secret = (letter: string) => `mwp_${letter.repeat(43)}`;
const ana = { id: 'a1', name: 'Ana', token: secret('a') };
const renewed = { ...ana, token: secret('n') };
const ben = { id: 'b1', name: 'Ben', token: secret('b') };

const lasting = new Map<string, string>();
let heard: (event: { key: string | null }) => void = () => {};

function storage(stored = new Map<string, string>()) {
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
}

/** What is asked of the server, and its answers: by method and path, the next of each in turn; the last stays. */
let asked: { call: string; body: unknown; secret: string | null }[] = [];
function serve(answers: Record<string, [number, object][]>): void {
  asked = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body, headers }: RequestInit) => {
    const call = `${method} ${path.replace('/api/v1', '')}`;
    const { authorization } = (headers ?? {}) as Record<string, string>;
    asked.push({ call, body: body === undefined ? null : JSON.parse(body as string), secret: authorization?.replace('Bearer ', '') ?? null });
    const list = answers[call];
    if (!list) return Promise.reject(new TypeError(`nothing answers ${call}`));
    const [status, answer] = list.length > 1 ? list.shift()! : list[0]!;
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  });
}

const calls = () => asked.map(({ call }) => call);

/** Another window keeps somebody else, and this one hears of it. */
function keptElsewhere(who: object | null): void {
  if (who) lasting.set('mistward.player', JSON.stringify(who));
  else lasting.delete('mistward.player');
  heard({ key: 'mistward.player' });
}

beforeEach(() => {
  vi.useRealTimers();
  lasting.clear();
  Object.assign(window, {
    localStorage: storage(lasting),
    sessionStorage: storage(),
    addEventListener: (name: string, hear: typeof heard) => {
      if (name === 'storage') heard = hear;
    },
    removeEventListener: () => {},
  });
  hearOtherWindows();
  keepPlayer(null);
  lostPlayer.value = null;
});

describe('the seats of a player', () => {
  it('are kept without the secret, which is kept once', () => {
    keepPlayer(ana);
    holdSeat('r', { name: 'Annie', token: ana.token });
    holdOwnerToken('r', ana.token);
    expect([...lasting.values()].filter((text) => text.includes('mwp_'))).toHaveLength(1);
    expect(seatOfTab('r')).toEqual({ name: 'Annie', token: ana.token });
    expect(ownerToken('r')).toBe(ana.token);
  });

  it('are opened by the newest secret, and by nobody else’s', () => {
    keepPlayer(ana);
    holdSeat('r', { name: 'Annie', token: ana.token });
    holdOwnerToken('r', ana.token);
    keepPlayer(renewed);
    expect(heldSeats('r')).toEqual([{ name: 'Annie', token: renewed.token }]);
    expect(ownerToken('r')).toBe(renewed.token);
    keepPlayer(ben);
    expect([heldSeats('r'), seatOfTab('r'), ownerToken('r')]).toEqual([[], null, null]);
  });

  it('leave those alone that have tokens of their own, from before as well', () => {
    lasting.set('mistward.seats.r', '[{"name":"Old","token":"t"}]');
    lasting.set('mistward.owner.r', '"o"');
    keepPlayer(ana);
    holdSeat('r', { name: 'Ana', token: ana.token });
    keepPlayer(null);
    expect(heldSeats('r')).toEqual([{ name: 'Old', token: 't' }]);
    expect(ownerToken('r')).toBe('o');
  });
});

describe('somebody new', () => {
  it('comes once, silently, for all that is done at the same time', async () => {
    serve({ 'POST /players': [[201, ana]] });
    const used = await Promise.all([1, 2].map(() => asPlayer('Ana', async (token) => token)));
    expect(used).toEqual([ana.token, ana.token]);
    expect(calls()).toEqual(['POST /players']);
    expect(asked[0]!.body).toEqual({ name: 'Ana' });
    expect(JSON.parse(lasting.get('mistward.player')!)).toEqual(ana);
  });

  it('does not come without a name, and is not needed', async () => {
    serve({});
    expect(await asPlayer(null, async (token) => token)).toBeUndefined();
    expect(calls()).toEqual([]);
  });

  it.each([404, 429, 503])('who cannot come (%i) keeps nobody from playing', async (status) => {
    serve({ 'POST /players': [[status, { code: 'rate_limited' }]] });
    expect(await asPlayer('Ana', async (token) => token)).toBeUndefined();
    expect(player.value).toBeNull();
  });

  it('takes the place of a player whose secret has ended, and it is said', async () => {
    vi.useFakeTimers();
    keepPlayer(ana);
    serve({ 'POST /players': [[201, ben]] });
    const used: (string | undefined)[] = [];
    const done = asPlayer('Ben', async (token) => {
      used.push(token);
      if (token === ana.token) throw new ApiError('unauthorized');
    });
    await vi.advanceTimersByTimeAsync(1_500);
    await done;
    expect(used).toEqual([ana.token, ben.token]);
    expect(player.value).toEqual(ben);
  });

  it('is not made for other refusals', async () => {
    keepPlayer(ana);
    serve({});
    await expect(asPlayer('Ana', () => Promise.reject(new ApiError('room_full')))).rejects.toThrow('room_full');
    expect(player.value).toEqual(ana);
  });
});

describe('sitting down', () => {
  const path = 'POST /rooms/r/seats';

  it('makes the seat the player’s', async () => {
    keepPlayer(ana);
    serve({ [path]: [[201, { seat: 1, token: ana.token }]] });
    expect(await sitDown('r', { name: 'Ana' })).toEqual({ name: 'Ana', seat: 1, token: ana.token });
    expect(asked[0]!.secret).toBe(ana.token);
  });

  it('gives somebody else at this browser a seat of their own', async () => {
    keepPlayer(ana);
    holdSeat('r', { name: 'Ana', token: ana.token });
    serve({ [path]: [[201, { seat: 2, token: 't' }]] });
    expect((await sitDown('r', { name: 'Ben' })).token).toBe('t');
    expect(asked[0]!.secret).toBeNull();
  });

  it('leads to the seat that the player took on another device', async () => {
    keepPlayer(ana);
    serve({ [path]: [[409, { code: 'seat_taken', params: { seat: 0 } }]] });
    expect(await sitDown('r', { name: 'Zoe' })).toEqual({ name: 'Ana', seat: 0, token: ana.token });
    await expect(sitDown('r', { name: 'Zoe', seat: 0 })).rejects.toThrow('seat_taken');
  });
});

describe('a secret that is refused', () => {
  it('is that of nobody here any more', async () => {
    vi.useFakeTimers();
    keepPlayer(ana);
    serve({ 'GET /me': [[401, { code: 'unauthorized' }]] });
    const looked = lookAtSecret(ana.token);
    await vi.advanceTimersByTimeAsync(1_500);
    await looked;
    expect(player.value).toBeNull();
    expect(lasting.has('mistward.player')).toBe(false);
    expect(lostPlayer.value).toBe('Ana');
  });

  it('stays while the server only does not answer', async () => {
    keepPlayer(ana);
    serve({});
    await lookAtSecret(ana.token);
    expect(player.value).toEqual(ana);
  });

  it('was renewed in another window, which is about to keep it', async () => {
    vi.useFakeTimers();
    keepPlayer(ana);
    serve({ 'GET /me': [[401, { code: 'unauthorized' }]] });
    const looked = lookAtSecret(ana.token);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(player.value).toEqual(ana);
    keptElsewhere(renewed);
    await looked;
    expect(player.value).toEqual(renewed);
    expect(lostPlayer.value).toBeNull();
  });
});

describe('a page that was asleep', () => {
  it('leaves the newer secret that it has not heard of where it is', async () => {
    vi.useFakeTimers();
    keepPlayer(ana);
    lasting.set('mistward.player', JSON.stringify(renewed));
    serve({ 'GET /me': [[401, { code: 'unauthorized' }]] });
    const looked = lookAtSecret(ana.token);
    await vi.advanceTimersByTimeAsync(1_500);
    await looked;
    expect(player.value).toEqual(renewed);
    expect(JSON.parse(lasting.get('mistward.player')!)).toEqual(renewed);
    expect(lostPlayer.value).toBeNull();
  });

  it('makes nobody new beside somebody who has come in another window', async () => {
    serve({ 'POST /players': [[201, ben]] });
    const used = asPlayer('Ben', async (token) => token);
    lasting.set('mistward.player', JSON.stringify(ana));
    expect(await used).toBe(ana.token);
    expect(player.value).toEqual(ana);
  });
});

describe('two windows', () => {
  it('have the same player, and none once one has forgotten them', () => {
    keptElsewhere(ana);
    expect(player.value).toEqual(ana);
    keptElsewhere(null);
    expect(player.value).toBeNull();
    keptElsewhere({ id: 'a1', name: 'Ana', token: 'no secret' });
    expect(player.value).toBeNull();
  });

  it('play on when one of them has renewed the secret', async () => {
    keepPlayer(ana);
    const opened: (string | null)[] = [];
    const keys = new Keys('r', new Refusals(), (token) => opened.push(token));
    keys.use({ name: 'Ana', token: ana.token });
    serve({ 'GET /me': [[401, { code: 'unauthorized' }]] });
    keys.unseated();
    keptElsewhere(renewed);
    await vi.waitFor(() => expect(opened).toEqual([ana.token, renewed.token]));
    expect(keys.seat.value).toEqual({ name: 'Ana', token: renewed.token });
  });

  it('give up a seat that was freed, whose secret still works', async () => {
    keepPlayer(ana);
    const refusals = new Refusals();
    const keys = new Keys('r', refusals, () => {});
    keys.use({ name: 'Ana', token: ana.token });
    serve({ 'GET /me': [[200, { player: ana }]] });
    keys.unseated();
    await vi.waitFor(() => expect(refusals.code.value).toBe('seat_given'));
    expect(keys.seat.value).toBeNull();
    expect(heldSeats('r')).toEqual([]);
  });
});

describe('the link to another device', () => {
  it('has its secret behind the mark, and is read out of whatever was copied', () => {
    const link = bringingLink(ana.token);
    expect(link).toBe(`http://localhost/you#player=${ana.token}`);
    expect(secretIn(link)).toBe(ana.token);
    expect(secretIn(` ${link} \n`)).toBe(ana.token);
  });

  it.each(['', 'https://example.org/', '#player=', '#player=mwp_short', `#seat=${ana.token}`, `#player=${ana.token}?x`])(
    'is not "%s"',
    (text) => expect(secretIn(text)).toBeNull(),
  );
});
