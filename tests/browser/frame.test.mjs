import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { kScreens, measure } from './frame.mjs';
import { tableStates } from './frame_states.mjs';
import { kPhone, openPage } from './pages.mjs';
import { picture, Setting } from './setting.mjs';

/** The board has so much of the window, in percent; what floats over it while something is asked leaves the second. */
const kBoard = 60;
const kFree = 50;
/** Beside something that was called, or that tells of it, the board has at least half of the window. */
const kBeside = ['hint open', 'chat open', 'game over', 'while you were away'];

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

/** Resolves when the page has been laid out anew, and whatever watches sizes has been told. */
const laidOut = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

test('on every screen the board has most of the window, and nothing is cut or squeezed', { timeout: 240_000 }, async () => {
  const watch = new Watch(setting.url);
  // German words are the longest.
  const page = await openPage(setting, watch, 'page', { ...kPhone, locale: 'de-DE' });
  const found = [];
  for await (const state of tableStates(setting, page)) {
    for (const [screen, [width, height]] of Object.entries(kScreens)) {
      await page.setViewportSize({ width, height });
      await laidOut(page);
      const { board, free, seen, faults } = await measure(page);
      const where = `${state}, ${screen} (${width} x ${height})`;
      const least = kBeside.includes(state) ? kFree : kBoard;
      if (board < least) found.push(`${where}: the board has ${board} % of the window`);
      if (free < kFree) found.push(`${where}: ${free} % of the window is board that nothing lies over`);
      if (!seen) found.push(`${where}: the tile in mind is covered`);
      found.push(...faults.map((fault) => `${where}: ${fault}`));
      await picture(page, `frame-${state.replace(/\W+/g, '-')}-${width}x${height}`);
    }
    await page.setViewportSize(kPhone.viewport);
  }
  assert.deepEqual(found, []);
  assert.deepEqual(watch.complaints, []);
});
