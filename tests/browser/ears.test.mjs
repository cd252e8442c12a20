import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { focusName } from './keys.mjs';
import { openPage, sitAt } from './pages.mjs';
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
  assert.match(heard, /img "\d+ of 15 ghosts left in the supply"/);

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

test('the card at the end is led to, leaves the board to be looked at, and gives the table back', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const { page, game } = await openTable(watch);
  await playOut(setting, game);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading').first().waitFor();
  await page.locator('#end-title:focus').waitFor();
  const [card, board] = await Promise.all(['.end', '.board-window'].map((name) => page.locator(name).boundingBox()));
  assert.ok(board.x + board.width <= card.x, 'the card stands beside the board');
  await page.locator('.board .explorer').focus();
  assert.ok(await dialog.isVisible(), 'the board can be explored meanwhile');
  await page.locator('#end-title').focus();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement !== document.body);
  assert.deepEqual(watch.complaints, []);
  await page.context().close();
});
