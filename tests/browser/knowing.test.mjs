import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { advance } from './advance.mjs';
import { Watch } from './browser.mjs';
import { kPhone, kWide, openPage, sitAt } from './pages.mjs';
import { Player } from './player.mjs';
import { get, positionOf, post, startRoom } from './rooms.mjs';
import { picture, Setting } from './setting.mjs';

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

/** A page alone at a table of level 1, up to the first tile. */
async function sitDown(screen) {
  const watch = new Watch(setting.url);
  const game = await startRoom(setting, { game: 'mists', level: 1, seats: 1 });
  const page = await openPage(setting, watch, 'Ana', screen);
  await sitAt(setting, page, game);
  await page.locator('.space').first().waitFor();
  return { watch, page, room: game.room, player: new Player(page, 'Ana', screen !== kPhone) };
}

const numbers = (locator) => locator.evaluateAll((all) => all.map((each) => Number(each.textContent)));
const sum = (all) => all.reduce((a, b) => a + b, 0);

const supplyOf = async (page) => Number(await page.locator('.ghosts-left .figure b').textContent());
const numberIn = (pattern, text) => Number(pattern.exec(text)?.[1] ?? 0);

async function featuresOf(room) {
  return (await get(setting, `rooms/${room}/features`)).features;
}

/** The feature that holds the first meeple on the board. */
async function heldFeature(room) {
  return (await featuresOf(room)).find((feature) => feature.meeples.length > 0);
}

/** Plays until a meeple stands on the board while the next tile waits to be placed. */
async function untilMeeple({ page, room, player }) {
  for (let next = 1; ; ) {
    const { seq, asked } = await player.reaches(next);
    const { state } = await positionOf(setting, room);
    if (asked === 'place_tile' && state.meeples.length > 0) return page.locator('.meeple-on-board').first().waitFor();
    assert.notEqual(asked, 'none', 'the game ended without a meeple');
    await player.decide(asked, 0);
    next = seq + 1;
  }
}

test('the tiles to come are shown as pictures, all of them or what fits a space', { timeout: 60_000 }, async () => {
  const { watch, page, room } = await sitDown(kWide);
  const open = page.locator('.tiles-left');
  await open.click();
  const sheet = page.getByRole('dialog', { name: 'Tiles to come' });
  await sheet.getByText('Nobody has seen').waitFor();
  const { state } = await positionOf(setting, room);
  const counts = sheet.locator('.unseen-face b');
  assert.equal(sum(await numbers(counts)), sum(Object.values(state.unseen)));
  await picture(page, 'tiles-to-come-wide');

  await sheet.getByRole('button', { name: 'What fits a space?' }).click();
  await page.locator('.space.asked').first().click();
  const said = await sheet.getByText(/ to come fits? /).textContent();
  assert.equal(sum(await numbers(counts)), numberIn(/^(\d+)/, said));
  await picture(page, 'tiles-that-fit-wide');

  await sheet.getByRole('heading', { name: 'Tiles to come' }).focus();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  assert.ok(await open.evaluate((button) => button === document.activeElement));
  assert.equal(await page.locator('.space.asked').count(), 0);
  assert.deepEqual(watch.complaints, []);
});

test('what a tile leads to is told before it is placed, and is what happens', { timeout: 90_000 }, async () => {
  const { watch, page, player } = await sitDown(kWide);
  for (let next = 1, placed = 0; placed < 4; ) {
    const { seq, asked } = await player.reaches(next);
    if (asked === 'none') break;
    next = seq + 1;
    if (asked !== 'place_tile') {
      await player.decide(asked, 4);
      continue;
    }
    const before = await supplyOf(page);
    await player.previewTile();
    const told = await page.locator('.foreseen').textContent();
    if (placed === 0) await picture(page, 'foreseen-wide');
    await player.lay();
    await player.reaches(next);
    if (!told.includes('loses the game')) {
      const rise = numberIn(/(\d+) ghosts? rises?\./, told);
      const home = numberIn(/(\d+) ghosts? goe?s? home/, told);
      assert.equal(await supplyOf(page), before - rise + home, told);
    }
    placed += 1;
  }
  assert.deepEqual(watch.complaints, []);
});

/** What decisions of a room lead to. */
function foresee({ room, tokens }, seq, decisions) {
  return post(setting, `rooms/${room}/foresight`, { seq, decisions }, tokens[0]);
}

/** A placement that completes what a meeple stands on and lets another be put; undefined if there is none. */
async function completing(game, { seq, legal }) {
  for (const { id, type } of legal) {
    if (type !== 'place_tile') return undefined;
    const { next } = await foresee(game, seq, [id]);
    if (next.kind !== 'place_meeple') continue;
    const { consequences } = await foresee(game, seq, [id, 'pass']);
    if (consequences.features_completed.length > 0) return id;
  }
  return undefined;
}

