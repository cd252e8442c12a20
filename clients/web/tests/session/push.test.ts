import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { PutPush } from '../../src/protocol/telling';
import { endPush, Push } from '../../src/session/push';
import type { PushBrowser } from '../../src/session/push_browser';
import { toldHere } from '../../src/session/told_here';
import { memory } from './memory';

const ana = { id: 'a1', name: 'Ana', token: `mwp_${'a'.repeat(43)}` };
const here: PutPush = { endpoint: 'https://push.example/here', keys: { p256dh: 'p', auth: 'a' } };

/** A browser with a push service behind it. */
class Browser implements PushBrowser {
  able = true;
  granted: NotificationPermission = 'default';
  answer: NotificationPermission = 'granted';
  made: PutPush | null = null;
  reachable = true;
  readonly keys: string[] = [];

  isAble = () => this.able;
  permission = () => this.granted;
  ask = () => Promise.resolve((this.granted = this.answer));
  subscription = () => Promise.resolve(this.made);
  subscribe = (key: string) => {
    this.keys.push(key);
    if (!this.reachable) return Promise.reject(new DOMException('no push service', 'AbortError'));
    return Promise.resolve((this.made = here));
  };
  speak = () => Promise.resolve();
  unsubscribe = () => {
    this.made = null;
    return Promise.resolve();
  };
}

/** The part of the server that is asked; `known`: the endpoints that it knows. */
function serve(known: string[], hosted = true) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: RequestInit) => {
    const call = `${method} ${path.replace('/api/v1', '')}`;
    calls.push(call);
    if (method === 'PUT') known.push((JSON.parse(body as string) as PutPush).endpoint);
    if (method === 'DELETE') known.splice(known.indexOf(decodeURIComponent(path.split('/').at(-1)!)), 1);
    const subscriptions = known.map((endpoint) => ({ id: endpoint, endpoint }));
    return Promise.resolve(new Response(JSON.stringify({ key: hosted ? 'KEY' : null, subscriptions })));
  });
  return calls;
}

beforeEach(() => {
  Object.assign(window, { localStorage: memory() });
});

async function looked(browser: Browser): Promise<Push> {
  const push = new Push(ana, browser);
  await push.look();
  return push;
}

describe('whether this browser tells of turns', () => {
  it('is up to the host, the browser and its reader', async () => {
    const browser = new Browser();
    serve([], false);
    expect((await looked(browser)).state.value).toBe('none');
    serve([]);
    expect((await looked(browser)).state.value).toBe('off');
    browser.granted = 'denied';
    expect((await looked(browser)).state.value).toBe('denied');
    browser.able = false;
    expect((await looked(browser)).state.value).toBe('unable');
  });

  it('asks for permission when it is turned on, and not before', async () => {
    const browser = new Browser();
    const known: string[] = ['https://push.example/phone'];
    serve(known);
    const push = await looked(browser);
    expect([push.state.value, push.elsewhere.value, browser.granted]).toEqual(['off', 1, 'default']);
    await push.turnOn();
    expect([push.state.value, push.elsewhere.value, browser.granted]).toEqual(['on', 1, 'granted']);
    expect(browser.keys).toEqual(['KEY']);
    expect(known).toContain(here.endpoint);
    expect(toldHere()).toBe(ana.id);
    expect((await looked(browser)).state.value).toBe('on');
  });

  it('says that the reader has forbidden it, and asks the push service for nothing', async () => {
    const browser = new Browser();
    browser.answer = 'denied';
    serve([]);
    const push = await looked(browser);
    await push.turnOn();
    expect(push.state.value).toBe('denied');
    expect(browser.keys).toEqual([]);
    expect(toldHere()).toBeNull();
  });

  it('stays off where the push service does not answer, and says so', async () => {
    const browser = new Browser();
    browser.reachable = false;
    const calls = serve([]);
    const push = await looked(browser);
    await push.turnOn();
    expect([push.state.value, push.failed.value, push.refusals.code.value]).toEqual(['off', true, null]);
    expect(calls).toEqual(['GET /me/push']);
    browser.reachable = true;
    await push.turnOn();
    expect([push.state.value, push.failed.value]).toEqual(['on', false]);
  });

  it('is turned off here alone, or everywhere else', async () => {
    const browser = new Browser();
    const known = ['https://push.example/phone', 'https://push.example/desk'];
    serve(known);
    const push = await looked(browser);
    await push.turnOn();
    await push.turnOffElsewhere();
    expect(known).toEqual([here.endpoint]);
    expect([push.state.value, push.elsewhere.value]).toEqual(['on', 0]);
    await push.turnOff();
    expect([known, browser.made, toldHere()]).toEqual([[], null, null]);
    expect(push.state.value).toBe('off');
  });

  it('is mended when the browser or the server has lost it, and only then', async () => {
    const browser = new Browser();
    const known: string[] = [];
    const calls = serve(known);
    await (await looked(browser)).turnOn();
    known.length = 0;
    expect((await looked(browser)).state.value).toBe('on');
    expect(known).toEqual([here.endpoint]);
    browser.made = null;
    expect((await looked(browser)).state.value).toBe('on');
    const before = calls.length;
    await looked(browser);
    expect(calls.slice(before)).toEqual(['GET /me/push']);
    await endPush(browser);
    known.length = 0;
    expect((await looked(browser)).state.value).toBe('off');
  });

  it('tells what the server refused', async () => {
    const browser = new Browser();
    serve([]);
    const push = await looked(browser);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ code: 'storage_unavailable' }), { status: 503 })));
    await push.turnOn();
    expect([push.state.value, push.refusals.code.value, toldHere()]).toEqual(['off', 'storage_unavailable', null]);
  });
});
