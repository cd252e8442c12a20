import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { asksForMeeple } from './moments.mjs';
import { kPhone, kWide, openPage, openStory, press, startGame, takeSeat } from './pages.mjs';
import { Player } from './player.mjs';
import { openRoom } from './rooms.mjs';
import { picture, Setting } from './setting.mjs';


let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

async function gather(options) {
  const watch = new Watch(setting.url);
  const { room } = await openRoom(setting, { game: 'mists', level: 1, seats: 2, options }, 0);
  const [ana, ben] = [await openPage(setting, watch, 'Ana', kWide), await openPage(setting, watch, 'Ben', kPhone)];
  for (const [page, name] of [[ana, 'Ana'], [ben, 'Ben']]) {
    await page.goto(setting.address(`r/${room}`));
    await takeSeat(page, name);
  }
  await press(ana, 'Show as a QR code');
  await ana.getByRole('img', { name: 'Show as a QR code' }).waitFor();
  await picture(ana, 'invite-wide');
  await startGame(ana, ben);
  return { watch, ana, ben };
}

test('two pages talk, propose, adopt, and take back with consent', { timeout: 90_000 }, async () => {
  const { watch, ana, ben } = await gather({});
  await press(ben, 'Chat');
  await ben.getByLabel('Say something').fill('North?');
  await press(ben, 'Send');
  await ana.locator('.chat-news').getByText('Ben: North?').waitFor();
  await press(ana, 'Chat, 1 new line');
  await ana.locator('.chat li').getByText('North?').waitFor();
  await picture(ana, 'chat-wide');
  await ana.locator('.chat').getByRole('button', { name: 'Close' }).click();
  await picture(ben, 'chat-phone');
  await ben.locator('.chat').getByRole('button', { name: 'Close' }).click();

  await ben.locator('.board-window').click({ button: 'right' });
  await ana.locator('.ping').waitFor();

  await press(ben, 'Propose');
  const advisor = new Player(ben, 'Ben', false);
  await advisor.placeTile();
  await picture(ben, 'proposing-phone');
  if (await asksForMeeple(ben)) await advisor.passMeeple();
  await ana.locator('.proposal').getByText('Ben').waitFor();
  assert.equal(await ana.locator('.proposed .board-tile').count(), 1);
  await picture(ana, 'proposal-wide');
  await picture(ben, 'proposal-phone');
  const tiles = await new Player(ana, 'Ana', true).tiles();
  await ana.locator('.adopt').click();
  const active = new Player(ana, 'Ana', true);
  const placed = await active.reaches(2);
  assert.equal(await active.tiles(), tiles + 1);

  // What was adopted is the active player's own; once another tile was drawn, the others are asked.
  // On a tile of mist alone no meeple can stand, and nobody is asked.
  const asked = placed.asked === 'place_meeple' && placed.player === 0;
  if (asked) await active.passMeeple();
  const { seq } = await active.reaches(placed.seq + (asked ? 1 : 0));
  await press(ana, 'Ask to undo');
  await ben.getByText('Ana asks to undo the last step.').waitFor();
  await picture(ben, 'undo-phone');
  await press(ben, 'Agree');
  const back = await active.reaches(seq + 1);
  assert.equal(back.player, 0);
  assert.deepEqual(watch.complaints, []);
});

test('a companion plays for an absent seat', { timeout: 90_000 }, async () => {
  const { watch, ana, ben } = await gather({ absence: 'companion', grace_seconds: 0 });
  await ana.goto('about:blank');
  await ben.waitForFunction(() => document.querySelector('.table')?.dataset.player === '1');
  await ben.locator('.player.away .chip-button').first().click();
  await ben.locator('.about-player').getByText('away, a companion decides').waitFor();
  await ana.goBack();
  await ana.locator('.missed-tile').first().waitFor();
  await ana.getByRole('status').getByText(/Turn 1.*Tile placed .* of the ruin\./).waitFor({ state: 'attached' });
  await picture(ana, 'missed-wide');
  await ana.locator('.board-window').click({ position: { x: 5, y: 5 } });
  await ana.locator('.missed').waitFor({ state: 'detached' });
  assert.deepEqual(watch.complaints, []);
});
