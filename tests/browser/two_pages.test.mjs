import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { kLarge, kPhone, openProfile, openTable, openWindow, roomOf, startGame, takeSeat } from './pages.mjs';
import { Player } from './player.mjs';
import { positionOf } from './rooms.mjs';
import { picture, Setting } from './setting.mjs';

const kReturnMs = 30_000;
/** The server is killed when so many tiles lie on the board; no game can be over before. */
const kTilesBeforeCrash = 7;
/** The moments are pictured when so many tiles lie on the board. */
const kTilesToShow = 12;

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

/** Two windows of one browser profile: they share what lasts, but not their seats. */
async function openPages(watch) {
  const profile = await openProfile(setting, { ...kLarge, hasTouch: true });
  const wide = await openWindow(watch, profile, 'Ana');
  const phone = await openWindow(watch, profile, 'Ben');
  await phone.setViewportSize(kPhone.viewport);
  return { wide, phone };
}

/** Kills the server under a decision on its way, starts it again, and sees the decision made. */
async function crashUnder(player, pages, watch) {
  await player.previewTile();
  const { seq } = await player.moment();
  watch.serverDown = true;
  await setting.crash();
  await Promise.all(pages.map((page) => page.getByText('Connection lost').waitFor()));
  await player.lay();
  await player.page.getByText('Sending').waitFor();
  await picture(player.page, 'connection-lost');
  await setting.restart();
  const back = { state: 'detached', timeout: kReturnMs };
  await Promise.all(pages.map((page) => page.locator('.line-note').waitFor(back)));
  watch.serverDown = false;
  return seq + 1;
}

/** Looks at the start page, opens a room and seats both. */
async function gather(wide, phone) {
  for (const [page, size] of [[wide, 'wide'], [phone, 'phone']]) {
    await page.goto(setting.url);
    await page.locator('.banner > svg').waitFor();
    await page.getByText('not affiliated with the publisher').waitFor();
    await picture(page, `start-${size}`);
  }
  await openTable(wide, 'Ana');
  const link = await wide.getByLabel('Link to this room').inputValue();
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Play here instead' }).waitFor();
  await takeSeat(phone, 'Ben');
  await wide.locator('.seat', { hasText: 'Ben' }).locator('.presence.here').waitFor();
  await picture(wide, 'lobby-wide');
  await picture(phone, 'lobby-phone');
}

/** Plays to the end, over one crash of the server and a reload of one page. */
async function playOn(players, watch) {
  const pages = players.map((player) => player.page);
  const pictured = new Set();
  let crashed = false;
  for (let next = 1; ; ) {
    const [{ seq, asked, player: index }] = await Promise.all(players.map((p) => p.reaches(next)));
    if (asked === 'none') return crashed;
    const player = players[index];
    // A window behind another draws only once a second.
    await player.page.bringToFront();
    const tiles = await player.tiles();
    if (!crashed && asked === 'place_tile' && tiles >= kTilesBeforeCrash) {
      next = await crashUnder(player, pages, watch);
      crashed = true;
      await pages[1].reload();
      continue;
    }
    const moment = `${asked}-${player.byMouse ? 'wide' : 'phone'}`;
    if (tiles >= kTilesToShow && !pictured.has(moment)) await picture(player.page, moment);
    if (tiles >= kTilesToShow) pictured.add(moment);
    await player.decide(asked, seq);
    next = seq + 1;
  }
}

/** Both pages show what the server has, and that the draws were fair. */
async function compareWithServer(players, room) {
  const [wide, phone] = players.map((player) => player.page);
  await Promise.all([wide, phone].map((page) => page.locator('.after').waitFor()));
  await picture(wide, 'end-wide');
  await picture(phone, 'end-phone');
  await wide.getByRole('tab', { name: 'Share' }).click();
  await wide.getByText('Fair draws').click();
  await wide.getByText('The seed fits the commitment').waitFor();
  const { state } = await positionOf(setting, room);
  assert.ok(['won', 'lost'].includes(state.outcome));
  for (const player of players) {
    const told = await player.page.locator('.verdict').textContent();
    assert.match(told, new RegExp(`\\b${state.tracks[0].points}\\b`), `${player.name} sees the points`);
    assert.equal(await player.tiles(), state.tiles.length, `${player.name} sees every tile`);
  }
}

test('two pages play level 1 to its end, over a crash of the server', { timeout: 170_000 }, async () => {
  const watch = new Watch(setting.url);
  const { wide, phone } = await openPages(watch);
  await gather(wide, phone);
  await startGame(wide, phone);
  const players = [new Player(wide, 'Ana', true), new Player(phone, 'Ben', false)];
  assert.ok(await playOn(players, watch), 'the game was long enough for the crash');
  await compareWithServer(players, roomOf(wide));
  assert.deepEqual(watch.complaints, []);
});
