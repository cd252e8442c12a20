import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { gameAt } from './advance.mjs';
import { Watch } from './browser.mjs';
import { kPhone, openPage, sideways, sitAt } from './pages.mjs';
import { Player } from './player.mjs';
import { startRoom } from './rooms.mjs';
import { picture, Setting } from './setting.mjs';
import { Fingers, middleOf } from './touch.mjs';

const kLandscape = { width: 844, height: 390 };
const kFinger = 44;
/** Longer than a press takes, in milliseconds. */
const kLongPress = 1_500;
/** The tile is dragged with a finger this far above it. */
const kAboveFinger = 56;

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

function openPhone(watch, viewport = kPhone.viewport) {
  return openPage(setting, watch, 'phone', { ...kPhone, viewport, isMobile: true, deviceScaleFactor: 2 });
}

/** A game of so many seats, the page at the first one's table. */
async function toTable(page, seats = 1) {
  await sitAt(setting, page, await startRoom(setting, { game: 'mists', level: 1, seats }));
  await page.locator('.table[data-asked="place_tile"] .space').first().waitFor();
}

/** How the map lies: where its first tile is on the page, and how large. */
const firstTile = (page) => page.locator('.ground .board-tile').first().boundingBox();

/** Pressable things that are smaller than a finger; what is inside of running text may be. */
function smallTargets(page) {
  return page.evaluate((least) => {
    const pressed = 'button, select, summary, a[href], input:not([type="hidden"])';
    const inText = (element) => element.matches('p a, li a:not([class]), .story *');
    const areaOf = (element) => {
      const label = element.closest('label');
      return (label ?? element).getBoundingClientRect();
    };
    return [...document.querySelectorAll(pressed)].flatMap((element) => {
      if (!element.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true }) || inText(element)) return [];
      const { width, height } = areaOf(element);
      const isSmall = Math.min(width, height) < least - 0.5 && width > 1;
      return isSmall ? [`${element.outerHTML.slice(0, 110)}: ${Math.round(width)} x ${Math.round(height)}`] : [];
    });
  }, kFinger);
}

test('a person alone plays level 1 to its end on a phone, by touch only', { timeout: 150_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPhone(watch);
  await toTable(page);
  const player = new Player(page, 'Ana', false);
  let small = [];
  for (let next = 1; ; ) {
    const { seq, asked } = await player.reaches(next);
    if (asked === 'none') break;
    if (small.length === 0) small = await smallTargets(page);
    await player.decide(asked, seq);
    next = seq + 1;
  }
  await page.locator('.after').waitFor();
  assert.deepEqual(small, []);
  assert.deepEqual(watch.complaints, []);
  await page.context().close();
});

test('a finger moves the map, two zoom it, and the tile is dragged to its space', { timeout: 90_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPhone(watch);
  await toTable(page);
  const fingers = await Fingers.on(page);
  const [x, y] = await middleOf(page.locator('.board-window'));

  const before = await firstTile(page);
  await fingers.move([[[x, y], [x + 60, y + 40]]]);
  const moved = await firstTile(page);
  assert.ok(Math.abs(moved.x - before.x - 60) <= 9 && Math.abs(moved.y - before.y - 40) <= 9, JSON.stringify([before, moved]));
  await fingers.move([
    [[x - 30, y], [x - 60, y]],
    [[x + 30, y], [x + 60, y]],
  ]);
  const zoomed = await firstTile(page);
  assert.ok(zoomed.width > moved.width * 1.5, `${moved.width} to ${zoomed.width}`);
  assert.equal(await page.locator('.preview').count(), 0, 'moving the map places nothing');

  await page.getByRole('button', { name: 'Show everything' }).tap();
  const space = page.locator('.space:not(.turned)').first();
  const place = await space.getAttribute('data-place');
  const [toX, toY] = await middleOf(space);
  await fingers.move([[await middleOf(page.locator('.hand-tile')), [toX, toY + kAboveFinger]]]);
  await page.locator(`.preview-tile[data-place="${place}"]`).waitFor();
  assert.equal(await page.locator('.held-tile').count(), 0);
  assert.deepEqual(watch.complaints, []);
  await page.context().close();
});

