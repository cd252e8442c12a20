import { beforeEach, describe, expect, it, vi } from 'vitest';

import { Office } from '../../src/session/admin/office';

const held = new Map<string, string>();
const store = {
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, text: string) => void held.set(key, text),
  removeItem: (key: string) => void held.delete(key),
};

/** Answers as the server would: a status with a refusal's code, or what is asked for. */
type Answer = { status: number; code?: string; params?: object } | 'nobody' | 'a proxy';
let answer: (token: string | null, path: string) => Answer;
const asked: { path: string; token: string | null; held: number }[] = [];

const response = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  held.clear();
  asked.length = 0;
  Object.assign(window, { sessionStorage: store });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const token = new Headers(init.headers).get('authorization');
    asked.push({ path, token, held: held.size });
    const given = answer(token, path);
    if (given === 'nobody') throw new TypeError('no connection');
    if (given === 'a proxy') return new Response('<html>', { status: 403 });
    const { status, code, params } = given;
    return response(status, code ? { code, params } : { draining: false, games: 0, stops_at: null });
  });
});

const refused = { status: 401, code: 'unauthorized' };
const byToken = (right: string) => (token: string | null) => (token === `Bearer ${right}` ? { status: 200 } : refused);

describe('the door of the administration', () => {
  it('asks for a token, and knocks without one', async () => {
    answer = byToken('right');
    const office = new Office();
    await office.look();
    expect(office.door.value).toBe('shut');
    expect(asked).toEqual([{ path: '/api/v1/admin/drain', token: null, held: 0 }]);
  });

  it.each([
    ['off', { status: 404, code: 'not_found' }],
    ['away', 'a proxy'],
    ['unreachable', 'nobody'],
  ] as const)('is "%s" when that is so', async (door, given) => {
    answer = () => given;
    const office = new Office();
    await office.look();
    expect(office.door.value).toBe(door);
  });

  it('opens for the right token, which this tab alone keeps until somebody leaves', async () => {
    answer = byToken('right');
    const office = new Office();
    await office.enter('wrong');
    expect(office.door.value).toBe('shut');
    expect(office.refusal.value?.code).toBe('unauthorized');
    expect(held.size).toBe(0);
    await office.enter('right');
    expect(office.door.value).toBe('in');
    expect(office.refusal.value).toBeNull();
    expect([...held.values()]).toEqual(['"right"']);
    expect(asked.every(({ path }) => !path.includes('right'))).toBe(true);
    // Nothing is kept before the server has accepted it.
    expect(asked.every((call) => call.held === 0)).toBe(true);

    const again = new Office();
    await again.look();
    expect(again.door.value).toBe('in');
    again.leave();
    expect(again.door.value).toBe('shut');
    expect(held.size).toBe(0);
  });

  it('says when too many wrong tokens came, and what cannot be a token is not sent', async () => {
    answer = () => ({ status: 429, code: 'rate_limited', params: { retry_after_ms: 9_000 } });
    const office = new Office();
    await office.enter('wrong');
    expect(office.door.value).toBe('shut');
    expect(office.refusal.value).toMatchObject({ code: 'rate_limited', params: { retry_after_ms: 9_000 } });
    asked.length = 0;
    await office.enter('grüße');
    expect(office.refusal.value?.code).toBe('unauthorized');
    expect(asked).toEqual([]);
  });

  it('shuts behind whoever is no longer let in, and keeps the token while the server is only away', async () => {
    answer = byToken('right');
    const office = new Office();
    await office.enter('right');
    answer = () => 'nobody';
    await expect(office.ask((admin) => admin.draining())).rejects.toMatchObject({ code: 'unreachable' });
    expect(office.door.value).toBe('in');
    expect(held.size).toBe(1);
    const reloaded = new Office();
    await reloaded.look();
    expect(reloaded.door.value).toBe('unreachable');
    expect(held.size).toBe(1);
    answer = () => refused;
    await expect(office.ask((admin) => admin.draining())).rejects.toMatchObject({ code: 'unauthorized' });
    expect(office.door.value).toBe('shut');
    expect(held.size).toBe(0);
  });
});
