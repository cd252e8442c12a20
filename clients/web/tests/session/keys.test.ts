import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { PlayerGame } from '../../src/protocol/me';
import { Keys } from '../../src/session/keys';
import { mine } from '../../src/session/mine';
import { keepPlayer } from '../../src/session/player';
import { Refusals } from '../../src/session/refusals';
import { heldSeats, holdOwnerToken, seatOfTab } from '../../src/session/seats';
import { memory } from './memory';
import { tabs } from './tabs';

beforeEach(() => void Object.assign(window, { localStorage: memory(), sessionStorage: memory() }));

/** The keys of a page that has just come to a room, what was refused, and the tokens that it went on with. */
function keysOf(room: string) {
  const opened: (string | null)[] = [];
  const refusals = new Refusals();
  const keys = new Keys(room, refusals, (token) => opened.push(token));
  keys.open();
  return { keys, refusals, opened };
}

/** Another tab of this browser, which keeps its own seat for itself. */
function anotherTab() {
  Object.assign(window, { sessionStorage: memory() });
}

const ana = { name: 'Ana', token: 'a' };
const ben = { name: 'Ben', token: 'b' };
const cleo = { name: 'Cleo', token: 'c' };

describe('the keys of a page in a room', () => {
  it('are none at first, and those of the tab after a reload', () => {
    const { keys, opened } = keysOf('r');
    keys.use(ana);
    expect(opened).toEqual([null, 'a']);
    expect(keysOf('r').opened).toEqual(['a']);
    expect(keysOf('other').opened).toEqual([null]);
  });

  it('offer the seats that other windows use', () => {
    const { keys } = keysOf('r');
    keys.use(ana);
    keys.use({ name: 'Ben', token: 'b' });
    expect(keys.others()).toEqual([ana]);
  });

  it('are the player’s in a room of theirs that another browser made, while it is played and after it', () => {
    const secret = `mwp_${'a'.repeat(43)}`;
    const game = (room: string, owner: boolean) => ({ room, owner, seat: 0, seats: [] }) as Partial<PlayerGame> as PlayerGame;
    keepPlayer({ id: 'a1', name: 'Ana', token: secret });
    const { keys } = keysOf('r');
    expect(keys.owner).toBeNull();
    mine.value = { games: [game('r', false), game('s', true)], past: [], invitations: [] };
    expect(keys.owner).toBeNull();
    mine.value = { games: [game('r', true)], past: [], invitations: [] };
    expect(keys.owner).toBe(secret);
    mine.value = { games: [], past: [game('r', true)], invitations: [] };
    expect(keys.owner).toBe(secret);
    holdOwnerToken('r', 'held');
    expect(keys.owner).toBe('held');
    mine.value = null;
    keepPlayer(null);
  });

  it('say whether the player is invited to that room', () => {
    const { keys } = keysOf('r');
    const invitation = { room: 's', room_name: 'Owls', game: 'mists', level: 1, at: '2026-11-21T18:00:00Z' } as const;
    mine.value = { games: [], past: [], invitations: [invitation] };
    expect(keys.invited).toBe(false);
    mine.value = { games: [], past: [], invitations: [invitation, { ...invitation, room: 'r' }] };
    expect(keys.invited).toBe(true);
    mine.value = null;
  });

  it('forget a key that was refused, and go on without', () => {
    const { keys, refusals, opened } = keysOf('r');
    keys.use(ana);
    keys.refused();
    expect(keys.seat.value).toBeNull();
    expect(heldSeats('r')).toEqual([]);
    expect(refusals.code.value).toBe('unauthorized');
    expect(opened).toEqual([null, 'a', null]);
  });

  it('forget the key of a seat that others took, but not one that is just being changed', async () => {
    const { keys, refusals } = keysOf('r');
    keys.use(ana);
    await keys.change(async () => keys.unseated());
    expect(keys.seat.value).toEqual(ana);
    expect(refusals.code.value).toBeNull();
    keys.unseated();
    expect(keys.seat.value).toBeNull();
    expect(seatOfTab('r')).toBeNull();
    expect(refusals.code.value).toBe('seat_given');
  });

  it('of several people at one screen stay after a reload, and are offered to nobody', () => {
    const { keys } = keysOf('r');
    keys.use(ana);
    keys.add(ben);
    const { keys: again, opened } = keysOf('r');
    expect(opened).toEqual(['a']);
    expect(again.neighbours.value).toEqual([ben]);
    expect(again.others()).toEqual([]);
    expect(heldSeats('r')).toEqual([ana, ben]);
  });

  it('stay with the tab while it only watches', () => {
    const { keys, opened } = keysOf('r');
    keys.use(ana);
    keys.watch();
    expect(opened).toEqual([null, 'a', null]);
    expect(keysOf('r').opened).toEqual(['a']);
  });

  it('act for one after the other, without another line', () => {
    const { keys, opened } = keysOf('r');
    keys.use(ana);
    keys.add(ben);
    keys.act(ben);
    expect(keys.seat.value).toEqual(ben);
    expect(keys.first.value).toEqual(ana);
    expect(opened).toEqual([null, 'a']);
  });

  it('go on with those of the others at the screen when one of them leaves', () => {
    const { keys, opened } = keysOf('r');
    keys.use(ana);
    keys.add(ben);
    keys.leave(ana);
    expect(opened).toEqual([null, 'a', 'b']);
    expect(keys.neighbours.value).toEqual([]);
    keys.add(cleo);
    keys.act(cleo);
    keys.leave(cleo);
    expect(keys.seat.value).toEqual(ben);
    expect(heldSeats('r')).toEqual([ben]);
  });

  it('go on with those of the others when the seat was given to somebody', () => {
    const { keys, refusals } = keysOf('r');
    keys.use(ana);
    keys.add(ben);
    keys.unseated();
    expect(keys.first.value).toEqual(ben);
    expect(refusals.code.value).toBe('seat_given');
  });
});

