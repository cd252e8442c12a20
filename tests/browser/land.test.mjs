import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { goToServer, kLarge, kPhone, openPage, sitAt } from './pages.mjs';
import { playedByCompanions, startRoom } from './rooms.mjs';
import { rush } from './rush.mjs';
import { Setting } from './setting.mjs';

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

/** Hardly more tiles fit a game. */
const kLateTurn = 120;

/** From now on the page notes each figure and each choice that it ever has where no land is drawn for it. */
function watchForHoles(page) {
  return page.addInitScript(() => {
    window.holes = new Set();
    window.onLand = new Set();
    const key = (x, y) => `${Math.floor(x / 100)},${Math.floor(y / 100)}`;
    const look = () => {
      const land = new Set();
      for (const field of document.querySelectorAll('.board .ground .art-field')) {
        land.add(key(field.x.baseVal.value, field.y.baseVal.value));
      }
      const check = (kind, ...places) => (places.some((place) => land.has(place)) ? window.onLand : window.holes).add(kind);
      for (const figure of document.querySelectorAll(':is(.meeples, .ghosts, .hounds, .buried) > g[transform]')) {
        const { e, f } = figure.transform.baseVal.consolidate().matrix;
        check('figure', key(e, f));
      }
      for (const spot of document.querySelectorAll('.spot[data-place]')) {
        const [x, y] = spot.dataset.place.split(',').map((part) => 100 * Number(part));
        check('spot', key(x, y));
      }
      // A tile is laid beside others.
      for (const { x, y } of document.querySelectorAll('.space > rect')) {
        const [left, top] = [x.baseVal.value, y.baseVal.value];
        check('space', key(left + 100, top), key(left - 100, top), key(left, top + 100), key(left, top - 100));
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  });
}

async function assertNoHoles(page, kinds) {
  assert.deepEqual(await page.evaluate(() => [...window.holes]), []);
  // What never was there could not be over a hole.
  assert.deepEqual(await page.evaluate(() => [...window.onLand].sort()), kinds);
}

for (const [name, screen] of Object.entries({ laptop: kLarge, phone: kPhone })) {
  test(`late in a game no figure and no choice ever lies over land that is not drawn, on a ${name}`, { timeout: 120_000 }, async () => {
    const watch = new Watch(setting.url);
    const page = await openPage(setting, watch, 'Ana', screen);
    await goToServer(setting, page);
    const game = await startRoom(setting, { game: 'ghosts', seats: 2 });
    assert.ok(await rush(page, { ...game, kinds: ['place_tile'], from: kLateTurn }));
    await watchForHoles(page);
    await sitAt(setting, page, game);
    await page.locator('.space').first().waitFor();
    await page.locator('.meeples > g').first().waitFor();
    await page.waitForFunction(() => !document.querySelector('[data-drawing]'));
    await assertNoHoles(page, ['figure', 'space']);
    assert.deepEqual(watch.complaints, []);
  });
}

test('nor does a jump through a game that is watched again', { timeout: 120_000 }, async () => {
  const watch = new Watch(setting.url);
  const { game, entries } = await playedByCompanions(setting, { game: 'ghosts', seats: 2 });
  const page = await openPage(setting, watch, 'Ana', kLarge);
  await watchForHoles(page);
  await page.goto(setting.address(`g/${game}?seq=0`));
  await page.locator('.table[data-seq="0"]').waitFor();
  // The last position of a game has no figures left, most of them stand in its middle.
  for (const key of ['End', 'Home', 'End', ...Array.from({ length: 6 }, () => 'Shift+ArrowLeft')]) await page.keyboard.press(key);
  await page.locator(`.table:not([data-seq="0"], [data-seq="${entries.length}"])`).waitFor();
  await page.goto(setting.address(`g/${game}?seq=${Math.floor(entries.length / 2)}`));
  await page.locator('.meeples > g').first().waitFor();
  await assertNoHoles(page, ['figure']);
  assert.deepEqual(watch.complaints, []);
});
