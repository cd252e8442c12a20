import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { goToServer, kLarge, openPage, pressInMenu, takeSeat } from './pages.mjs';
import { command, holdSeat, openRoom, playOut, positionOf, post } from './rooms.mjs';
import { picture, Setting } from './setting.mjs';

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

/** Decides so many times with what is legal first. */
async function decide(room, tokens, times) {
  for (let i = 0; i < times; i += 1) {
    const { seq, next, legal } = await positionOf(setting, room);
    await command(setting, room, tokens[next.player], { type: 'decide', expect_seq: seq, decision: legal[0].id });
  }
}

test('a screen that everybody sees follows the game, and decides nothing', { timeout: 90_000 }, async () => {
  const watch = new Watch(setting.url);
  const wall = await openPage(setting, watch, 'Wall', kLarge);
  const { room, owner, tokens } = await openRoom(setting, { game: 'mists', level: 1, seats: 3 }, 2);
  // This tab has a seat, which stays as it is.
  await goToServer(setting, wall);
  await holdSeat(wall, room, tokens[0]);
  await wall.goto(setting.address(`r/${room}?wall`));
  await wall.getByRole('img', { name: 'QR code' }).waitFor();
  await wall.getByText(`/r/${room}`).waitFor();
  await wall.getByText('Ben').waitFor();
  await picture(wall, 'wall-lobby');

  await post(setting, `rooms/${room}/start`, undefined, owner);
  await wall.locator('.board-tile').first().waitFor();
  await decide(room, tokens, 8);
  const { seq } = await positionOf(setting, room);
  await wall.locator(`.big-screen[data-seq="${seq}"]`).waitFor();
  assert.match(await wall.locator('.wall-turn').innerText(), /Ana|Ben/);
  assert.equal(await wall.locator('.board .space, .board .spot, .action').count(), 0);
  await picture(wall, 'wall-board');

  await playOut(setting, { room, tokens });
  await wall.getByText(/The mist lifts|Lost in the mist/).waitFor();
  assert.equal(await wall.locator('.wall-join').count(), 0);
  await wall.getByRole('link', { name: 'Leave this view' }).click();
  await wall.locator('.table').waitFor();
  assert.deepEqual(watch.complaints, []);
});

/** Phones on their side, a laptop at 200 % and a low window. */
const kLow = [[844, 390], [667, 375], [640, 360], [1024, 500]];

test('before the game the code and its words are whole in low windows, too', async () => {
  const watch = new Watch(setting.url);
  const { room } = await openRoom(setting, { game: 'mists', level: 1, seats: 5 }, 3);
  const wall = await openPage(setting, watch, 'Wall', kLarge);
  await wall.goto(setting.address(`r/${room}?wall`));
  await wall.getByRole('img', { name: 'QR code' }).waitFor();
  for (const [width, height] of kLow) {
    await wall.setViewportSize({ width, height });
    const over = await wall.locator('.wall-lobby').evaluate((lobby) => lobby.scrollHeight - lobby.clientHeight);
    assert.equal(over, 0, `${width} x ${height}`);
    const code = await wall.getByRole('img', { name: 'QR code' }).boundingBox();
    assert.ok(code.height > height / 2 && code.y + code.height < height, `a code of ${code.height} in ${width} x ${height}`);
  }
  assert.deepEqual(watch.complaints, []);
});

test('a lobby leads to that screen', async () => {
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'Lobby');
  const { room } = await openRoom(setting, { game: 'mists', level: 1, seats: 2 }, 0);
  await page.goto(setting.address(`r/${room}`));
  await takeSeat(page, 'Ana');
  await pressInMenu(page, 'For a big screen');
  await page.getByText('Scan this to take a seat.').waitFor();
  assert.deepEqual(watch.complaints, []);
});
