import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { Player } from './player.mjs';
import { Setting } from './setting.mjs';

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

/** Makes one decision with keys only: arrows to a place, Enter to choose it, Enter to confirm. */
async function decide(page, asked, seq) {
  if (asked === 'place_meeple' && seq % 3 === 0) return page.keyboard.press('n');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const chosen = asked === 'place_tile' ? '.preview-tile:focus' : '.board-button[aria-pressed="true"]:focus';
  await page.locator(chosen).waitFor();
  if (asked === 'place_tile') await page.keyboard.press('r');
  return page.keyboard.press('Enter');
}

test('a person alone plays level 1 to its end by keyboard', { timeout: 100_000 }, async () => {
  const watch = new Watch(setting.url);
  const context = await setting.browser.newContext({ reducedMotion: 'reduce' });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  await watch.follow(page, 'Kai');

  await page.goto(setting.url);
  await page.getByLabel('Name of the room').focus();
  await page.keyboard.type('By keys');
  await page.keyboard.press('Enter');
  await page.getByLabel('Your name').focus();
  await page.keyboard.type('Kai');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Start alone' }).focus();
  await page.keyboard.press('Enter');

  const player = new Player(page, 'Kai', false);
  let decisions = 0;
  for (let next = 1; ; decisions += 1) {
    const { seq, asked } = await player.reaches(next);
    if (asked === 'none') break;
    await decide(page, asked, seq);
    next = seq + 1;
  }
  await page.getByRole('dialog').waitFor();
  assert.ok(decisions >= 4);
  assert.deepEqual(watch.complaints, []);
});
