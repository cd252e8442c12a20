import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { kPhone, kWide, openPage, press, sideways, sitAt } from './pages.mjs';
import { call, get, openRoom, post, startRoom } from './rooms.mjs';
import { picture, Setting } from './setting.mjs';

const kMists = { game: 'mists', level: 1, seats: 2 };
/** What Chromium itself writes where a token is missing or wrong, or there is no administration. */
const kMeant = /status of (401|404|429|409) .*\/api\/v1\/admin\//;

let setting;

before(async () => {
  setting = await Setting.open({ administration: true });
});

after(() => setting?.close());

const tokenField = (page) => page.getByLabel('Administrator’s token');

async function offer(page, token) {
  await tokenField(page).fill(token);
  await page.keyboard.press('Enter');
}

/** Enters the administration by its door. */
async function enter(watch, size = kWide, part = 'Overview', of = setting) {
  const page = await openPage(of, watch, 'administrator', size);
  await page.goto(of.address('admin'));
  await offer(page, of.adminToken);
  await page.locator('.admin-parts').waitFor();
  if (part !== 'Overview') await page.locator('.admin-parts').getByRole('link', { name: part }).click();
  await page.getByRole('heading', { level: 1, name: part }).waitFor();
  return page;
}

const question = (page) => page.getByRole('dialog');

function assertQuiet(watch) {
  assert.deepEqual(watch.complaints.filter((text) => !kMeant.test(text)), []);
}

/** Whether a request of that address is answered, as a proxy would pass it on. */
async function isLetIn(address) {
  return (await fetch(setting.address('healthz'), { headers: { 'x-forwarded-for': address } })).ok;
}

test('without a token the page says how to give one', { timeout: 60_000 }, async () => {
  const plain = await Setting.open();
  try {
    const watch = new Watch(plain.url);
    const page = await openPage(plain, watch, 'host', kPhone);
    await page.goto(plain.address('admin'));
    await page.getByRole('heading', { name: 'This server has no administration' }).waitFor();
    await page.getByText('--admin-token-file admin.token').waitFor();
    assert.ok((await sideways(page)) <= 0);
    assertQuiet(watch);
  } finally {
    await plain.close();
  }
});

test('a proxy that keeps the administration away is named', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'host', kWide);
  await page.route('**/api/v1/admin/**', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>no</h1>' }));
  await page.goto(setting.address('admin'));
  await page.getByRole('heading', { name: 'The administration cannot be reached from here' }).waitFor();
  await page.getByText('ssh -L').waitFor();
  assertQuiet(watch);
});

test('wrong tokens are told, with the wait; the right one opens, stays in the tab, and is forgotten', { timeout: 90_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'administrator', kWide);
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(setting.address('admin'));
  assert.equal(await tokenField(page).getAttribute('type'), 'password');
  for (let guess = 0; guess < 5; guess += 1) {
    await offer(page, `wrong${guess}`);
    await page.locator('[role="alert"]', { hasText: 'The server does not know this token.' }).waitFor();
    await page.locator('.admin-form button:not(:disabled)').waitFor();
  }
  await offer(page, 'wrong again');
  await offer(page, 'wrongagain');
  await page.getByText(/Too many wrong tokens.*You can try again in \d+ seconds?\./).waitFor();
  const stored = () => page.evaluate(() => [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]);
  for (const each of await stored()) assert.ok(!each.includes('wrong'));

  await offer(page, setting.adminToken);
  await page.locator('.admin-parts').waitFor();
  const [lasting, ofTab] = await stored();
  assert.ok(!lasting.includes(setting.adminToken));
  assert.ok(ofTab.includes(setting.adminToken));
  await page.reload();
  await page.locator('.admin-parts').waitFor();
  assert.ok(!page.url().includes(setting.adminToken));
  assert.ok(asked.every((url) => !url.includes(setting.adminToken)));

  await press(page, 'Leave');
  await tokenField(page).waitFor();
  assert.ok(!JSON.stringify(await stored()).includes(setting.adminToken));
  await page.reload();
  await tokenField(page).waitFor();
  assertQuiet(watch);
});

test('the start page fetches nothing of the administration', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'guest', kWide);
  const scripts = [];
  page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response));
  await page.goto(setting.url);
  await page.locator('.ways').waitFor();
  assert.ok(scripts.length > 0);
  for (const script of scripts) assert.ok(!(await script.text()).includes('admin-parts'), script.url());
  assertQuiet(watch);
});

