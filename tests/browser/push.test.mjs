import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { goToServer, kPhone, kWide, openPage, press } from './pages.mjs';
import { openRoom, post } from './rooms.mjs';
import { picture, Setting } from './setting.mjs';

/** What Chromium itself writes about profiles such as those of tests, and about an answer that is meant to be a refusal. */
const kNoService = /does not support the Push API in incognito mode/;
const kRefused = /status of 400 .*\/api\/v1\/me\/webhook$/;

const kRoom = 'k7m2qx9d4t';

let setting;

before(async () => {
  setting = await Setting.open({ options: ['--webhooks', 'any'] });
});

after(() => setting?.close());

/** Somebody who plays in that page, on `/you`. Chromium without a window denies messages to all, whatever is granted. */
async function youPage(watch, name, options = kWide, permission = 'default') {
  const page = await openPage(setting, watch, name, { serviceWorkers: 'allow', ...options });
  await page.addInitScript((told) => Object.defineProperty(Notification, 'permission', { get: () => told }), permission);
  const player = await post(setting, 'players', { name: 'Ana' });
  await goToServer(setting, page);
  await page.evaluate((kept) => localStorage.setItem('mistward.player', JSON.stringify(kept)), player);
  await page.goto(setting.address('you'));
  return page;
}

/** The page's worker, registered as the switch does, with a push service of the test's: `deliver` is what it brings. */
async function startWorker(page, language) {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise((settle) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const one = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === '/push/');
      if (one) settle(one.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const arrives = page.context().waitForEvent('serviceworker', { predicate: (one) => one.url().includes('/push.js') });
  await page.evaluate(async (lang) => {
    const registration = await navigator.serviceWorker.register(`/push.js?lang=${lang}`, { scope: '/push/' });
    const worker = registration.installing;
    await new Promise((settle) => worker.addEventListener('statechange', () => worker.state === 'activated' && settle()));
  }, language);
  const worker = await arrives;
  const origin = new URL(setting.url).origin;
  const registrationId = await registered;
  const deliver = (text) => devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text });
  // Without a window, Chromium shows no message and brings no window to the front: what it is asked for is written down.
  await worker.evaluate(() => {
    const note = (list) => (what) => self.waiting.push([list, what]);
    self.waiting = [];
    self.registration.showNotification = async (title, options) => note('shown')({ title, ...options });
    self.clients.openWindow = async (path) => note('opened')(path);
    WindowClient.prototype.focus = async function () {
      note('focused')(new URL(this.url).pathname);
    };
  });
  return { worker, deliver };
}

/** What the worker has asked the browser for, as soon as it is so much. */
async function noted(worker, number) {
  return worker.evaluate(async (least) => {
    while (self.waiting.length < least) await new Promise((settle) => setTimeout(settle, 20));
    return self.waiting;
  }, number);
}

/** Somebody clicks on the message of that room, and the worker has done what it does then. */
const click = (worker, room) =>
  worker.evaluate(async (data) => {
    let done;
    const event = new Event('notificationclick');
    event.notification = { data, close: () => self.waiting.push(['closed', data]) };
    event.waitUntil = (promise) => (done = promise);
    self.dispatchEvent(event);
    await done;
  }, room);

test('what the server tells is shown in the page’s language, of a room in place of what was before', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await youPage(watch, 'you');
  const { worker, deliver } = await startWorker(page, 'de');
  await deliver(JSON.stringify({ type: 'my_turn', room: kRoom, game_id: `${kRoom}.1` }));
  const [[what, shown]] = await noted(worker, 1);
  assert.equal(what, 'shown');
  assert.equal(shown.title, 'Du bist am Zug');
  assert.equal(shown.body, 'Ein Spiel wartet auf dich.');
  assert.deepEqual([shown.tag, shown.renotify, shown.lang], [kRoom, true, 'de']);
  // What is no notice is nothing; the one behind it is shown.
  await deliver('{"type":"my_turn","room":"../../evil"}');
  await deliver('');
  await deliver(JSON.stringify({ type: 'over', room: kRoom, game_id: `${kRoom}.1` }));
  const [, [, other]] = await noted(worker, 2);
  assert.deepEqual([other.title, other.tag], ['Das Spiel ist zu Ende', kRoom]);
  assert.deepEqual(watch.complaints, []);
});

