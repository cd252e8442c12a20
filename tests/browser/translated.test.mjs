import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { advance } from './advance.mjs';
import { Watch } from './browser.mjs';
import { kPhone, kWide, openPage, press, pressInMenu, pressTool, sitAt } from './pages.mjs';
import { Player } from './player.mjs';
import { get, positionOf, startRoom } from './rooms.mjs';
import { picture, Setting } from './setting.mjs';
import { heldTexts, translator } from './translator.mjs';

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

async function openTranslated(watch, how, options) {
  const page = await openPage(setting, watch, how, options);
  await page.addInitScript(translator, how);
  return page;
}

/** What is written on the table, without what changes by itself. */
function writtenOn(page) {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll('.table :is(.figure, .room-name, .panel, .action, .story, .whose-turn, .bar, .verdict)')];
    return texts.map((element) => element.textContent.replace(/\s+/g, ' ').trim());
  });
}

const isAt = (page, seq) =>
  page.waitForFunction((least) => Number(document.querySelector('.table')?.dataset.seq) >= least, seq, { polling: 40 });

for (const how of ['replaces', 'moves']) {
  test(`a page that a translator ${how} the texts of shows the game as it is, to its end`, { timeout: 180_000 }, async () => {
    const watch = new Watch(setting.url);
    const game = await startRoom(setting, { game: 'mists', level: 1, seats: 2 });
    const translated = await openTranslated(watch, how, kWide);
    const plain = await openPage(setting, watch, 'plain', kWide);
    for (const page of [translated, plain]) await page.goto(setting.address(`r/${game.room}`));
    let looks = 0;
    const compare = async () => {
      const { seq, state } = await positionOf(setting, game.room);
      await Promise.all([isAt(translated, seq), isAt(plain, seq)]);
      assert.deepEqual(await writtenOn(translated), await writtenOn(plain), `at ${seq}`);
      assert.equal(Number(await translated.locator('.score .figure b').textContent()), state.tracks[0].points);
      assert.equal(Number(await translated.locator('.ghosts-left .figure b').textContent()), state.ghosts.supply);
      assert.equal(Number(await translated.locator('.tiles-left .figure b').textContent()), state.piles[0]);
      looks += 1;
    };
    let steps = 0;
    await advance(setting, game, async () => {
      if (steps++ % 5 === 0) await compare();
      return false;
    });
    await Promise.all([translated, plain].map((page) => page.locator('.after').waitFor()));
    assert.equal(await translated.locator('.verdict').textContent(), await plain.locator('.verdict').textContent());
    assert.deepEqual(await translated.evaluate(heldTexts), []);
    assert.ok(looks > 5);
    assert.ok((await translated.evaluate(() => window.translated)) > 100, 'the translator was at work');
    await picture(translated, `translated-${how}`);
    assert.deepEqual(watch.complaints, []);
  });
}

test('a person plays to the end on a phone whose browser translates', { timeout: 180_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openTranslated(watch, 'replaces', { ...kPhone, isMobile: true });
  const game = await startRoom(setting, { game: 'mists', level: 1, seats: 1 });
  await sitAt(setting, page, game);
  const player = new Player(page, 'Ana', false);
  for (let next = 1; ; ) {
    const { seq, asked } = await player.reaches(next);
    if (asked === 'none') break;
    await player.decide(asked, seq);
    next = seq + 1;
  }
  await page.locator('.after').waitFor();
  const { ended } = (await get(setting, `rooms/${game.room}`)).room;
  assert.ok(ended !== null);
  const { state } = await positionOf(setting, game.room);
  assert.match(await page.locator('.verdict').textContent(), new RegExp(`${state.tracks[0].points}`));
  assert.deepEqual(await page.evaluate(heldTexts), []);
  await picture(page, 'translated-phone');
  assert.deepEqual(watch.complaints, []);
});

test('what opens and closes, and other views, survive a translator', { timeout: 120_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openTranslated(watch, 'replaces', kWide);
  const game = await startRoom(setting, { game: 'mists', level: 3, seats: 2 });
  await sitAt(setting, page, game);
  await page.locator('.table').waitFor();
  await pressInMenu(page, 'Help and rules');
  await page.locator('.help-close').waitFor();
  assert.deepEqual(await page.evaluate(heldTexts), []);
  await page.keyboard.press('Escape');
  await pressTool(page, 'Chat').catch(() => {});
  for (const path of ['', 'help', 'learn', 'you', 'tiles', 'nowhere']) {
    await page.goto(setting.address(path));
    await page.locator('h1').first().waitFor();
    assert.deepEqual(await page.evaluate(heldTexts), [], path);
  }
  assert.deepEqual(watch.complaints.filter((text) => !text.includes('/nowhere')), []);
});