test('a finger that rests points for the others, and on something to press presses it', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPhone(watch);
  await page.clock.install();
  await toTable(page, 2);
  const fingers = await Fingers.on(page);
  const rest = () => page.clock.fastForward(kLongPress);

  await fingers.hold(await middleOf(page.locator('.ground .board-tile').first()), async () => {
    await rest();
    await page.locator('.board .ping').waitFor();
  });
  await fingers.hold(await middleOf(page.locator('.space:not(.turned)').first()), rest);
  await page.locator('.preview-tile').waitFor();
  assert.deepEqual(watch.complaints, []);
  await page.context().close();
});

for (const [locale, propose, plan] of [['en-GB', 'Propose', 'Plan your turn'], ['de-DE', 'Vorschlagen', 'Den eigenen Zug planen'], ['ro-RO', 'Propune', 'Plănuiește mutarea']]) {
  test(`the tools on a phone stand in one row, in ${locale}`, { timeout: 60_000 }, async () => {
    const watch = new Watch(setting.url);
    const page = await openPage(setting, watch, 'phone', { ...kPhone, viewport: { width: 360, height: 640 }, locale, isMobile: true });
    const timer = { per: 'turn', seconds: 86_400 };
    await sitAt(setting, page, await startRoom(setting, { game: 'mists', level: 1, seats: 2, options: { timer } }), 1);
    for (const name of [propose, plan]) await page.locator('.team-bar').getByRole('button', { name, exact: true }).click({ trial: true });
    await page.locator('.chat-button').click({ trial: true });
    const tops = await page.locator('.team-bar > button').evaluateAll((tools) => tools.map((tool) => tool.getBoundingClientRect().top));
    assert.equal(new Set(tops).size, 1, tops.join(', '));
    assert.deepEqual(watch.complaints, []);
    await page.context().close();
  });
}

test('on a phone that lies on its side the map is seen and every button reached', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPhone(watch, kLandscape);
  await toTable(page);
  const player = new Player(page, 'Ana', false);
  await player.previewTile();
  const board = await page.locator('.board-window').boundingBox();
  const button = await page.getByRole('button', { name: 'Place here', exact: true }).boundingBox();
  await picture(page, 'landscape-phone');
  assert.ok(board.height >= 140, `the board is ${board.height} high`);
  assert.ok(button.y + button.height <= kLandscape.height, 'the button is on the screen');
  await player.lay();
  await player.reaches(2);
  assert.ok((await sideways(page)) <= 0);
  await page.context().close();
});

test('a turn begins at the open spaces, large enough for a finger, and the view stays from tile to meeple', { timeout: 90_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPhone(watch);
  // Only a board of many tiles does not fit the window as a whole.
  const hasMany = ({ state, next }) => next.kind === 'place_tile' && state.turn >= 14;
  const game = await gameAt(setting, { game: 'mists', level: 1, seats: 1 }, hasMany);
  await sitAt(setting, page, game);
  const player = new Player(page, 'Ana', false);
  await page.locator('.table[data-asked="place_tile"] .space').first().waitFor();
  const { width } = await firstTile(page);
  assert.ok(width >= 47.5, `a space is ${width} wide`);

  for (;;) {
    const { seq } = await player.moment();
    await player.previewTile();
    await page.locator('.world:not(.moving)').waitFor({ state: 'attached' });
    const before = await firstTile(page);
    await player.lay();
    const { seq: after, asked } = await player.reaches(seq + 1);
    if (asked === 'place_meeple') {
      await page.locator('.spot').first().waitFor();
      await page.locator('.world:not(.moving)').waitFor({ state: 'attached' });
      const { width: now } = await firstTile(page);
      assert.ok(Math.abs(now - before.width) < 1, `${before.width} became ${now}`);
      break;
    }
    // On mist alone no meeple can stand: the next tile will do.
    assert.notEqual(asked, 'none', 'the game was over before a meeple could be put');
    if (asked !== 'place_tile') await player.decide(asked, after);
    await page.locator('.table[data-asked="place_tile"] .space').first().waitFor();
  }
  assert.deepEqual(watch.complaints, []);
  await page.context().close();
});
