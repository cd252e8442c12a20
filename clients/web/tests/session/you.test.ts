import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { PlayerGame } from '../../src/protocol/me';
import { mine } from '../../src/session/mine';
import { keepPlayer, lostPlayer, player } from '../../src/session/player';
import { holdSeat, lastName, rememberVisit, seatOfTab, visitedRooms } from '../../src/session/seats';
import { lookAtArrival, welcome, You } from '../../src/session/you';
import { accept, decline, sitInTab } from '../../src/session/your_seat';
import { memory } from './memory';

const ana = { id: 'a1', name: 'Ana', token: `mwp_${'a'.repeat(43)}` };
const ben = { id: 'b1', name: 'Ben', token: `mwp_${'b'.repeat(43)}` };
const game = { room: 'r', seat: 1, seats: [{ seat: 0, name: 'Ben' }, { seat: 1, name: 'Annie' }] } as unknown as PlayerGame;
const invitation = { room: 'i', room_name: 'I', game: 'mists', level: 1, at: '' } as const;

let asked: { call: string; body: unknown; authorization: string | undefined }[] = [];
function serve(answers: Record<string, [number, object]>): void {
  asked = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body, headers }: RequestInit) => {
    const call = `${method} ${path.replace('/api/v1', '')}`;
    const { authorization } = (headers ?? {}) as Record<string, string>;
    asked.push({ call, body: body === undefined ? null : JSON.parse(body as string), authorization });
    const [status, answer] = answers[call] ?? [503, { code: 'storage_unavailable' }];
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  });
}

beforeEach(() => {
  vi.useRealTimers();
  Object.assign(window, { localStorage: memory(), sessionStorage: memory(), scrollTo: () => {} });
  vi.stubGlobal('history', { pushState: () => {}, replaceState: () => {}, state: null });
  keepPlayer(ana);
  lostPlayer.value = null;
  mine.value = { games: [game], past: [], invitations: [invitation] };
});

describe('whoever plays here', () => {
  it('gets another name, at the server and for the next seat', async () => {
    serve({ 'PATCH /me': [200, { player: { ...ana, name: 'Zoe' } }] });
    expect(await new You().rename('Zoe')).toBe(true);
    expect(player.value).toEqual({ ...ana, name: 'Zoe' });
    expect(lastName()).toBe('Zoe');
    expect(asked[0]).toEqual({ call: 'PATCH /me', body: { name: 'Zoe' }, authorization: `Bearer ${ana.token}` });
  });

  it('keeps what they have where the server refuses, and is told why', async () => {
    serve({});
    const you = new You();
    expect([await you.rename('Zoe'), await you.renew(), await you.exported(), await you.forget()]).toEqual([false, false, null, false]);
    expect(you.refusals.code.value).toBe('storage_unavailable');
    expect(player.value).toEqual(ana);
  });

  it('sits with a new secret where they sat with the old one', async () => {
    holdSeat('r', { name: 'Ana', token: ana.token });
    serve({ 'POST /me/token': [201, { ...ana, token: ben.token }] });
    expect(await new You().renew()).toBe(true);
    expect(seatOfTab('r')!.token).toBe(ben.token);
  });

  it('has all that is kept as a file', async () => {
    serve({ 'GET /me/export': [200, { player: ana }] });
    const file = (await new You().exported())!;
    expect(JSON.parse(await file.text())).toEqual({ player: ana });
    expect(file.type).toBe('application/json');
  });

  it('leaves nothing of themselves behind when they are forgotten', async () => {
    holdSeat('r', { name: 'Ana', token: ana.token });
    rememberVisit({ id: 'r', name: 'R', seat: 'Ana' });
    rememberVisit({ id: 'other', name: 'Other', seat: null });
    serve({ 'DELETE /me': [200, { id: 'a1' }] });
    expect(await new You().forget()).toBe(true);
    expect([player.value, seatOfTab('r'), lastName(), lostPlayer.value]).toEqual([null, null, '', null]);
    expect(visitedRooms().map(({ id }) => id)).toEqual(['other']);
  });

  it('is told by itself that they ended, and not as if that were a seat’s key', async () => {
    vi.useFakeTimers();
    serve({ 'PATCH /me': [401, { code: 'unauthorized' }] });
    const you = new You();
    const renamed = you.rename('Zoe');
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await renamed).toBe(false);
    expect([you.refusals.code.value, lostPlayer.value]).toEqual([null, 'Ana']);
  });
});

describe('somebody who comes by a link', () => {
  it('is looked at by that secret, and takes nobody’s place before they are let in', async () => {
    serve({ 'GET /me': [200, { player: ben }], 'GET /me/games?limit=100': [200, { games: [game], next: null }] });
    const arrival = await lookAtArrival(ben.token);
    expect(asked.map(({ authorization }) => authorization)).toEqual([1, 2].map(() => `Bearer ${ben.token}`));
    expect(player.value).toEqual(ana);
    welcome(arrival);
    expect(player.value).toEqual(ben);
    expect(lastName()).toBe('Ben');
  });
});

describe('a game among one’s games', () => {
  it('is gone on with in the player’s seat, under the name that it has there', () => {
    sitInTab(game);
    expect(seatOfTab('r')).toEqual({ name: 'Annie', token: ana.token });
  });

  it('leaves a tab the seat that it has', () => {
    holdSeat('r', { name: 'Ben', token: 't' });
    sitInTab(game);
    expect(seatOfTab('r')).toEqual({ name: 'Ben', token: 't' });
  });
});

describe('an invitation', () => {
  it('is accepted by sitting down', async () => {
    serve({ 'POST /rooms/i/seats': [201, { seat: 0, token: ana.token }] });
    expect(await accept('i')).toBeNull();
    expect(seatOfTab('i')).toEqual({ name: 'Ana', token: ana.token });
    expect(asked[0]).toMatchObject({ body: { name: 'Ana' }, authorization: `Bearer ${ana.token}` });
  });

  it('stays where there is no seat any more, and says so', async () => {
    serve({ 'POST /rooms/i/seats': [409, { code: 'room_full' }] });
    expect(await accept('i')).toBe('room_full');
    expect(seatOfTab('i')).toBeNull();
  });

  it('is declined, or the reason said', async () => {
    serve({});
    expect(await decline('i')).toBe('storage_unavailable');
    expect(mine.value!.invitations).toEqual([invitation]);
    serve({ 'DELETE /me/invitations/i': [200, { invitations: [] }] });
    expect(await decline('i')).toBeNull();
    expect(mine.value!.invitations).toEqual([]);
  });
});
