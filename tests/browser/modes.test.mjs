import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { Player } from './player.mjs';
import { rush } from './rush.mjs';
import { picture, Setting } from './setting.mjs';

const kWide = { width: 1440, height: 900 };
const kPhone = { width: 390, height: 844 };
const kStepMs = 10_000;
/** How many entries of a competitive game the pages play at its beginning, and from which turn on again. */
const kOpening = 40;
const kEndgame = 115;

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

async function openPages(watch, count) {
  const context = await setting.browser.newContext({ hasTouch: true, reducedMotion: 'reduce' });
  context.setDefaultTimeout(kStepMs);
  const pages = [];
  for (const [name, size] of [['Ana', kWide], ['Ben', kPhone]].slice(0, count)) {
    const page = await context.newPage();
    await page.setViewportSize(size);
    await watch.follow(page, name);
    pages.push(page);
  }
  return pages;
}

async function sitDown(page, name) {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await page.getByText(`You sit here as ${name}.`).waitFor();
}

/** Opens a room with the form, after `choose` has chosen its game, and seats everybody. */
async function gather(pages, choose) {
  const [first, second] = pages;
  await first.goto(setting.url);
  await choose(first);
  await picture(first, `form-${await first.locator('input[name=game]:checked').getAttribute('value')}`);
  await first.getByRole('button', { name: 'Open the room' }).click();
  const link = await first.getByLabel('Link to this room').inputValue();
  await sitDown(first, 'Ana');
  if (second) {
    await second.goto(link);
    await sitDown(second, 'Ben');
    await first.locator('.seat', { hasText: 'Ben' }).getByText('here').waitFor();
  }
  await first.getByRole('button', { name: second ? 'Start the game' : 'Start alone' }).click();
  return new URL(link).pathname.split('/').pop();
}

/** Plays from one seq to another, or to the end; pictures every kind of question once. */
async function playOn(players, game, from = 1, to = Infinity) {
  const pictured = new Set();
  for (let next = from; next < to; ) {
    const [{ seq, asked, player: index }] = await Promise.all(players.map((p) => p.reaches(next)));
    if (asked === 'none') return;
    const player = players[index];
    if (players.length > 1) await player.page.bringToFront();
    const moment = `${game}-${asked}-${player.onBoard ? 'wide' : 'phone'}`;
    if (!pictured.has(moment)) await picture(player.page, moment);
    pictured.add(moment);
    await player.decide(asked, seq);
    next = seq + 1;
  }
}

/** The token of the seat that a page holds. */
function tokenOf(page, room) {
  return page.evaluate((id) => JSON.parse(sessionStorage.getItem(`mistward.seat.${id}`)).token, room);
}

async function stateOf(room) {
  return (await (await fetch(`${setting.url}api/v1/rooms/${room}/state`)).json()).state;
}

for (const level of [3, 6]) {
  test(`a person alone plays level ${level} to its end`, { timeout: 150_000 }, async () => {
    const watch = new Watch(setting.url);
    const pages = await openPages(watch, 1);
    const room = await gather(pages, (page) => page.getByLabel(`Level ${level}`).check());
    const players = [new Player(pages[0], 'Ana', true)];
    await playOn(players, `level${level}`);
    await pages[0].getByRole('dialog').waitFor();
    await picture(pages[0], `level${level}-end`);
    const state = await stateOf(room);
    assert.ok(['won', 'lost'].includes(state.outcome));
    assert.equal(await players[0].tiles(), state.tiles.length);
    assert.equal(await pages[0].locator('.face-down').count(), state.face_down.length);
    assert.equal(await pages[0].locator('.buried .meeple').count(), state.buried.length);
    assert.deepEqual(watch.complaints, []);
  });
}

test('two pages play against each other to the end', { timeout: 170_000 }, async () => {
  const watch = new Watch(setting.url);
  const pages = await openPages(watch, 2);
  const room = await gather(pages, async (page) => {
    await page.getByLabel('Ghosts, Castles and Cemeteries').check();
    await page.getByLabel('Castles: points').uncheck();
  });
  const players = [new Player(pages[0], 'Ana', true), new Player(pages[1], 'Ben', false)];
  await playOn(players, 'ghosts', 1, kOpening);
  // The long middle of the game is played by itself; the pages follow it.
  const tokens = await Promise.all(pages.map((page) => tokenOf(page, room)));
  const { seq } = await rush(pages[0], { room, tokens, kinds: ['place_tile'], from: kEndgame });
  await playOn(players, 'ghosts-late', seq);
  const state = await stateOf(room);
  assert.deepEqual(state.modules, { ghosts: true, castles: false, cemeteries: true });
  const winners = ['Ana', 'Ben'].filter((_, i) => state.winners.includes(Object.keys(state.supplies[i])[0]));
  for (const page of pages) {
    await page.getByRole('heading', { name: winners.length > 1 ? 'share the win' : `${winners[0]} wins` }).waitFor();
    for (const { points } of state.tracks) await page.locator('.ranking', { hasText: `${points} point` }).waitFor();
  }
  await picture(pages[0], 'ghosts-end-wide');
  await picture(pages[1], 'ghosts-end-phone');
  assert.deepEqual(watch.complaints, []);
});