test('the overview draws the figures, and asks for none while it is hidden', { timeout: 90_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await enter(watch);
  await page.locator('.figure-line').first().waitFor();
  const connections = page.locator('.figure-line', { hasText: 'Connections' });
  assert.ok(Number(await connections.locator('b').textContent()) >= 1);
  await page.locator('.figure-line path[d*="L"]').first().waitFor({ state: 'attached' });
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  // Two rounds of what would be asked for come and go by the page's own clock.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 11_000)));
  assert.deepEqual(asked, []);
  await picture(page, 'admin-overview');
  assertQuiet(watch);
});

test('an announcement is seen in another page, until it is taken back', { timeout: 90_000 }, async () => {
  const watch = new Watch(setting.url);
  const player = await openPage(setting, watch, 'Ana', kPhone);
  await sitAt(setting, player, await startRoom(setting, kMists));
  await player.locator('.table').waitFor();
  const page = await enter(watch, kPhone, 'Announcement');
  await page.getByLabel('Text').fill('The server restarts at eight.');
  await page.locator('form .announcement', { hasText: 'The server restarts at eight.' }).waitFor();
  await picture(page, 'admin-announcement-phone');
  await press(page, 'Announce');
  await page.getByText('Done.').waitFor();
  await player.locator('.announcement', { hasText: 'The server restarts at eight.' }).waitFor();
  await press(page, 'Take it back');
  await page.getByText('Done.').waitFor();
  await player.getByText('The server restarts at eight.').waitFor({ state: 'detached' });
  assertQuiet(watch);
});

test('an address is banned after a question, and the ban is lifted; one’s own is refused in words', { timeout: 90_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await enter(watch, kWide, 'Bans');
  const ban = async (address) => {
    await page.getByLabel('IP address').fill(address);
    await page.getByLabel('Reason').fill('floods the lobby');
    await page.getByLabel('How long').selectOption({ label: '1 hour' });
    await press(page, 'Ban');
    await question(page).getByText('Everybody who plays from this address is cut off at once.').waitFor();
  };
  await ban('203.0.113.7');
  assert.ok(await isLetIn('203.0.113.7'), 'nothing happens before the question is answered');
  await page.keyboard.press('Escape');
  await question(page).waitFor({ state: 'detached' });
  await press(page, 'Ban');
  await question(page).getByRole('button', { name: 'Ban' }).click();
  await page.getByText('Done.').waitFor();
  assert.ok(!(await isLetIn('203.0.113.7')));
  await page.locator('.admin-list', { hasText: /203\.0\.113\.7 floods the lobbysince .*, until / }).waitFor();
  await picture(page, 'admin-bans');

  await ban('127.0.0.1');
  await question(page).getByRole('button', { name: 'Ban' }).click();
  await question(page).getByText('That would ban your own address.').waitFor();
  await question(page).getByRole('button', { name: 'Cancel' }).click();

  await press(page, 'Lift: 203.0.113.7');
  await page.locator('.admin-list', { hasText: '203.0.113.7' }).waitFor({ state: 'detached' });
  assert.ok(await isLetIn('203.0.113.7'));
  assertQuiet(watch);
});

test('a room is found and looked into, a seat in it is freed, and it is closed', { timeout: 90_000 }, async () => {
  const watch = new Watch(setting.url);
  const opened = await openRoom(setting, { ...kMists, name: 'Hidden in the mist', visibility: 'private' }, 2);
  const player = await openPage(setting, watch, 'Ben', kPhone);
  await sitAt(setting, player, opened, 1);
  await player.locator('.seat').getByText('Ben (you)').waitFor();

  const page = await enter(watch, kPhone, 'Rooms');
  await page.getByLabel('Find a room').fill('HIDDEN');
  await page.locator('.room-link', { hasText: 'Hidden in the mist' }).click();
  await page.locator('.admin-list', { hasText: 'Seat 2127.0.0.1' }).waitFor();
  await press(page, 'Ban 127.0.0.1');
  await question(page).getByLabel('Reason').fill('a mistake');
  await question(page).getByRole('button', { name: 'Ban' }).click();
  await question(page).getByText('That would ban your own address.').waitFor();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  assert.equal(new URL(page.url()).pathname, `/admin/rooms/${opened.room}`);

  await page.locator('.seat', { hasText: 'Ben' }).getByRole('button', { name: 'Free the seat' }).click();
  await question(page).getByLabel('Reason').fill('was asked to');
  await question(page).getByRole('button', { name: 'Free the seat' }).click();
  await page.getByText('Done.').waitFor();
  await page.locator('.seat', { hasText: 'Seat 2: free' }).waitFor();
  await player.getByLabel('Your name').waitFor();

  await press(page, 'Close the room');
  await question(page).getByText('This cannot be undone.').waitFor();
  await picture(page, 'admin-close-room-phone');
  await question(page).getByLabel('Reason').fill('the evening is over');
  await question(page).getByRole('button', { name: 'Close the room' }).click();
  await question(page).waitFor({ state: 'detached' });
  await player.getByText('They say: “the evening is over”').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Close the room' }).count(), 0);
  assertQuiet(watch);
});

