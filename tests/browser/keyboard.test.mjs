import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { gameAt } from './advance.mjs';
import { Watch } from './browser.mjs';
import { decideByKeys, tabTo } from './keys.mjs';
import { asked, asksForMeeple, kQuestions } from './moments.mjs';
import { kPhone, openPage, sitAt } from './pages.mjs';
import { Player } from './player.mjs';
import { decidedAt, startRoom } from './rooms.mjs';
import { Setting } from './setting.mjs';

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

/** Opens a table of that level, sits down and starts, all by keys. */
async function begin(page, level) {
  await page.getByLabel('Level 1').focus();
  for (let i = 1; i < level; i += 1) await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: /^Play with friends/ }).focus();
  await page.keyboard.press('Enter');
  await page.locator('input[name=player]:focus').waitFor();
  await page.keyboard.type('Kai');
  await page.keyboard.press('Enter');
  await page.locator('.lobby .tagline', { hasText: `Level ${level}` }).waitFor();
  await page.getByRole('button', { name: 'Start alone' }).focus();
  await page.keyboard.press('Enter');
}

async function openStart(watch, name) {
  const page = await openPage(setting, watch, name);
  await page.goto(setting.url);
  return page;
}

for (const level of [1, 6]) {
  test(`a person alone plays level ${level} to its end by keyboard`, { timeout: 100_000 }, async () => {
    const watch = new Watch(setting.url);
    const page = await openStart(watch, 'Kai');
    await begin(page, level);
    const player = new Player(page, 'Kai', false);
    let decisions = 0;
    for (let next = 1; ; decisions += 1) {
      const { seq, asked: kind } = await player.reaches(next);
      if (kind === 'none') break;
      await decideByKeys(page, kind, seq);
      next = seq + 1;
    }
    await page.locator('.after').waitFor();
    assert.ok(decisions >= 4);
    assert.deepEqual(watch.complaints, []);
    await page.context().close();
  });
}

for (const game of kQuestions.slice(1)) {
  test(`${game.kinds.join(', ')} are answered by keyboard`, { timeout: 120_000 }, async () => {
    const watch = new Watch(setting.url);
    const page = await openStart(watch, 'Ana');
    for await (const { kind, seq, room } of asked(page, setting, game)) {
      await decideByKeys(page, kind, seq);
      await page.waitForFunction((before) => Number(document.querySelector('.table').dataset.seq) > before, seq);
      const type = await decidedAt(setting, room, seq + 1);
      assert.ok(type.startsWith(kind), `${kind} was answered by ${type}`);
    }
    assert.deepEqual(watch.complaints, []);
    await page.context().close();
  });
}

test('spaces that keys come to are brought to sight', { timeout: 90_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'Ana', { viewport: kPhone.viewport });
  const hasMany = ({ state, next }) => next.kind === 'place_tile' && state.turn >= 12;
  const game = await gameAt(setting, { game: 'mists', level: 1, seats: 1 }, hasMany);
  await sitAt(setting, page, game);
  await page.locator('.space').first().waitFor();
  // So near that only a few spaces are in the window.
  for (let i = 0; i < 5; i += 1) await page.keyboard.press('+');
  const seen = new Set();
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight']) {
    await page.keyboard.press(key);
    // The board moves there, which takes its time.
    await page.waitForFunction(() => {
      const [at, board] = [document.activeElement, document.querySelector('.board-window')].map((each) => each.getBoundingClientRect());
      return at.left >= board.left && at.right <= board.right && at.top >= board.top && at.bottom <= board.bottom;
    });
    seen.add(await page.evaluate(() => document.activeElement.dataset.place));
  }
  assert.ok(seen.size > 1);
  assert.deepEqual(watch.complaints, []);
  await page.context().close();
});

test('a team talks, proposes, adopts and takes back by keyboard', { timeout: 90_000 }, async () => {
  const watch = new Watch(setting.url);
  const game = await startRoom(setting, { game: 'mists', level: 1, seats: 2 });
  const [ana, ben] = await Promise.all(
    ['Ana', 'Ben'].map(async (name, seat) => {
      const page = await openPage(setting, watch, name);
      await sitAt(setting, page, game, seat);
      await page.locator('.table[data-asked="place_tile"]').waitFor();
      return page;
    }),
  );
  await tabTo(ben, 'Chat');
  await ben.keyboard.press('Enter');
  await tabTo(ben, 'Say something');
  await ben.keyboard.type('North?');
  await ben.keyboard.press('Enter');
  await ana.locator('.chat-news').getByText('Ben: North?').waitFor();
  await ben.keyboard.press('Escape');
  await ben.locator('.chat').waitFor({ state: 'detached' });
  await tabTo(ben, 'Propose');
  await ben.keyboard.press('Enter');
  await ben.locator('.mode-note').waitFor();
  await decideByKeys(ben, 'place_tile', 1);
  if (await asksForMeeple(ben)) await ben.keyboard.press('n');
  await ana.locator('.adopt').waitFor();
  await tabTo(ana, /^Do this: .*Ben.* proposes: the tile .* of the ruin/);
  await ana.keyboard.press('Enter');
  await ana.locator('.table:not([data-asked="place_tile"])').waitFor();
  await tabTo(ana, 'Undo');
  await ana.keyboard.press('Enter');
  await ana.locator('.table[data-asked="place_tile"][data-player="0"]').waitFor();
  assert.deepEqual(watch.complaints, []);
  for (const page of [ana, ben]) await page.context().close();
});
