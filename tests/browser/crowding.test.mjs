import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { goToServer, openPage } from './pages.mjs';
import { Setting } from './setting.mjs';
import { views } from './views.mjs';

const kTabletAside = { width: 1024, height: 768 };
const kPhoneAside = { width: 844, height: 390 };
const kWall = { width: 2560, height: 1440 };

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

/** Brings up a view by its name, where it is brought up best, and then looks at it in that size. */
async function look(part, name, viewport, see) {
  const page = await openPage(setting, new Watch(setting.url), 'page', { viewport: { width: 390, height: 844 }, hasTouch: true });
  try {
    await goToServer(setting, page);
    await views[part].find((view) => view.name === name).show({ page, setting });
    await page.setViewportSize(viewport);
    await see(page);
  } finally {
    await page.context().close();
  }
}

/** Where the first of these is, as soon as it stands still. */
async function boxOf(page, selector) {
  const found = page.locator(selector).first();
  await found.waitFor();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const { x, y, width, height } = await found.boundingBox();
  return { left: x, top: y, right: x + width, bottom: y + height };
}

const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const fontSizeOf = (page, selector) => page.locator(selector).first().evaluate((node) => parseFloat(getComputedStyle(node).fontSize));

test('what is asked makes room for details, and for plans, that come over the board', { timeout: 60_000 }, async () => {
  for (const [part, name, over] of [['table', 'details', '.panel'], ['team', 'plans', '.plans-sheet']]) {
    await look(part, name, kTabletAside, async (page) => {
      const [foot, beside] = [await boxOf(page, '.foot'), await boxOf(page, over)];
      assert.ok(!meet(foot, beside), `${name}: ${JSON.stringify({ foot, beside })}`);
    });
  }
});

test('on a phone on its side the way out of a proposal is in sight', { timeout: 60_000 }, async () => {
  await look('team', 'making a proposal', kPhoneAside, async (page) => {
    for (const viewport of [kPhoneAside, { width: 640, height: 360 }]) {
      await page.setViewportSize(viewport);
      await page.locator('.team-bar [aria-pressed="true"]').click({ trial: true });
    }
  });
});

test('those who watch see the board beside what tells them so', { timeout: 60_000 }, async () => {
  await look('table', 'watching a seat that is free', kPhoneAside, async (page) => {
    const isFree = () => {
      const { bottom } = document.querySelector('.watching').getBoundingClientRect();
      return [...document.querySelectorAll('.board-tile')].every((tile) => tile.getBoundingClientRect().top > bottom - 8);
    };
    await page.waitForFunction(isFree);
  });
});

test('what comes while the line is lost stands apart from the note that says so', { timeout: 60_000 }, async () => {
  await look('table', 'line lost', kPhoneAside, async (page) => {
    const [note, words] = [await boxOf(page, '.line-note'), await boxOf(page, '.loading h1')];
    assert.ok(words.top > note.bottom + 32, JSON.stringify({ note, words }));
  });
});

test('a free seat is as large on the wall as one that is taken', { timeout: 60_000 }, async () => {
  await look('wall', 'lobby on the wall', kWall, async (page) => {
    assert.equal(await fontSizeOf(page, '.wall-seats .quiet'), await fontSizeOf(page, '.wall-seats .taken'));
    assert.ok((await fontSizeOf(page, '.wall-join p')) >= 32);
  });
});
