import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { focusName } from './keys.mjs';
import { kWide, openPage, sitAt } from './pages.mjs';
import { playOut, positionOf, startRoom } from './rooms.mjs';
import { Setting } from './setting.mjs';

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

async function openTable(watch) {
  const page = await openPage(setting, watch, 'Ana');
  const game = await startRoom(setting, { game: 'mists', level: 1, seats: 1 });
  await sitAt(setting, page, game);
  await page.locator('.space').first().waitFor();
  return { page, game };
}

test('whoever hears the table finds its parts, its spaces and its tiles in words', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const { page, game } = await openTable(watch);
  const heard = await page.locator('body').ariaSnapshot();
  for (const part of [/- banner/, /- main/, /- complementary "Details"/, /heading "Friday mist" \[level=1\]/]) {
    assert.match(heard, part);
  }
  assert.match(heard, /button "Place the tile .* of the ruin.*, \d ways? to turn it/);
  assert.match(heard, /img "pink: 0 points\. The goal is 50\."/);
  assert.match(heard, /img "\d+ of 15 ghosts left"/);

  await page.keyboard.press('l');
  await page.locator('.explorer:focus').waitFor();
  const here = await focusName(page);
  assert.match(here, /of the ruin: /);
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction((name) => document.activeElement.getAttribute('aria-label') !== name, here);
  assert.match(await focusName(page), /of the ruin: /);

  await page.locator('.space').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.preview-tile:focus').waitFor();
  await page.getByText(/^The tile is .* of the ruin: /).waitFor();
  const { seq } = await positionOf(setting, game.room);
  await page.keyboard.press('Enter');
  await page.locator(`.table:not([data-seq="${seq}"])`).waitFor();
  await page.waitForFunction(() => document.activeElement.matches('.action, .action *'));
  assert.deepEqual(watch.complaints, []);
  await page.context().close();
});

test('the end is led to, and its tabs are walked by arrows, which step through the game elsewhere', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const { page, game } = await openTable(watch);
  await playOut(setting, game);
  await page.locator('h1#end-title:focus').waitFor();
  const { seq } = await positionOf(setting, game.room);
  const tabs = page.getByRole('tablist').getByRole('tab');
  await tabs.first().focus();
  for (const [key, tab] of [['ArrowRight', 1], ['End', 3], ['ArrowRight', 0], ['ArrowLeft', 3], ['Home', 0]]) {
    await page.keyboard.press(key);
    await page.waitForFunction((n) => document.querySelectorAll('[role=tab]')[n] === document.activeElement, tab);
    assert.equal(await tabs.nth(tab).getAttribute('aria-selected'), 'true');
    const panel = page.getByRole('tabpanel', { name: await tabs.nth(tab).textContent() });
    await panel.waitFor({ state: 'attached' });
  }
  assert.equal(await page.locator('.table').getAttribute('data-seq'), String(seq), 'tabs are no steps');
  await page.locator('#end-title').focus();
  await page.keyboard.press('ArrowLeft');
  await page.locator(`.table[data-seq="${seq - 1}"]`).waitFor();
  await page.locator('.board .explorer').focus();
  assert.deepEqual(watch.complaints, []);
  await page.context().close();
});

test('the last move is seen on the table before that is left', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'page', { ...kWide, reducedMotion: 'no-preference' });
  const game = await startRoom(setting, { game: 'mists', level: 1, seats: 1 });
  await sitAt(setting, page, game);
  await page.locator('.table[data-asked="place_tile"]').waitFor();
  await page.evaluate(() => {
    const seen = (window.seen = {});
    const look = () => {
      const table = document.querySelector('.table');
      if (table?.dataset.asked === 'none') seen.end ??= performance.now();
      if (table?.matches('.after')) seen.after ??= performance.now();
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await playOut(setting, game);
  await page.locator('.after').waitFor();
  const { end, after: left } = await page.evaluate(() => window.seen);
  assert.ok(left - end > 1_500, `it was left after ${left - end} ms`);
  assert.deepEqual(watch.complaints, []);
  await page.context().close();
});
