import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { goToServer, openMore, openPage, toggleDetails } from './pages.mjs';
import { command, holdSeat, playOut, positionOf, post } from './rooms.mjs';
import { picture, Setting } from './setting.mjs';

/** As long as a name may be: as one word of the widest letter, and as several words. */
const kLongest = 'W'.repeat(40);
const kNames = [kLongest, 'Maximiliane Theodora von Hohenstein-Fürt', 'M'.repeat(40), 'm'.repeat(40), 'Q'.repeat(40), 'Ö'.repeat(40)];

const kSizes = { phone: { width: 390, height: 844 }, small: { width: 1024, height: 768 }, wide: { width: 1280, height: 800 } };

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

/** A room of that name whose first seats are taken by people of those names; gives what `openRoom` gives. */
async function longRoom(options, taken = options.seats) {
  const { room, owner_token: owner } = await post(setting, 'rooms', { name: kLongest, ...options });
  const tokens = [];
  for (const name of kNames.slice(0, taken)) tokens.push((await post(setting, `rooms/${room.id}/seats`, { name })).token);
  return { room: room.id, owner, tokens };
}

async function longGame(options) {
  const made = await longRoom(options);
  await post(setting, `rooms/${made.room}/start`, undefined, made.owner);
  return made;
}

/** Goes to the room as the owner of it, on that seat. */
async function sit(page, { room, owner, tokens }, seat = 0) {
  await holdSeat(page, room, tokens[seat], kNames[seat]);
  await page.evaluate(([name, token]) => localStorage.setItem(name, JSON.stringify(token)), [`mistward.owner.${room}`, owner]);
  await page.goto(setting.address(`r/${room}`));
  await page.locator('.seats, .table .board-tile').first().waitFor();
}

const kBoxes = '.card, .panel, .page-header, .action, .notes, .watching, .chat, dialog, .verdict, .scrub, .tab-panel';

/** What reaches beyond the box that it stands in, and is not cut off by anything in between. */
const pushedOut = (page) =>
  page.evaluate((boxes) => {
    const isCut = (element, box) => {
      for (let parent = element.parentElement; parent && parent !== box; parent = parent.parentElement) {
        if (getComputedStyle(parent).overflowX !== 'visible') return true;
      }
      return false;
    };
    const found = [...document.querySelectorAll(boxes)].flatMap((box) => {
      const outer = box.getBoundingClientRect();
      return [...box.querySelectorAll(':not(svg *)')].flatMap((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const isOut = width > 1 && (right > outer.right + 1 || left < outer.left - 1);
        if (!isOut || !element.checkVisibility() || element.closest(boxes) !== element && element.parentElement.closest(boxes) !== box) return [];
        return isCut(element, box) ? [] : [`${element.outerHTML.slice(0, 80)}: ${left} to ${right} of ${outer.left} to ${outer.right}`];
      });
    });
    const wider = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return wider > 0 ? [...found, `the page: ${wider} too wide`] : found;
  }, kBoxes);

const kViews = {
  async 'the lobby'(page) {
    await sit(page, await longRoom({ game: 'mists', level: 1, seats: 5 }, 3));
  },
  async 'a game alone'(page) {
    await sit(page, await longGame({ game: 'mists', level: 3, seats: 1 }));
  },
  async 'a game of two, with a clock, a proposal and an undo'(page) {
    const game = await longGame({ game: 'mists', level: 3, seats: 2, options: { timer: { per: 'turn', seconds: 600 } } });
    await sit(page, game);
    const first = await positionOf(setting, game.room);
    await command(setting, game.room, game.tokens[0], { type: 'decide', expect_seq: first.seq, decision: first.legal[0].id });
    const { seq, legal } = await positionOf(setting, game.room);
    await command(setting, game.room, game.tokens[1], { type: 'propose', expect_seq: seq, decisions: [legal[0].id] });
    await command(setting, game.room, game.tokens[1], { type: 'say', text: kLongest });
    await page.locator('.proposal').waitFor();
    await page.locator('.chat-news').waitFor();
  },
  async 'a game of six, watched'(page) {
    const { room } = await longGame({ game: 'ghosts', seats: 6 });
    await page.goto(setting.address(`r/${room}`));
    await page.locator('.watching').waitFor();
  },
  async 'the end'(page) {
    const game = await longGame({ game: 'base', seats: 3 });
    await playOut(setting, game);
    await sit(page, game);
    await page.locator('.after').waitFor();
  },
  async 'the first page'(page) {
    await sit(page, await longRoom({ game: 'mists', level: 1, seats: 5 }, 3));
    await page.evaluate((name) => localStorage.setItem('mistward.name', JSON.stringify(name)), kLongest);
    await page.goto(setting.url);
    await openMore(page);
    await page.locator('.room-state').first().waitFor();
    await page.locator('.carry-on').waitFor();
  },
};

for (const [view, show] of Object.entries(kViews)) {
  test(`names of 40 characters push nothing out of its place: ${view}`, { timeout: 90_000 }, async () => {
    const watch = new Watch(setting.url);
    const page = await openPage(setting, watch, 'page', { viewport: kSizes.phone, hasTouch: true });
    await goToServer(setting, page);
    await show(page);
    const found = [];
    for (const [size, viewport] of Object.entries(kSizes)) {
      await page.setViewportSize(viewport);
      const look = async (part) => found.push(...(await pushedOut(page)).map((text) => `${size}${part}, ${text}`));
      await look('');
      await picture(page, `names-${view.replace(/\W+/g, '-')}-${size}`);
      if ((await page.locator('.table:not(.after)').count()) === 0 || (await page.getByRole('dialog').count()) > 0) continue;
      await toggleDetails(page);
      await look(', details');
      await toggleDetails(page);
    }
    assert.deepEqual(found, []);
    assert.deepEqual(watch.complaints, []);
  });
}
