import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { advance } from './advance.mjs';
import { Watch } from './browser.mjs';
import { kPhone, kWide, openPage, sitAt } from './pages.mjs';
import { startRoom } from './rooms.mjs';
import { picture, Setting } from './setting.mjs';

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

/** What a reader can tell two elements apart by, where the system chooses the colours of all backgrounds and texts. */
const drawn = (locator) =>
  locator.evaluate((element) => {
    const { outlineStyle, outlineWidth, borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element);
    return { outline: outlineStyle === 'none' ? '' : outlineWidth, border: `${borderTopStyle} ${borderTopWidth} ${borderTopColor}` };
  });

/** Two elements of a kind, of which one is meant: they must not look alike. */
async function tellsApart(meant, other, what) {
  assert.notDeepEqual(await drawn(meant), await drawn(other), what);
}

for (const [name, screen] of [['wide', kWide], ['phone', kPhone]]) {
  test(`in forced colours one sees whose turn it is and what is chosen: ${name}`, { timeout: 90_000 }, async () => {
    const watch = new Watch(setting.url);
    const game = await startRoom(setting, { game: 'mists', level: 1, seats: 3 });
    await advance(setting, game, ({ next }) => next.player === 0 && next.kind === 'place_meeple');
    const page = await openPage(setting, watch, name, { ...screen, forcedColors: 'active' });
    await sitAt(setting, page, game);
    await page.locator('.action.mine').waitFor();
    assert.ok(await page.evaluate(() => matchMedia('(forced-colors: active)').matches));
    const foot = await drawn(page.locator('.foot'));
    assert.match(foot.border, /3px/);
    await tellsApart(page.locator('.chip.active .chip-button'), page.locator('.chip:not(.active) .chip-button').first(), 'a turn');
    await picture(page, `forced-colours-${name}`);
    assert.deepEqual(watch.complaints, []);
  });
}

test('in forced colours one sees which game is chosen on the first page', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'start', { ...kWide, forcedColors: 'active' });
  await page.goto(setting.url);
  await page.locator('.waypoint').first().waitFor();
  await tellsApart(page.locator('.waypoint:has(:checked) .caption'), page.locator('.waypoint:not(:has(:checked)) .caption').first(), 'a level');
  await picture(page, 'forced-colours-start');
  assert.deepEqual(watch.complaints, []);
});
