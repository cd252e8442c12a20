import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { changeRoom, kLarge, openPage, tokenOf } from './pages.mjs';
import { gather, openPair, playOn } from './pair.mjs';
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

/** Pictures every kind of question once for each size of window. */
function picturing(game) {
  const pictured = new Set();
  return async ({ page, byMouse }, { asked }) => {
    const moment = `${game}-${asked}-${byMouse ? 'wide' : 'phone'}`;
    if (!pictured.has(moment)) await picture(page, moment);
    pictured.add(moment);
  };
}

for (const level of [3, 6]) {
  test(`a person alone plays level ${level} to its end`, { timeout: 150_000 }, async () => {
    const watch = new Watch(setting.url);
    const page = await openPage(setting, watch, 'Ana', kLarge);
    const room = await gather(setting, [page], (form) => form.getByLabel(`Level ${level}`).check());
    const player = new Player(page, 'Ana', true);
    await playOn([player], 1, { before: picturing(`level${level}`) });
    await page.locator('.after').waitFor();
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
  const pages = await openPair(setting, watch);
  const room = await gather(
    setting,
    pages,
    (page) => page.getByLabel('Ghosts, Castles and Cemeteries').check(),
    (page) => changeRoom(page, (form) => form.getByLabel('Castles', { exact: true }).uncheck()),
  );
  const players = [new Player(pages[0], 'Ana', true), new Player(pages[1], 'Ben', false)];
  await playOn(players, 1, { enough: ({ seq }) => seq >= kOpening, before: picturing('ghosts') });
  // The long middle of the game is played by itself; the pages follow it.
  const tokens = await Promise.all(pages.map((page) => tokenOf(page)));
  const { seq } = await rush(pages[0], { room, tokens, kinds: ['place_tile'], from: kEndgame });
  await playOn(players, seq, { before: picturing('ghosts-late') });
  const { state } = await positionOf(setting, room);
  assert.deepEqual(state.modules, { ghosts: true, castles: false, cemeteries: true });
  const winners = ['Ana', 'Ben'].filter((_, i) => state.winners.includes(Object.keys(state.supplies[i])[0]));
  for (const page of pages) {
    await page.getByRole('heading', { name: winners.length > 1 ? 'share the win' : `${winners[0]} wins` }).waitFor();
    for (const { points } of state.tracks) await page.locator('.own-points', { hasText: String(points) }).first().waitFor();
  }
  await picture(pages[0], 'ghosts-end-wide');
  await picture(pages[1], 'ghosts-end-phone');
  assert.deepEqual(watch.complaints, []);
});
