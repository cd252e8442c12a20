// How things stand to each other on the page: what eyes notice, and no reader of the screen.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { goToServer, openPage, speak } from './pages.mjs';
import { Setting } from './setting.mjs';
import { views } from './views.mjs';

const kSmall = { viewport: { width: 360, height: 640 }, hasTouch: true };

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

/** That view, on a page of its own. */
async function show(part, name, options) {
  const page = await openPage(setting, new Watch(setting.url), name, options);
  await goToServer(setting, page);
  await views[part].find((view) => view.name === name).show({ page, setting });
  return page;
}

/** What was chosen in each select of the form that has no room for it, arrow included. */
const cutChoices = (page) =>
  page.evaluate(() => {
    const kArrow = 22;
    const pen = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll('.change-room select')].flatMap((select) => {
      const style = getComputedStyle(select);
      pen.font = style.font;
      const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - kArrow;
      const text = select.selectedOptions[0].text;
      return pen.measureText(text).width > room ? [text] : [];
    });
  });

/** The words on what is narrower than they are; what only ears find is a pixel wide. */
const overflowing = (page, selector) =>
  page.locator(selector).evaluateAll((all) => {
    const isNarrow = ({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth;
    return all.filter(isNarrow).map((one) => one.textContent);
  });

test('on a small phone whatever is chosen in the form of a room can be read whole, and every button', { timeout: 60_000 }, async () => {
  const page = await show('lobby', 'change of a room with everything open', kSmall);
  for (const language of ['de', 'ro', 'en']) {
    await speak(page, language);
    assert.deepEqual(await cutChoices(page), [], language);
    assert.deepEqual(await overflowing(page, '.button'), [], language);
  }
});

test('the ticks of the form follow each other in even steps, and its colours stand in one row', { timeout: 60_000 }, async () => {
  const page = await show('lobby', 'change of a room with everything open', kSmall);
  await page.getByLabel('Only those who know a word get in').uncheck();
  const gaps = await page.locator('.arranging .check').evaluateAll((ticks) => {
    const boxes = ticks.map((tick) => tick.getBoundingClientRect());
    return boxes.slice(1).map((box, i) => Math.round(box.top - boxes[i].bottom));
  });
  assert.deepEqual(new Set(gaps), new Set([0]));
  const meeples = await page.locator('.arranging .swatch').evaluateAll((swatches) =>
    swatches.map((swatch) => {
      const [button, drawing] = [swatch, swatch.firstElementChild].map((element) => element.getBoundingClientRect());
      return { top: button.top, off: Math.round((drawing.left + drawing.right - button.left - button.right) / 2) };
    }),
  );
  assert.equal(meeples.length, 6);
  assert.equal(new Set(meeples.map(({ top }) => top)).size, 1);
  assert.deepEqual(new Set(meeples.map(({ off }) => off)), new Set([0]));
});

test('both answers to an invitation stand side by side on a small phone', { timeout: 60_000 }, async () => {
  const page = await show('start', 'start with games of the player', kSmall);
  const tops = await page.locator('.invitation .button').evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().top));
  assert.equal(tops.length, 2);
  assert.equal(tops[0], tops[1]);
});

test('on a large screen the start page is larger, and no name of a game is cut for it', { timeout: 60_000 }, async () => {
  const page = await show('start', 'start with games of the player', { viewport: { width: 1366, height: 768 } });
  const widthOf = () => page.locator('.road-map').evaluate((map) => map.clientWidth);
  const before = await widthOf();
  await page.setViewportSize({ width: 2560, height: 1440 });
  assert.ok((await widthOf()) > 1.2 * before);
  const cut = await page.locator('.your-games .room-link b').evaluateAll((names) => names.filter((one) => one.scrollWidth > one.clientWidth).length);
  assert.equal(cut, 0);
});

test('the guide has its buttons and its heading beside each other, however long a language makes them', { timeout: 60_000 }, async () => {
  const page = await show('lesson', 'lesson that points', kSmall);
  for (const language of ['ro', 'de', 'en']) {
    await speak(page, language);
    for (const [width, height] of [[360, 640], [844, 390]]) {
      await page.setViewportSize({ width, height });
      assert.deepEqual(await overflowing(page, '.guide, .guide-heading'), [], `${language}, ${width}`);
    }
  }
});

test('on a small phone the sums of a set of tiles can be read whole', { timeout: 60_000 }, async () => {
  const page = await show('tiles', 'tile-set editor with faults', kSmall);
  for (const language of ['ro', 'de', 'en']) {
    await speak(page, language);
    assert.deepEqual(await overflowing(page, '.sums-in-sight'), [], language);
  }
});
