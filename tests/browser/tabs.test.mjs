import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { kPhone, openProfile, openTable, openWindow, press, takeSeat } from './pages.mjs';
import { picture, Setting } from './setting.mjs';

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

/** A browser in which Ana has played level 1 alone, and closed the window: its profile, and the link of the room. */
async function playedBefore(watch) {
  const profile = await openProfile(setting, kPhone);
  const page = await openWindow(watch, profile, 'first');
  await page.goto(setting.url);
  await press(page, /^Play alone/);
  await page.locator('.action.mine').waitFor();
  const link = page.url();
  return { profile, page, link };
}

test('whoever opens the link of a room in which this browser plays sits there, in one window at a time', { timeout: 90_000 }, async () => {
  const watch = new Watch(setting.url);
  const { profile, page, link } = await playedBefore(watch);
  await page.close();
  const second = await openWindow(watch, profile, 'second');
  await second.goto(link);
  await second.locator('.action.mine').waitFor();
  assert.equal(await second.locator('.watching').count(), 0);

  const third = await openWindow(watch, profile, 'third');
  await third.goto(link);
  await third.locator('.watching').getByText('You are playing in another window.').waitFor();
  await picture(third, 'in-another-window-phone');
  await second.locator('.action.mine').waitFor();
  await press(third, 'Play here instead');
  await third.locator('.action.mine').waitFor();
  await second.locator('.watching').getByText('You are playing in another window.').waitFor();
  // It stays so after a reload of either.
  await third.reload();
  await third.locator('.action.mine').waitFor();
  await second.reload();
  await second.locator('.watching').waitFor();
  await third.close();
  await second.reload();
  await second.locator('.action.mine').waitFor();
  assert.deepEqual(watch.complaints, []);
});

test('where a browser holds two seats of a room, it asks which', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const profile = await openProfile(setting, kPhone);
  const ana = await openWindow(watch, profile, 'Ana');
  await ana.goto(setting.url);
  await openTable(ana, 'Ana');
  const ben = await openWindow(watch, profile, 'Ben');
  await ben.goto(ana.url());
  await takeSeat(ben, 'Ben');
  const link = ana.url();
  await ana.close();
  await ben.close();
  const page = await openWindow(watch, profile, 'which');
  await page.goto(link);
  await press(page, 'Continue as Ben');
  await page.locator('.seat').getByText('Ben (you)').waitFor();
  assert.deepEqual(watch.complaints, []);
});