test('a backup is made and listed, the log level is set, and all of it is in the audit log', { timeout: 90_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await enter(watch, kWide, 'Backups');
  await press(page, 'Make a backup');
  await page.getByText(/^mistward-\S+\.db is written\.$/).waitFor();
  await page.reload();
  const file = await page.locator('.admin-list code').first().textContent();
  const { backups } = await (await call(setting, 'admin/backups', { token: setting.adminToken })).json();
  assert.equal(file, backups[0].file);

  const parts = page.locator('.admin-parts');
  await parts.getByRole('link', { name: 'Server' }).click();
  await page.getByLabel('Log level').selectOption('warn');
  await page.getByText('Done.').waitFor();
  await page.getByText('180 days').waitFor();
  await page.getByText('Players without games').waitFor();

  for (let act = 0; act < 101; act += 1) {
    await call(setting, 'admin/log-level', { method: 'PUT', body: { level: 'warn' }, token: setting.adminToken });
  }
  await parts.getByRole('link', { name: 'Audit log' }).click();
  await page.locator('.admin-list li').nth(99).waitFor();
  assert.equal(await page.locator('.admin-list li').count(), 100);
  await press(page, 'Show more');
  await page.locator('[data-act="backup"]', { hasText: file }).waitFor();
  assert.ok((await page.locator('.admin-list li').count()) > 101);
  await page.locator('[data-act="log_level"]').first().waitFor();
  assertQuiet(watch);
});

test('a set that was drawn at /tiles is put on the server, switched on for new games, and back', { timeout: 120_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await enter(watch, kPhone, 'Tiles');
  await page.locator('.admin-list [aria-current]', { hasText: 'The built-in setswitched on' }).waitFor();
  assert.equal(await page.getByRole('button', { name: /from the editor/ }).count(), 0, 'nothing was drawn here yet');
  await page.goto(setting.address('tiles'));
  await page.getByText('A server can play with this set.').waitFor();
  await page.getByLabel('Name of the set').fill('Mine at last');
  await page.getByLabel('Name of the set').press('Tab');
  await page.getByText('A server can play with this set.').waitFor();
  const digest = await page.locator('.tile-digest code').innerText();
  await page.getByRole('link', { name: 'Put it on this server' }).click();
  await press(page, 'Take “Mine at last” from the editor');
  await page.getByText('“Mine at last” is kept, but not switched on.').waitFor();
  await page.locator('.admin-list li', { hasText: digest.slice(0, 16) }).getByText(/^here since .*, played in 0 rooms$/).waitFor();
  assert.notEqual((await get(setting, 'tilesets/mists')).digest, digest);
  assert.ok((await sideways(page)) <= 0);
  await picture(page, 'admin-tiles-phone');
  await press(page, 'Switch on: Mine at last');
  await page.getByText('Done.').waitFor();
  assert.equal((await get(setting, 'tilesets/mists')).digest, digest);
  await page.reload();
  await page.locator('.admin-list [aria-current]', { hasText: 'Mine at last' }).getByText(/^switched on since /).waitFor();

  const player = await openPage(setting, watch, 'Ana', kWide);
  await sitAt(setting, player, await startRoom(setting, kMists));
  await player.locator('.table').waitFor();
  await press(page, 'Switch on: The built-in set');
  await page.getByText('Done.').waitFor();
  await page.locator('.admin-list li', { hasText: digest.slice(0, 16) }).getByText(/played in 1 room$/).waitFor();
  await press(page, 'Remove: Mine at last');
  await question(page).getByText('Games that were begun with it keep it.').waitFor();
  await question(page).getByRole('button', { name: 'Remove' }).click();
  await page.locator('.admin-list li').nth(1).waitFor({ state: 'detached' });
  assert.equal(await page.locator('.admin-list li').count(), 1);
  await player.reload();
  await player.locator('.table').waitFor();
  assertQuiet(watch);
});

