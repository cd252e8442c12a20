import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { kWide, openMore, openPage, openStory, press, roomOf, sideways } from './pages.mjs';
import { get, playedByCompanions } from './rooms.mjs';
import { picture, Setting } from './setting.mjs';

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

const kCompanions = { game: 'mists', level: 2, seats: 2 };
const kNarrow = { viewport: { width: 360, height: 740 } };

/** Waits until the page shows that moment. */
const shows = (page, seq) => page.locator(`.table[data-seq="${seq}"]`).waitFor();

async function showsBoardOf(page, game, seq) {
  await shows(page, seq);
  const { state } = await get(setting, `games/${game}/state?seq=${seq}`);
  // A large board is drawn little by little.
  await page.waitForFunction(() => !document.querySelector('[data-drawing]'));
  assert.equal(await page.locator('.ground .board-tile').count(), state.tiles.length);
  const slider = page.getByRole('slider', { name: 'Moment of the game' });
  assert.match(await slider.getAttribute('aria-valuetext'), new RegExp(`· ${state.ghosts.supply} of ${state.ghosts.total} ghosts`));
}

async function stepByKeys(page, game, entries) {
  const scorings = entries.filter(({ events }) => events.some(({ type }) => type === 'feature_scored'));
  const last = entries.length;
  await page.keyboard.press('End');
  await showsBoardOf(page, game, last);
  await page.keyboard.press('Home');
  await showsBoardOf(page, game, 0);
  for (let seq = 1; seq <= 3; seq += 1) {
    await page.keyboard.press('ArrowRight');
    await shows(page, seq);
  }
  await page.keyboard.press('ArrowLeft');
  await showsBoardOf(page, game, 2);
  const after = scorings.find(({ seq }) => seq > 2)?.seq ?? 2;
  await page.keyboard.press('Shift+ArrowRight');
  await showsBoardOf(page, game, after);
  await page.keyboard.press('Home');
  await page.locator('body').click({ position: { x: 5, y: 5 } });
  await page.keyboard.press(' ');
  await page.locator('.table:not([data-seq="0"], [data-seq="1"])').waitFor();
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
}

test('a game is replayed by keys, shared at a moment, and played on from there', { timeout: 120_000 }, async () => {
  const { game, entries } = await playedByCompanions(setting, kCompanions);
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'page', kWide);
  await page.goto(setting.url);
  await openMore(page);
  await page.locator(`.finished a[href="/g/${game}"]`).click();
  await showsBoardOf(page, game, 0);
  await stepByKeys(page, game, entries);
  await picture(page, 'replay-wide');

  // A player's decision in the middle, so that nothing is drawn at once where the fork begins.
  const { seq } = entries.filter(({ next }) => next.actor === 'player')[Math.floor(entries.length / 3)];
  await page.getByRole('slider', { name: 'Moment of the game' }).fill(String(seq));
  await shows(page, seq);
  await page.getByRole('tab', { name: 'Share' }).click();
  const link = await page.getByLabel('Link to this moment').inputValue();
  const friend = await openPage(setting, watch, 'friend', kNarrow);
  await friend.goto(link);
  await showsBoardOf(friend, game, seq);
  await picture(friend, 'replay-phone');
  assert.ok((await sideways(friend)) <= 0);

  await page.getByLabel('Tiles in the same order').check();
  await press(page, 'Play on from here');
  await page.waitForURL(/\/r\//);
  await shows(page, seq);
  await page.getByLabel('Your name').fill('Ana');
  await press(page, 'Play along');
  await page.locator('.player', { hasText: 'Ana' }).waitFor();
  const fork = await get(setting, `rooms/${roomOf(page)}`);
  assert.deepEqual(fork.room.forked_from, { game, seq });

  await openStory(page);
  await page.locator('.story-turn').last().click();
  await page.getByText(/^Move \d+ of \d+$/).waitFor();
  await picture(page, 'looking-back');
  await page.keyboard.press('Escape');
  await shows(page, seq);
  assert.deepEqual(watch.complaints, []);
});

test('a game file is downloaded and opened, and whoever wants no spoilers sees none', { timeout: 90_000 }, async () => {
  const { game, entries } = await playedByCompanions(setting, kCompanions);
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'page', kWide);
  await page.goto(setting.address(`g/${game}?seq=4`));
  await page.getByLabel('Show what comes next').uncheck();
  await page.reload();
  await shows(page, 4);
  assert.equal(await page.getByRole('slider').count(), 0);
  assert.doesNotMatch(await page.locator('.table').innerText(), /\b(won|lost|lifts)\b/i);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await shows(page, 5);

  await page.getByRole('tab', { name: 'Share' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByText('Download the game file').click()]);
  const file = await download.path();
  await page.goto(setting.url);
  await openMore(page);
  await page.locator('.finished .room-link').first().waitFor();
  assert.equal(await page.locator('.finished .outcome').count(), 0);
  const choose = page.getByLabel('Open a game file');
  await choose.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"x":1}') });
  await page.getByText('This is not a Mistward game file.').waitFor();
  await choose.setInputFiles({ name: 'y.json', mimeType: 'application/json', buffer: Buffer.alloc(1024 * 1024 + 1, ' ') });
  await page.getByText('That is too much for the server.').waitFor();
  await choose.setInputFiles(file);
  await page.waitForURL(/\/g\//);
  assert.notEqual(new URL(page.url()).pathname, `/g/${game}`, 'it is a game of its own');
  await page.getByLabel('Show what comes next').check();
  await page.locator(`.slider[max="${entries.length}"]`).waitFor();
  // Chromium itself notes that the file which is none was refused.
  assert.deepEqual(watch.complaints.filter((text) => !text.includes('status of 400')), []);
});
