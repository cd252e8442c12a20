import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { kPhone, openPage } from './pages.mjs';
import { playOut, startRoom } from './rooms.mjs';
import { picture, Setting } from './setting.mjs';

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

/** A page whose browser keeps it for times without a network. */
async function kept(watch, name) {
  const page = await openPage(setting, watch, name, { ...kPhone, serviceWorkers: 'allow' });
  await page.goto(setting.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The script and its style lie beside the page itself then.
  await page.waitForFunction(async () => (await (await caches.open('mistward-shell')).keys()).length >= 3);
  return page;
}

/** What a browser writes about requests that reach nobody. */
const isOfNetwork = (text) => /ERR_INTERNET_DISCONNECTED|Failed to fetch|ServiceWorker|ERR_FAILED/.test(text);

test('without a network the page opens, says what it waits for, and shows a finished game that was seen', { timeout: 90_000 }, async () => {
  const watch = new Watch(setting.url);
  const game = await startRoom(setting, { game: 'mists', level: 1, seats: 1 });
  await playOut(setting, game);
  const page = await kept(watch, 'Kim');
  await page.goto(setting.address('learn'));
  await page.locator('.lesson .button').first().click();
  await page.locator('.guide').waitFor();
  const lesson = page.url();
  await page.goto(setting.address('help'));
  await page.locator('.passage [id="M-GHOST-5"]').waitFor();
  await page.goto(setting.address(`g/${game.room}.1`));
  await page.locator('.table .board-tile').first().waitFor();

  await page.context().setOffline(true);
  await page.goto(setting.url);
  await page.locator('.line-note').getByText('You have no network right now.').waitFor();
  await page.locator('.ways').waitFor();
  await picture(page, 'offline-start-phone');
  await page.goto(setting.address('learn'));
  await page.locator('.lesson').first().waitFor();
  await page.goto(setting.address(`g/${game.room}.1`));
  await page.locator('.table .board-tile').first().waitFor();
  await picture(page, 'offline-replay-phone');
  await page.goto(setting.address('help'));
  await page.locator('.passage [id="M-GHOST-5"]').waitFor();
  // What needs the server says why it waits, and what is nowhere is nowhere without a network, too.
  for (const address of [lesson, setting.address('r/nobodyhere'), setting.address('you')]) {
    await page.goto(address);
    await page.getByText('You have no network right now.').waitFor();
  }
  await page.goto(setting.address('no/such/page'));
  await page.getByText('There is nothing at this address.').waitFor();

  await page.context().setOffline(false);
  await page.goto(setting.url);
  await page.locator('.ways').waitFor();
  assert.equal(await page.locator('.line-note').count(), 0);
  assert.deepEqual(watch.complaints.filter((text) => !isOfNetwork(text)), []);
});

test('what was asked with a token, and rooms that go on, are kept by nobody', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await kept(watch, 'Kim');
  await page.reload();
  await page.getByRole('button', { name: /^Play alone/ }).click();
  await page.locator('.action.mine').waitFor();
  const paths = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  assert.ok(paths.some((path) => path.startsWith('/assets/')), paths.join());
  assert.deepEqual(paths.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/v1/tilesets/')), []);
  assert.deepEqual(watch.complaints, []);
});
