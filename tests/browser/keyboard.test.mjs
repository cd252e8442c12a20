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

const kChosen = ':is(.board-button, [data-choice])[aria-pressed="true"]:focus';

/** Makes one decision with keys only: arrows to a choice, Enter to choose it, Enter to confirm. */
async function decide(page, asked, seq) {
  if (asked === 'place_meeple' && seq % 3 === 0) return page.keyboard.press('n');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.locator(asked === 'place_tile' ? '.preview-tile:focus' : kChosen).waitFor();
  if (asked === 'place_tile') await page.keyboard.press('r');
  return page.keyboard.press('Enter');
}

/** Opens a room of that level, sits down and starts, all by keys. */
async function begin(page, level) {
  await page.goto(setting.url);
  await page.getByLabel('Name of the room').focus();
  await page.keyboard.type('By keys');
  await page.getByLabel('Level 1').focus();
  for (let i = 1; i < level; i += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByLabel('Your name').focus();
  await page.keyboard.type('Kai');
  await page.keyboard.press('Enter');
  await page.getByText(`Level ${level}`).waitFor();
  await page.getByRole('button', { name: 'Start alone' }).focus();
  await page.keyboard.press('Enter');
}

for (const level of [1, 6]) {
  test(`a person alone plays level ${level} to its end by keyboard`, { timeout: 100_000 }, async () => {
    const watch = new Watch(setting.url);
    const context = await setting.browser.newContext({ reducedMotion: 'reduce' });
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
    await watch.follow(page, 'Kai');
    await begin(page, level);
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
    await context.close();
  });
}
