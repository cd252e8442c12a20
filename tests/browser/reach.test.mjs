import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { advance } from './advance.mjs';
import { Watch } from './browser.mjs';
import { kPhone, openPage, pressTool, sitAt } from './pages.mjs';
import { startRoom } from './rooms.mjs';
import { picture, Setting } from './setting.mjs';

/** Windows in which tools, hints and what is asked float over the board, each in another way. */
const kPhones = {
  'small phone': [320, 568],
  'narrow phone': [360, 640],
  'phone on its side': [844, 390],
};
const kAll = {
  ...kPhones,
  phone: [390, 844],
  'tablet upright': [820, 1180],
  tablet: [1024, 768],
  laptop: [1366, 768],
};
const kLanguages = [
  ['en-GB', 'Hint', kPhones],
  ['de-DE', 'Tipp', kAll],
  ['ro-RO', 'Sfat', kPhones],
];
/** From a board that fits the smallest phone to one of which a part is looked at. */
const kTurns = [2, 14];
/** What is answered on the board, besides where a tile goes; the first of these and so many in all are looked at. */
const kKinds = ['place_meeple', 'score', 'chase_ghosts', 'haunt_cemetery', 'place_hound'];
const kQuestions = 3;
/** What lasts longer than so many is a fault. */
const kMostFrames = 120;

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

/** Resolves when the page is laid out, and the board lies still. */
async function settled(page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.waitForFunction(() => !document.querySelector('.world.moving'));
}

/** How many choices are out of the board's window, and what lies over those that a finger cannot press in it. */
function choicesOf(page) {
  return page.evaluate(() => {
    const board = document.querySelector('.board-window');
    const { left, top, right, bottom } = board.getBoundingClientRect();
    const found = { seen: 0, out: 0, covered: [], inMind: document.querySelector('.preview') !== null };
    for (const button of document.querySelectorAll('.choices .board-button')) {
      const box = button.getBoundingClientRect();
      if (box.width === 0) continue;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (x <= left || x >= right || y <= top || y >= bottom) {
        found.out += 1;
        continue;
      }
      const hit = document.elementFromPoint(x, y);
      if (board.contains(hit)) found.seen += 1;
      else found.covered.push(`${button.getAttribute('class')} at ${button.dataset.place} lies under ${hit?.closest('div, section').className}`);
    }
    return found;
  });
}

/**
 * Walks the screens, and tells of each choice that cannot be pressed there. Of a large board only a part is shown: there
 * the map goes on under what floats, but whoever shows everything sees all of it.
 */
async function lookAround(page, state, { found, screens, fits }, inPart = false) {
  for (const [screen, [width, height]] of Object.entries(screens)) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const faultsOf = async (how, isPart) => {
      const { seen, out, covered, inMind } = await choicesOf(page);
      // All choices of a large board may lie in the part that is shown, some of them under what floats.
      const isAll = !isPart || (fits && out === 0 && !inMind);
      const faults = [];
      if (seen === 0) faults.push(`${state}, ${screen}${how}: no choice can be pressed`);
      if (out > 0 && !isPart) faults.push(`${state}, ${screen}${how}: ${out} choices are out of sight`);
      if (isAll) faults.push(...covered.map((each) => `${state}, ${screen}${how}: ${each}`));
      return faults;
    };
    const look = async (how, isPart) => {
      let faults = await faultsOf(how, isPart);
      // The board makes room once it is told of what floats; on a busy machine that is some frames later.
      for (let frames = 0; faults.length > 0 && frames < kMostFrames; frames += 2) {
        await settled(page);
        faults = await faultsOf(how, isPart);
      }
      if (faults.length > 0) await picture(page, `reach-${state}-${screen}`.replace(/\W+/g, '-'));
      found.push(...faults);
    };
    await look('', inPart);
    if (!inPart) continue;
    const everything = page.locator('.board-tools .tool');
    if ((await everything.count()) === 0) continue;
    await everything.click();
    await settled(page);
    await look(', everything shown', false);
  }
  await page.setViewportSize(kPhone.viewport);
  await settled(page);
}

for (const [locale, hint, screens] of kLanguages) {
  test(`nothing that floats over the board lies on a choice, in ${locale}`, { timeout: 200_000 }, async () => {
    const watch = new Watch(setting.url);
    const page = await openPage(setting, watch, 'page', { ...kPhone, locale });
    const game = await startRoom(setting, { game: 'mists', level: 3, seats: 1 });
    const looks = { screens, found: [] };
    for (const turn of kTurns) {
      const isTime = ({ state, next }) => next.kind === 'place_tile' && state.turn >= turn;
      looks.fits = turn === kTurns[0];
      const { seq, state, next } = await advance(setting, game, isTime);
      if (next.actor !== 'player') break;
      if (turn === kTurns[0]) await sitAt(setting, page, game);
      await page.locator(`.table[data-seq="${seq}"] .space`).first().waitFor();
      await lookAround(page, `turn ${state.turn}`, looks, true);
      if (turn !== kTurns.at(-1)) continue;
      await pressTool(page, hint);
      await page.locator('.preview').waitFor();
      await lookAround(page, `turn ${state.turn} with a hint`, looks, true);
      await page.locator('.hint-card .tool').click();
      await page.locator('.hint-card').waitFor({ state: 'detached' });
      await lookAround(page, `turn ${state.turn} with a tile in mind`, looks, true);
    }
    const kinds = new Set();
    const isAsked = ({ next }) => (kinds.size === 0 ? next.kind === kKinds[0] : kKinds.includes(next.kind) && !kinds.has(next.kind));
    for (let asked = 0; asked < kQuestions; asked += 1) {
      const { seq, next } = await advance(setting, game, isAsked);
      if (next.actor !== 'player') break;
      await page.locator(`.table[data-seq="${seq}"] .choices .board-button`).first().waitFor();
      await lookAround(page, next.kind, looks, true);
      kinds.add(next.kind);
    }
    assert.ok(kinds.has('place_meeple'), [...kinds].join());
    assert.deepEqual(looks.found, []);
    assert.deepEqual(watch.complaints, []);
    await page.context().close();
  });
}