test('a click leads to the window of the room, or opens one', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await youPage(watch, 'you');
  const { worker } = await startWorker(page, 'en');
  const { room } = await openRoom(setting, { game: 'mists', level: 1, seats: 2 }, 0);
  await click(worker, room);
  assert.deepEqual(await noted(worker, 2), [['closed', room], ['opened', `/r/${room}`]]);
  await page.goto(setting.address(`r/${room}`));
  await click(worker, room);
  assert.deepEqual((await noted(worker, 4)).slice(2), [['closed', room], ['focused', `/r/${room}`]]);
  assert.deepEqual(watch.complaints, []);
});

test('a worker controls no page, keeps nothing and answers no request', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await youPage(watch, 'you');
  await startWorker(page, 'en');
  await page.reload();
  // Another worker keeps the page for times without a network.
  assert.match((await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)) ?? '/shell.js', /\/shell\.js$/);
  const response = await page.request.get(setting.address('push.js'));
  assert.match(response.headers()['content-type'], /^text\/javascript/);
  assert.equal(response.headers()['cache-control'], 'no-cache');
  assert.match(response.headers()['content-security-policy'], /default-src 'none'; script-src 'self'/);
  const text = await response.text();
  assert.doesNotMatch(text, /\b(import|export)\b|fetch|caches/);
  assert.deepEqual(watch.complaints, []);
});

test('the switch asks for permission only when it is pressed, and says what it came to', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await youPage(watch, 'you', kPhone);
  await page.evaluate(() => {
    window.asked = 0;
    Notification.requestPermission = async () => {
      window.asked += 1;
      return 'granted';
    };
  });
  const button = page.getByRole('switch', { name: 'Tell me in this browser' });
  assert.equal(await button.getAttribute('aria-checked'), 'false');
  assert.equal(await page.evaluate(() => window.asked), 0);
  await picture(page, 'push-off-phone');
  await button.press('Enter');
  await page.waitForFunction(() => window.asked === 1);
  // No push service answers such a profile.
  await page.getByText('The push service of this browser did not answer.').waitFor();
  assert.equal(await button.getAttribute('aria-checked'), 'false');
  // One that does gives a subscription.
  await page.evaluate(() => {
    const key = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
    const made = {
      endpoint: 'https://push.example/1',
      toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: key, auth: 'BTBZMqHH6r4Tts7J_aSIgg' } }),
      unsubscribe: async () => (window.made = null),
    };
    PushManager.prototype.subscribe = async () => (window.made = made);
    PushManager.prototype.getSubscription = async () => window.made ?? null;
  });
  await button.press('Enter');
  await page.locator('[role="switch"][aria-checked="true"]').waitFor();
  await picture(page, 'push-on-phone');
  await button.press('Enter');
  await page.locator('[role="switch"][aria-checked="false"]').waitFor();
  assert.deepEqual(watch.complaints.filter((complaint) => !kNoService.test(complaint)), []);
});

test('where the reader has forbidden messages there is no switch, and it is said how to allow them', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await youPage(watch, 'you', kPhone, 'denied');
  await page.getByText('The settings of this browser forbid messages from this page.').waitFor();
  assert.equal(await page.getByRole('switch').count(), 0);
  await picture(page, 'push-denied-phone');
  assert.deepEqual(watch.complaints, []);
});

test('a webhook is set up, tried out and removed on the page', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await youPage(watch, 'you', kWide);
  const card = page.locator('.webhook');
  await card.getByLabel('Address').fill('ftp://example.org/');
  await press(page, 'Use this address');
  await card.getByText('Use a public address that begins with https://.').waitFor();
  await card.getByLabel('Address').fill('http://127.0.0.1:9/in');
  await press(page, 'Use this address');
  assert.match(await card.getByLabel('Secret that signs messages').inputValue(), /^whsec_/);
  await picture(page, 'webhook-new-wide');
  await press(page, 'Send a test');
  await card.getByText('The test did not arrive.').waitFor();
  await card.getByText('nothing answers at 127.0.0.1, port 9').waitFor();
  await page.reload();
  await card.getByText('http://127.0.0.1:9/in').first().waitFor();
  assert.equal(await card.getByLabel('Secret that signs messages').count(), 0, 'the secret is shown once');
  await picture(page, 'webhook-wide');
  await press(page, 'Remove the webhook');
  await press(page, 'Sure? Press again');
  await card.getByRole('button', { name: 'Use this address' }).waitFor();
  assert.deepEqual(watch.complaints.filter((complaint) => !kRefused.test(complaint)), []);
});
