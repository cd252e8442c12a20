import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { kPhone, kWide, openPage, openProfile, openWindow, sitAt } from './pages.mjs';
import { command, openRoom, post, startRoom } from './rooms.mjs';
import { picture, Setting } from './setting.mjs';

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

test('a network that is gone is told at once, and is back as soon as it is back', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const profile = await openProfile(setting, kPhone);
  const page = await openWindow(watch, profile, 'Ana');
  await sitAt(setting, page, await startRoom(setting, { game: 'mists', level: 1, seats: 2 }));
  await page.locator('.table').waitFor();
  watch.serverDown = true;
  await profile.setOffline(true);
  await page.locator('.line-note').getByText('You have no network right now.').waitFor();
  await picture(page, 'offline-phone');
  await profile.setOffline(false);
  await page.locator('.line-note').waitFor({ state: 'detached' });
  assert.deepEqual(watch.complaints, []);
});

test('letters of another layout turn the tile, and those that are being composed do not', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'Ana', kWide);
  await sitAt(setting, page, await startRoom(setting, { game: 'mists', level: 1, seats: 1 }));
  await page.locator('.space').first().waitFor();
  const look = () => page.locator('.hand-tile').innerHTML();
  const press = (more) =>
    page.evaluate((given) => window.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...given })), { key: 'к', code: 'KeyR', ...more });
  const before = await look();
  await press({ isComposing: true });
  await press({ ctrlKey: true });
  assert.equal(await look(), before);
  await press({});
  await page.waitForFunction((was) => document.querySelector('.hand-tile').innerHTML !== was, before);
  assert.deepEqual(watch.complaints, []);
});

test('an unknown address is a page that says so and leads on, and a pasted link leads to its room', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'visitor', kPhone);
  await page.goto(setting.address('nowhere'));
  await page.getByRole('heading', { name: 'There is nothing at this address.' }).waitFor();
  await picture(page, 'unknown-phone');
  await page.getByRole('button', { name: 'To the start page' }).click();
  await page.locator('.hero, .start').first().waitFor();
  const { room } = await openRoom(setting, { game: 'mists', level: 1, seats: 2 }, 0);
  await page.goto(setting.address(`r/${room.toUpperCase()}.`));
  await page.getByLabel('Your name').waitFor();
  assert.equal(new URL(page.url()).pathname, `/r/${room}`);
  assert.deepEqual(watch.complaints.filter((text) => !text.includes('/nowhere')), []);
});

test('three of one name are told apart in the chat, and no name turns what stands around it', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const { room } = await post(setting, 'rooms', { name: 'שלום Friday', game: 'mists', level: 1, seats: 4 });
  const tokens = [];
  for (const name of ['Ana', 'ana', 'Ana', 'עלמה']) tokens.push((await post(setting, `rooms/${room.id}/seats`, { name })).token);
  for (const token of tokens) await command(setting, room.id, token, { type: 'say', text: 'Hello' });
  const page = await openPage(setting, watch, 'Ana', kPhone);
  await sitAt(setting, page, { room: room.id, tokens });
  const lines = page.locator('.chat-lines li');
  await lines.nth(3).waitFor();
  const told = await lines.allTextContents();
  assert.equal(new Set(told).size, 4);
  for (const [seat, line] of told.slice(0, 3).entries()) assert.match(line, new RegExp(`\\(Seat ${seat + 1}\\)`));
  assert.doesNotMatch(told[3], /Seat/);
  assert.ok((await page.locator('.chat-lines b bdi[translate="no"]').count()) >= 4);
  assert.match(await page.locator('.seat.taken .who').first().evaluate((element) => element.textContent), /\u2068Ana\u2069/);
  await picture(page, 'namesakes-phone');
  assert.deepEqual(watch.complaints, []);
});
