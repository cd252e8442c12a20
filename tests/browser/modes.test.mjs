import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { kLarge, kPhone, openPage, press, roomOf, takeSeat, tokenOf } from './pages.mjs';
import { Player } from './player.mjs';
import { positionOf } from './rooms.mjs';
import { rush } from './rush.mjs';
import { picture, Setting } from './setting.mjs';

/** How many entries of a competitive game the pages play at its beginning, and from which turn on again. */
const kOpening = 40;
const kEndgame = 115;

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

/** Opens a room with the form, after `choose` has chosen its game, and seats everybody. */
async function gather(pages, choose) {
  const [first, second] = pages;
  await first.goto(setting.url);
  await choose(first);
  await picture(first, `form-${await first.locator('input[name=game]:checked').getAttribute('value')}`);
  await press(first, 'Open the room');
  const link = await first.getByLabel('Link to this room').inputValue();
  await takeSeat(first, 'Ana');
  if (second) {
    await second.goto(link);
    await takeSeat(second, 'Ben');
    await first.locator('.seat', { hasText: 'Ben' }).getByText('here').waitFor();
  }
  await press(first, second ? 'Start the game' : 'Start alone');
  return roomOf(first);
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

for (const level of [3, 6]) {
  test(`a person alone plays level ${level} to its end`, { timeout: 150_000 }, async () => {
    const watch = new Watch(setting.url);
    const page = await openPage(setting, watch, 'Ana', kLarge);
    const room = await gather([page], (form) => form.getByLabel(`Level ${level}`).check());
    const player = new Player(page, 'Ana', true);
    await playOn([player], `level${level}`);
    await page.getByRole('dialog').waitFor();
    await picture(page, `level${level}-end`);
    const { state } = await positionOf(setting, room);
    assert.ok(['won', 'lost'].includes(state.outcome));
    assert.equal(await player.tiles(), state.tiles.length);
    assert.equal(await page.locator('.face-down').count(), state.face_down.length);
    assert.equal(await page.locator('.buried .meeple').count(), state.buried.length);
    assert.deepEqual(watch.complaints, []);
  });
}

test('two pages play against each other to the end', { timeout: 170_000 }, async () => {
  const watch = new Watch(setting.url);
  const pages = [await openPage(setting, watch, 'Ana', kLarge), await openPage(setting, watch, 'Ben', kPhone)];
  const room = await gather(pages, async (page) => {
    await page.getByLabel('Ghosts, Castles and Cemeteries').check();
    await page.getByLabel('Castles: points').uncheck();
  });
  const players = [new Player(pages[0], 'Ana', true), new Player(pages[1], 'Ben', false)];
  await playOn(players, 'ghosts', 1, kOpening);
  // The long middle of the game is played by itself; the pages follow it.
  const tokens = await Promise.all(pages.map((page) => tokenOf(page)));
  const { seq } = await rush(pages[0], { room, tokens, kinds: ['place_tile'], from: kEndgame });
  await playOn(players, 'ghosts-late', seq);
  const { state } = await positionOf(setting, room);
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