describe('a seat among the tabs of one browser', () => {
  beforeEach(() => vi.stubGlobal('navigator', { locks: tabs() }));
  afterEach(() => void vi.stubGlobal('navigator', undefined));

  it('is that of the tab which opens the link, where the browser holds one and no tab plays it', async () => {
    const first = keysOf('r');
    first.keys.use(ana);
    first.keys.close();
    // The browser hears of it.
    await new Promise(setImmediate);
    anotherTab();
    const { keys, opened } = keysOf('r');
    await vi.waitFor(() => expect(keys.first.value).toEqual(ana));
    expect(opened).toEqual(['a']);
    expect(seatOfTab('r')).toEqual(ana);
  });

  it('stays with the tab that plays it, until it is to be played here instead', async () => {
    const first = keysOf('r');
    first.keys.use(ana);
    const kept = window.sessionStorage;
    anotherTab();
    const second = keysOf('r');
    await vi.waitFor(() => expect(second.opened).toEqual([null]));
    expect([second.keys.inOtherTab.value, first.keys.first.value]).toEqual([true, ana]);
    const here = window.sessionStorage;
    Object.assign(window, { sessionStorage: kept });
    second.keys.use(ana);
    await vi.waitFor(() => expect(first.keys.first.value).toBeNull());
    expect([first.keys.inOtherTab.value, second.keys.inOtherTab.value, second.keys.first.value]).toEqual([true, false, ana]);
    expect(first.opened.at(-1)).toBeNull();
    Object.assign(window, { sessionStorage: here });
  });

  it('is asked for where the browser holds two', () => {
    const { keys } = keysOf('r');
    keys.use(ana);
    keys.use(ben);
    keys.close();
    anotherTab();
    expect(keysOf('r').opened).toEqual([null]);
  });

  it('is that of the player who has it by another browser, as soon as the server tells of it', async () => {
    const secret = `mwp_${'a'.repeat(43)}`;
    keepPlayer({ id: 'a1', name: 'Ana', token: secret });
    const { keys } = keysOf('r');
    expect(keys.first.value).toBeNull();
    const game = { room: 'r', owner: false, seat: 0, seats: [{ name: 'Ana' }] } as Partial<PlayerGame> as PlayerGame;
    mine.value = { games: [game], past: [], invitations: [] };
    await vi.waitFor(() => expect(keys.first.value?.token).toBe(secret));
    mine.value = null;
    keepPlayer(null);
  });
});
