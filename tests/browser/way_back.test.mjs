import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { kPhone, kWide, openPage, press, pressInMenu, pressTool, sitAt, toggleDetails } from './pages.mjs';
import { startRoom } from './rooms.mjs';
import { Setting } from './setting.mjs';

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

async function atTable(watch, screen = kPhone) {
  const page = await openPage(setting, watch, 'Ana', screen);
  const game = await startRoom(setting, { game: 'mists', level: 3, seats: 2 });
  await page.goto(setting.url);
  await sitAt(setting, page, game);
  await page.locator('.table').waitFor();
  return { page, game, path: `/r/${game.room}` };
}

const pathOf = (page) => new URL(page.url()).pathname;

/** How many entries of the history belong to what lies over the view. */
const depth = (page) => page.evaluate(() => history.state?.over ?? 0);
const isAtDepth = (page, wanted) => page.waitForFunction((n) => (history.state?.over ?? 0) === n, wanted);

test('the way back of a phone closes what lies over the table, and then leaves it', { timeout: 90_000 }, async () => {
  const watch = new Watch(setting.url);
  const { page, path } = await atTable(watch);
  await toggleDetails(page);
  await page.locator('.table.details-open').waitFor();
  await isAtDepth(page, 1);
  await page.goBack();
  await page.locator('.table:not(.details-open)').waitFor();
  assert.equal(pathOf(page), path);

  // The help lies over the details.
  await toggleDetails(page);
  await pressInMenu(page, 'Help and rules');
  await page.locator('.help-sheet').waitFor();
  await isAtDepth(page, 2);
  await page.goBack();
  await page.locator('.help-sheet').waitFor({ state: 'detached' });
  await page.locator('.table.details-open').waitFor();
  await page.goBack();
  await page.locator('.table:not(.details-open)').waitFor();
  assert.equal(pathOf(page), path);

  await pressTool(page, 'Chat');
  await page.locator('.chat').waitFor();
  await isAtDepth(page, 1);
  await page.goBack();
  await page.locator('.chat').waitFor({ state: 'detached' });
  assert.equal(await page.locator('.table').count(), 1);
  await isAtDepth(page, 0);
  await page.goBack();
  await page.waitForFunction((at) => location.pathname !== at, path);
  assert.deepEqual(watch.complaints, []);
});

test('what is closed by hand leaves no entry behind, and one thing over another closes first', { timeout: 90_000 }, async () => {
  const watch = new Watch(setting.url);
  const { page, path } = await atTable(watch);
  const before = await page.evaluate(() => history.length);
  for (let i = 0; i < 3; i += 1) {
    await toggleDetails(page);
    await isAtDepth(page, 1);
    await page.locator('.close-details').click();
    await page.locator('.table:not(.details-open)').waitFor();
    await isAtDepth(page, 0);
  }
  assert.ok((await page.evaluate(() => history.length)) <= before + 1);

  await toggleDetails(page);
  await page.locator('.tiles-left').click();
  await page.locator('dialog.sheet').waitFor();
  const deep = await depth(page);
  await page.goBack();
  await page.locator('dialog.sheet').waitFor({ state: 'detached' });
  assert.ok((await depth(page)) < deep || deep === 1);
  assert.equal(pathOf(page), path);
  assert.deepEqual(watch.complaints, []);
});

test('forward brings nothing back that was closed, and a page that is loaded anew goes back as one would expect', { timeout: 90_000 }, async () => {
  const watch = new Watch(setting.url);
  const { page, path } = await atTable(watch, kWide);
  await pressInMenu(page, 'Help and rules');
  await isAtDepth(page, 1);
  await page.goBack();
  await page.locator('.help-sheet').waitFor({ state: 'detached' });
  await page.evaluate(() => history.forward());
  await isAtDepth(page, 0);
  assert.equal(await page.locator('.help-sheet').count(), 0);

  await pressInMenu(page, 'Help and rules');
  await isAtDepth(page, 1);
  await page.reload();
  await page.locator('.table').waitFor();
  await isAtDepth(page, 0);
  assert.equal(pathOf(page), path);
  assert.equal(await page.locator('.help-sheet').count(), 0);

  // A link in what lies over the view leads on, and the way back leads to the table.
  await pressInMenu(page, 'Help and rules');
  await isAtDepth(page, 1);
  await page.locator('.help-close').click();
  await isAtDepth(page, 0);
  await page.locator('.table .home, .table header a[href="/"]').first().click();
  await page.waitForFunction(() => location.pathname === '/');
  await page.goBack();
  await page.locator('.table').waitFor();
  assert.deepEqual(watch.complaints, []);
});
