import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';

import { gameAt } from './advance.mjs';
import { Watch } from './browser.mjs';
import { kPhone, openPage, pressTool, sideways, sitAt } from './pages.mjs';
import { picture, Setting } from './setting.mjs';

/** A board that moves has come where it goes long before. */
const kMoveMs = 5_000;

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

/** Screens that a hint must fit, the smallest phone among them. */
const kScreens = {
  phone: kPhone,
  small: { viewport: { width: 320, height: 568 }, hasTouch: true },
  side: { viewport: { width: 844, height: 390 }, hasTouch: true },
  tablet: { viewport: { width: 1024, height: 768 } },
  wide: { viewport: { width: 1440, height: 900 } },
};

/** Which of the elements are seen whole and on top, as whoever looks at the screen has them. */
const areSeen = (page, selector) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const inWindow = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      const corners = [[left + 9, top + 9], [right - 9, top + 9], [left + 9, bottom - 9], [right - 9, bottom - 9]];
      return inWindow && corners.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
    }),
  );

/** All of these come to be seen: the board may only be about to move when it is asked. */
async function comeInSight(page, selector, number, what) {
  const wanted = Array(number).fill(true);
  let seen;
  for (const end = Date.now() + kMoveMs; Date.now() < end; ) {
    seen = await areSeen(page, selector);
    if (isDeepStrictEqual(seen, wanted)) return;
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
  assert.deepEqual(seen, wanted, what);
}

async function withHint(watch, name, options, stop) {
  const page = await openPage(setting, watch, name, kScreens[name]);
  const game = await gameAt(setting, options, stop);
  await sitAt(setting, page, game);
  await page.locator('.board-window').waitFor();
  return { page, game };
}

/** Moves the board by hand, after which it follows the game no more by itself. */
async function moveBoard(page) {
  const { x, y, width, height } = await page.locator('.board-window').boundingBox();
  await page.mouse.move(x + 20, y + height - 20);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + 20, { steps: 4 });
  await page.mouse.up();
}

const settled = (page) => page.waitForFunction(() => !document.querySelector('.world.moving'));

for (const name of Object.keys(kScreens)) {
  test(`a hint has its tile in sight, one reason, and others to compare, on a ${name} screen`, { timeout: 60_000 }, async () => {
    const watch = new Watch(setting.url);
    const options = { game: 'mists', level: 6, seats: 1 };
    const { page } = await withHint(watch, name, options, ({ state, next }) => next.kind === 'place_tile' && state.turn >= 11);
    await moveBoard(page);
    await pressTool(page, 'Hint');
    const reason = page.locator('.hinted-reason');
    await reason.waitFor();
    await settled(page);
    await comeInSight(page, '.preview-tile', 1, 'the tile of the hint');
    assert.ok((await reason.textContent()).length > 5);
    await picture(page, `hint-${name}`);
    await page.getByRole('button', { name: 'Compare' }).click();
    const turns = page.locator('.hinted-turn');
    await turns.nth(2).waitFor();
    for (let i = 0; i < 3; i += 1) {
      await turns.nth(i).click();
      await settled(page);
      await comeInSight(page, '.preview-tile', 1, `the tile of turn ${i}`);
      assert.equal(await turns.nth(i).getAttribute('aria-pressed'), 'true');
      await picture(page, `hint-${name}-${i}`);
    }
    assert.ok((await sideways(page)) <= 0);
    assert.deepEqual(watch.complaints, []);
    await page.context().close();
  });
}