test('a set with faults is told in the server’s sentences, and a file that is none in one’s own', { timeout: 90_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await enter(watch, kWide, 'Tiles');
  const file = (name, text) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  const choose = (chosen) => page.locator('input[type="file"]').setInputFiles(chosen);
  await choose(file('faults.json', JSON.stringify({ format: 1, name: 'Faulty', tiles: [], start: [] })));
  await page.getByText('“Faulty” was not kept.').waitFor();
  await page.getByText('No server can play with it:').waitFor();
  assert.ok((await page.locator('.server-says li').count()) > 0);
  await picture(page, 'admin-tiles-faults');
  await choose(file('text.json', 'no set'));
  await page.getByRole('alert').getByText('The file is not a JSON object.').waitFor();
  assert.equal(await page.locator('.server-says li').count(), 0);
  await choose(file('large.json', ' '.repeat(65 * 1024)));
  await page.getByRole('alert').getByText('The file is larger than 64 KB.').waitFor();
  assert.equal(await page.locator('.admin-list li').count(), 1);
  assertQuiet(watch);
});

test('a server that was started with a set of its own says so beside the others', { timeout: 90_000 }, async () => {
  const directory = setting.directory;
  const path = join(directory, 'given.json');
  const embedded = JSON.parse(readFileSync(new URL('../../rules/tilesets/mists.json', import.meta.url), 'utf8'));
  writeFileSync(path, JSON.stringify({ ...embedded, name: 'From a file' }));
  const own = await Setting.open({ administration: true, options: ['--tileset', path] });
  try {
    const watch = new Watch(own.url);
    const page = await enter(watch, kWide, 'Tiles', own);
    await page.getByText('This server was started with --tileset and plays with “From a file”.').waitFor();
    assertQuiet(watch);
  } finally {
    await own.close();
  }
});

test('the server is stopped after a question, with a countdown that can be called off', { timeout: 120_000 }, async () => {
  const own = await Setting.open({ administration: true });
  try {
    const watch = new Watch(own.url);
    const game = await startRoom(own, kMists);
    const player = await openPage(own, watch, 'Ana', kPhone);
    await sitAt(own, player, game);
    await player.locator('.table').waitFor();

    const page = await enter(watch, kWide, 'Stopping', own);
    await page.getByText('1 game being played').waitFor();
    const stop = async (after) => {
      await page.getByLabel('Stop at the latest after').selectOption({ label: after });
      await press(page, 'Stop when nobody plays');
      await question(page).getByText('To be finished first: 1 game.').waitFor();
      await question(page).getByRole('button', { name: 'Stop when nobody plays' }).click();
      await page.getByRole('heading', { name: 'The server is being stopped' }).waitFor();
    };
    await stop('15 minutes');
    assert.match(await page.getByRole('timer').textContent(), /^1[45]:\d\d$/);
    await picture(page, 'admin-drain');
    assert.equal((await fetch(own.address('readyz'))).status, 503);
    await press(page, 'Do not stop');
    await page.getByText('The server accepts new games.').waitFor();
    assert.equal((await fetch(own.address('readyz'))).status, 200);

    watch.serverDown = true;
    await player.close();
    await stop('no limit');
    await page.getByText('1 game being played').waitFor();
    await post(own, 'admin/rooms/' + game.room + '/close', { reason: 'done' }, own.adminToken);
    assert.equal(await own.server.ended(), 0);
    await page.getByText('The server no longer answers.').waitFor();
    await own.restart();
    await page.getByText('The server accepts new games.').waitFor();
    assertQuiet(watch);
  } finally {
    await own.close();
  }
});

for (const [tag, door, first] of [
  ['de-DE', 'Schlüssel der Verwaltung', 'Überblick'],
  ['ro-RO', 'Cheia de administrator', 'Privire generală'],
]) {
  test(`the administration speaks ${tag} on a small phone, by keys alone`, { timeout: 60_000 }, async () => {
    const watch = new Watch(setting.url);
    const page = await openPage(setting, watch, 'administrator', { viewport: { width: 320, height: 568 }, locale: tag });
    await page.goto(setting.address('admin'));
    await page.getByLabel(door).focus();
    await page.keyboard.type(setting.adminToken);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: first }).waitFor();
    for (const link of await page.locator('.admin-parts a').all()) {
      await link.press('Enter');
      await page.locator('.admin-parts a[aria-current="page"]').waitFor();
      assert.ok((await sideways(page)) <= 0, await link.textContent());
    }
    assertQuiet(watch);
  });
}
