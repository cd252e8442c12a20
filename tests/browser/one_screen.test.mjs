import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { kPhone, openPage, openTable, press, pressTool, roomOf, startGame } from './pages.mjs';
import { Player } from './player.mjs';
import { get, logOf } from './rooms.mjs';
import { picture, Setting } from './setting.mjs';

/** Something is taken back after so many entries, and the page is loaded anew. */
const kBeforeUndo = 12;

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

/** Opens a table, and seats Ana and then Ben at this screen. */
async function gather(page) {
  await page.goto(setting.url);
  await openTable(page, 'Ana');
  await page.getByText('Somebody else plays at this screen').click();
  await page.getByLabel('Their name').fill('Ben');
  await press(page, 'Give them a seat');
  const ben = page.locator('.seat', { hasText: 'Ben' });
  await ben.getByText('at this screen').waitFor();
  await ben.locator('.presence.here').waitFor();
}

const whose = (page) => page.locator('.whose-turn').innerText();

/** Plays to the end, and looks at each turn whose it is said to be. Gives the players who were asked. */
async function playOn(player) {
  const asked = new Set();
  for (let next = 1; ; ) {
    const moment = await player.reaches(next);
    if (moment.asked === 'none') return asked;
    assert.equal(await whose(player.page), `${['Ana', 'Ben'][moment.player]}’s turn`);
    asked.add(moment.player);
    if (moment.seq > kBeforeUndo && !player.tookBack && moment.asked === 'place_tile') {
      next = await takeBack(player, moment);
      continue;
    }
    await player.decide(moment.asked, moment.seq);
    next = moment.seq + 1;
  }
}

/** Takes back what the other at this screen decided: nobody is asked. */
async function takeBack(player, { seq }) {
  await pressTool(player.page, 'Undo');
  await player.reaches(seq + 1);
  const [undone] = await logOf(setting, roomOf(player.page), { since: seq });
  assert.equal(undone.decision.type, 'undo');
  player.tookBack = true;
  await player.page.reload();
  await player.page.locator('.whose-turn').waitFor();
  await picture(player.page, 'one-screen-table');
  return seq + 1;
}

test('two people play a game at one screen, each with a seat', { timeout: 150_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'One screen', kPhone);
  await gather(page);
  await picture(page, 'one-screen-lobby');
  await startGame(page);
  const player = new Player(page, 'whoever is asked', false);
  assert.deepEqual([...(await playOn(player))].sort(), [0, 1]);
  assert.ok(player.tookBack);

  const room = roomOf(page);
  const { seats } = (await get(setting, `rooms/${room}`)).room;
  assert.deepEqual(seats.map(({ name, connected }) => [name, connected]), [['Ana', true], ['Ben', true]]);
  const decided = (await logOf(setting, room)).filter(({ actor }) => actor.kind === 'player');
  assert.ok(decided.every(({ actor }) => !actor.companion), 'nobody stood in for anybody');
  assert.deepEqual(watch.complaints, []);
});
