import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { atSight } from './calm.mjs';
import { kLarge, kPhone, openMenu, openPage, press, sitAt } from './pages.mjs';
import { openRoom, post, startRoom } from './rooms.mjs';
import { picture, Setting } from './setting.mjs';

/** What a first turn may have at most. Who adds to it takes something else away. */
const kMost = {
  'alone on a laptop': { screen: kLarge, seats: 1, controls: 8, words: 25 },
  'with a friend on a laptop': { screen: kLarge, seats: 2, controls: 10, words: 30 },
  'alone on a phone': { screen: kPhone, seats: 1, controls: 8, words: 18 },
  'with a friend on a phone': { screen: kPhone, seats: 2, controls: 10, words: 23 },
};

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

for (const [name, { screen, seats, ...most }] of Object.entries(kMost)) {
  test(`a first turn ${name} has few controls and few words`, { timeout: 60_000 }, async (context) => {
    const watch = new Watch(setting.url);
    const page = await openPage(setting, watch, 'Ana', screen);
    await sitAt(setting, page, await startRoom(setting, { game: 'mists', level: 1, seats, visibility: 'private' }));
    await page.locator('.space').first().waitFor();
    const { controls, words } = await atSight(page);
    context.diagnostic(`${controls.length} controls: ${controls.join(' | ')}`);
    context.diagnostic(`${words.length} words: ${words.join(' ')}`);
    assert.ok(controls.length > 5 && controls.length <= most.controls, controls.join(' | '));
    assert.ok(words.length > 12 && words.length <= most.words, words.join(' '));
    await picture(page, `first-turn-${name.replaceAll(' ', '-')}`);
    assert.deepEqual(watch.complaints, []);
  });
}

/** What stands in the menu, line by line. */
const menuOf = async (page) => {
  await openMenu(page);
  const lines = await page.locator('.menu-item').evaluateAll((items) => items.map((item) => item.querySelector('select')?.ariaLabel ?? item.textContent.trim()));
  await page.keyboard.press('Escape');
  // Until the step back is done, the browser goes nowhere else.
  await page.waitForFunction(() => !history.state?.over);
  return lines;
};

const kOfAll = ['Help and rules', 'Language', 'Sounds: off', 'Day or night'];

test('the menu of a table is the same on a phone and a laptop, and solo has nothing of a room of several', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const alone = await startRoom(setting, { game: 'mists', level: 1, seats: 1 });
  const friends = await startRoom(setting, { game: 'mists', level: 1, seats: 2 });
  for (const [screen, details] of [[kLarge, 'Close the details'], [kPhone, 'Details']]) {
    const page = await openPage(setting, watch, 'Ana', screen);
    await page.goto(setting.url);
    assert.deepEqual(await menuOf(page), kOfAll);
    await sitAt(setting, page, alone);
    assert.deepEqual(await menuOf(page), [details, 'What happened', ...kOfAll]);
    await sitAt(setting, page, friends);
    assert.deepEqual(await menuOf(page), [details, 'What happened', 'Pause', 'Your seat', 'For a big screen', ...kOfAll]);
    await page.context().close();
  }
  assert.deepEqual(watch.complaints, []);
});

test('the menu shuts by Escape, by a press beside it and by what is chosen, and the focus is where it was', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'Ana', kLarge);
  await page.goto(setting.url);
  const [button, menu] = [page.locator('.menu-button'), page.locator('.menu')];
  const isFocused = () => button.evaluate((element) => element === document.activeElement);
  await openMenu(page);
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Help and rules');
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  assert.ok(await isFocused());
  await openMenu(page);
  await page.mouse.click(700, 800);
  await menu.waitFor({ state: 'detached' });
  await openMenu(page);
  await press(page, 'Sounds: off');
  await press(page, 'Sounds: on');
  await press(page, 'Day or night');
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark');
  await press(page, 'Help and rules');
  await page.locator('.help-sheet[open]').waitFor();
  assert.equal(await menu.count(), 0);
  await page.keyboard.press('Escape');
  await page.locator('.help-sheet').waitFor({ state: 'detached' });
  assert.ok(await isFocused());
  assert.deepEqual(watch.complaints, []);
});

test('plans are for games over days', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  for (const [seconds, plans] of [[600, 0], [86_400, 1]]) {
    const { room, owner, tokens } = await openRoom(setting, { game: 'mists', level: 1, seats: 2, options: { timer: { per: 'turn', seconds } } }, 2);
    await post(setting, `rooms/${room}/start`, undefined, owner);
    const page = await openPage(setting, watch, 'Ben', kLarge);
    await sitAt(setting, page, { room, tokens }, 1);
    await page.getByRole('button', { name: 'Chat' }).waitFor();
    assert.equal(await page.getByRole('button', { name: 'Plan your turn' }).count(), plans);
    await page.context().close();
  }
  assert.deepEqual(watch.complaints, []);
});