/** A game for one at a moment where such a placement is legal, and the placement. */
async function untilCompleting() {
  for (;;) {
    const game = await startRoom(setting, { game: 'mists', level: 1, seats: 1 });
    let place;
    const position = await advance(setting, game, async (at) => (place = await completing(game, at)));
    if (place) return { game, position, place };
  }
}

test('what a tile completes is told with its points although a meeple comes first', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const { game, position, place } = await untilCompleting();
  const [, space] = /^place:(.+),\d$/.exec(place);
  const page = await openPage(setting, watch, 'Ana');
  await sitAt(setting, page, game);
  await page.locator(`.space[data-place="${space}"]`).click();
  const completes = () => page.locator('.foreseen').getByText(/Completes the (city|road).*: \d+ points?\./);
  const { length: turns } = position.legal.filter(({ id }) => id.startsWith(`place:${space},`));
  for (let turned = 1; turned < turns; turned += 1) {
    await page.locator('.foreseen').waitFor();
    if (await completes().isVisible()) break;
    await page.keyboard.press('r');
  }
  await completes().waitFor();
  await picture(page, 'foreseen-complete-wide');
  assert.deepEqual(watch.complaints, []);
  await page.context().close();
});

/** What is told of the places to which the arrow keys lead. */
async function placesByArrows(page, dialog) {
  const told = new Set([await dialog.textContent()]);
  for (const arrow of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
    await page.keyboard.press(arrow);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    told.add(await dialog.textContent());
  }
  return told;
}

test('what is told of a place is not covered on a tablet', { timeout: 60_000 }, async () => {
  const table = await sitDown({ viewport: { width: 1024, height: 768 }, hasTouch: true });
  const { page } = table;
  await untilMeeple(table);
  await page.keyboard.press('i');
  const card = page.getByRole('dialog', { name: 'About this place' });
  await card.waitFor();
  const isOnTop = (element) => {
    const { left, right, bottom } = element.getBoundingClientRect();
    return [left + 20, right - 20].every((x) => element.contains(document.elementFromPoint(x, bottom - 8)));
  };
  for (const arrow of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) {
    assert.ok(await card.evaluate(isOnTop), 'something lies over it');
    await page.keyboard.press(arrow);
  }
});

test('a meeple that the mouse rests on tells how far its feature reaches and what it needs', { timeout: 60_000 }, async () => {
  const table = await sitDown(kWide);
  const { watch, page, room } = table;
  await untilMeeple(table);
  const feature = await heldFeature(room);
  await table.player.bringToSight(page.locator('.meeple-on-board').first());
  await page.locator('.meeple-on-board').first().hover({ force: true });
  const card = page.locator('.place-card');
  await card.getByRole('heading').waitFor();
  assert.match(await card.textContent(), /On it: 1 \w+ meeple\./);
  assert.equal(await page.locator('.looked .feature-glow > svg').count(), feature.segments.length);
  assert.equal(await page.locator('.looked .needed').count(), feature.needs.length);
  await picture(page, 'looked-at-wide');
  await page.mouse.move(5, 5);
  await card.waitFor({ state: 'detached' });

  await page.keyboard.press('i');
  const dialog = page.getByRole('dialog', { name: 'About this place' });
  await dialog.getByText('On it: 1').waitFor();
  assert.ok(await dialog.evaluate((element) => element === document.activeElement));
  assert.ok((await placesByArrows(page, dialog)).size > 1);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  assert.deepEqual(watch.complaints, []);
});

test('a tap tells it on a phone, and a replay knows it of its own moment', { timeout: 60_000 }, async () => {
  const table = await sitDown(kPhone);
  const { watch, page, room } = table;
  await untilMeeple(table);
  await table.player.bringToSight(page.locator('.meeple-on-board').first());
  await page.locator('.meeple-on-board').first().tap({ force: true });
  const dialog = page.getByRole('dialog', { name: 'About this place' });
  await dialog.getByText('On it: 1').waitFor();
  await picture(page, 'looked-at-phone');
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await dialog.waitFor({ state: 'detached' });

  const asked = page.waitForResponse((response) => response.url().includes(`/games/${room}.1/features?seq=2`));
  await page.goto(setting.address(`g/${room}.1?seq=2`));
  await page.locator('.table[data-seq="2"] .board-tile').first().waitFor();
  await page.keyboard.press('i');
  assert.equal((await asked).status(), 200);
  await dialog.getByRole('heading').waitFor();
  assert.deepEqual(watch.complaints, []);
});
