import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { kScreens, measure } from './frame.mjs';
import { tableStates } from './frame_states.mjs';
import { kPhone, openPage, press, sitAt, toggleDetails } from './pages.mjs';
import { startRoom } from './rooms.mjs';
import { picture, Setting } from './setting.mjs';

/** The board has so much of the window, in percent; what floats over it while something is asked leaves `free`. */
const kUsual = { board: 60, free: 50, small: 44 };
/** Beside something that was called, or that tells of it, the board has at least half of the window. */
const kBeside = ['hint open', 'chat open'];
const kOtherwise = {
  ...Object.fromEntries(kBeside.map((state) => [state, { board: 50, free: 50, small: 35 }])),
  // What has come to its end is a page of its own, with its tabs below the board or beside it.
  ...Object.fromEntries(['game over', 'game against each other over', 'replay'].map((state) => [state, { board: 44, free: 44, small: 33 }])),
  // The request stands beside the board, with its tile.
  'undo asked for': { board: 60, free: 40, small: 25 },
  // The smallest phone shows the guide and what it points at.
  'lesson, a step on': { board: 49, free: 45 },
};

/** What lasts longer than so many is a fault. */
const kMostFrames = 40;

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

/** Resolves when the page has been laid out anew, and whatever watches sizes has been told. */
const laidOut = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * What is wrong with the table as it was measured, beside the least it may have; `isTold` where what was said may lie over
 * the tile for a while, since the board moves for nothing once a tile is tried.
 */
function faultsOf({ board, free, seen, faults }, least, isTold) {
  return [
    ...(board < least.board ? [`the board has ${board} % of the window`] : []),
    ...(free < least.free ? [`${free} % of the window is board that nothing lies over`] : []),
    ...(seen || isTold ? [] : ['the tile that is thought of is covered']),
    ...faults,
  ];
}

/** How much of the window the board has. */
const partOfBoard = async (page) => (await measure(page)).board;

test('details are folded away beside the board, which stands still, and stay so, and come over it where there is no room', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'page');
  const game = await startRoom(setting, { game: 'mists', level: 1, seats: 1 });
  await sitAt(setting, page, game);
  const panel = page.locator('.panel');
  await panel.waitFor();
  const beside = await partOfBoard(page);
  await toggleDetails(page);
  await panel.waitFor({ state: 'hidden' });
  const alone = await partOfBoard(page);
  assert.equal(alone, beside, 'the board stands still');
  await page.reload();
  await page.locator('.summary').waitFor();
  assert.equal(await panel.isVisible(), false, 'folded details stay folded');
  await toggleDetails(page);
  await panel.waitFor();

  const [width, height] = kScreens['tablet upright'];
  await page.setViewportSize({ width, height });
  await panel.waitFor({ state: 'hidden' });
  const before = await partOfBoard(page);
  await page.locator('.summary-details').click();
  await panel.waitFor();
  assert.equal(await partOfBoard(page), before, 'over the board nothing moves');
  await press(page, 'Close the details');
  await panel.waitFor({ state: 'hidden' });
  assert.deepEqual(watch.complaints, []);
  await page.context().close();
});

test('on every screen the board has most of the window, and nothing is cut or squeezed', { timeout: 240_000 }, async () => {
  const watch = new Watch(setting.url);
  // German words are the longest.
  const page = await openPage(setting, watch, 'page', { ...kPhone, locale: 'de-DE' });
  const found = [];
  for await (const state of tableStates(setting, page)) {
    for (const [screen, [width, height]] of Object.entries(kScreens)) {
      await page.setViewportSize({ width, height });
      await laidOut(page);
      const least = kOtherwise[state] ?? kUsual;
      const isSmall = width <= 600 || height <= 480;
      const faultsNow = async () => faultsOf(await measure(page), isSmall && least.small ? { board: least.small, free: least.small } : least, state === 'said and proposed');
      let faults = await faultsNow();
      // The board makes room once it is told of what floats; on a busy machine that is some frames later.
      for (let frames = 0; faults.length > 0 && frames < kMostFrames; frames += 2) {
        await laidOut(page);
        faults = await faultsNow();
      }
      found.push(...faults.map((fault) => `${state}, ${screen} (${width} x ${height}): ${fault}`));
      await picture(page, `frame-${state.replace(/\W+/g, '-')}-${width}x${height}`);
    }
    await page.setViewportSize(kPhone.viewport);
  }
  assert.deepEqual(found, []);
  assert.deepEqual(watch.complaints, []);
});
