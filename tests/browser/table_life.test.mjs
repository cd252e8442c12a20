import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { kPhone, kWide, openMenu, openPage, openTable, press, pressInMenu, roomOf, startGame, takeSeat, tokenOf } from './pages.mjs';
import { Player } from './player.mjs';
import { get, openRoom } from './rooms.mjs';
import { rush } from './rush.mjs';
import { picture, Setting } from './setting.mjs';


let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

const roomNow = async (room) => (await get(setting, `rooms/${room}`)).room;
const open = (watch, name, screen) => openPage(setting, watch, name, screen);

/** A page that has a seat in the room; as the owner, if it is given the owner's key. */
async function seated(watch, name, screen, { room, owner }) {
  const page = await open(watch, name, screen);
  const key = [`mistward.owner.${room}`, JSON.stringify(owner)];
  if (owner) await page.addInitScript(([name, token]) => localStorage.setItem(name, token), key);
  await page.goto(setting.address(`r/${room}`));
  await takeSeat(page, name);
  return page;
}

/** A new room with nobody in it, and the owner's key. */
function newRoom(more = {}) {
  return openRoom(setting, { game: 'mists', level: 1, seats: 2, ...more }, 0);
}

test('a new table is changed by its owner', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const ana = await open(watch, 'Ana', kPhone);
  await ana.goto(setting.url);
  await openTable(ana, 'Ana');
  await press(ana, 'Change the room');
  await ana.getByLabel('Time to think').selectOption({ label: '20 minutes for the whole game' });
  const [away, time] = [ana.getByLabel('When somebody is away'), ana.getByLabel('Time to think')];
  await away.selectOption({ label: 'a companion after 30 seconds' });
  await time.selectOption({ label: '3 days for each turn' });
  assert.equal(await away.inputValue(), 'wait', 'a game over days does not wait for who is away');
  await time.selectOption({ label: '20 minutes for the whole game' });
  assert.equal(await away.inputValue(), 'wait');
  await ana.getByLabel('Undoing steps').selectOption({ label: 'never' });
  await away.selectOption({ label: 'a companion after 30 seconds' });
  const colours = ana.getByRole('group', { name: 'Colours, in the order in which they are dealt' });
  await colours.getByRole('button', { name: 'yellow' }).click();
  await colours.getByRole('button', { name: 'blue' }).click();
  await ana.getByLabel('Pointing and proposals').uncheck();
  await picture(ana, 'options-phone');
  await ana.getByLabel('Only those who know a word get in').check();
  const saves = ana.getByRole('button', { name: 'Save', description: 'The word that lets people in is missing.' });
  await saves.click();
  assert.ok(await ana.getByLabel('The word', { exact: true }).evaluate((field) => field === document.activeElement), 'it leads to the word');
  await ana.getByLabel('Only those who know a word get in').uncheck();
  await press(ana, 'Save');
  await ana.getByText('Saved.').waitFor();
  await ana.keyboard.press('Escape');
  for (const { viewport } of [kWide, kPhone]) {
    await ana.setViewportSize(viewport);
    const hidden = await ana.getByLabel('Link to this room').evaluate((field) => field.scrollWidth - field.clientWidth);
    // How wide its letters are is a matter of chance.
    assert.ok(hidden <= 20, `the link is whole where the window has ${viewport.width} pixels, but for ${hidden}`);
  }
  assert.equal(await ana.locator('.watchers').count(), 0, 'nobody is told of themselves');
  const id = roomOf(ana);
  const made = await roomNow(id);
  assert.deepEqual(made.options.timer, { per: 'game', seconds: 1200 });
  assert.deepEqual([made.options.undo, made.options.grace_seconds, made.options.aids.council], ['never', 30, false]);
  assert.deepEqual([made.visibility, made.colours.slice(0, 2)], ['private', ['yellow', 'blue']]);

  await press(ana, 'Change the room');
  const dialog = ana.getByRole('dialog', { name: 'Change the room' });
  await dialog.getByRole('combobox', { name: 'Level', exact: true }).selectOption('6');
  const scorers = dialog.getByRole('group', { name: 'Colours that keep the score' });
  await scorers.getByRole('button', { name: 'red' }).click();
  await press(ana, 'Save');
  await dialog.getByText('Choose three colours that keep the score, or none.').waitFor();
  assert.ok(await scorers.evaluate((field) => field === document.activeElement), 'two scoring colours are missing');
  await scorers.getByRole('button', { name: 'blue' }).click();
  await scorers.getByRole('button', { name: 'black' }).click();
  await dialog.getByLabel('Time to think').selectOption({ label: 'no limit' });
  await picture(ana, 'change-room-phone');
  await press(ana, 'Save');
  await dialog.getByText('Saved.').waitFor();
  const changed = await roomNow(id);
  assert.deepEqual([changed.level, changed.options.timer], [6, null]);
  assert.deepEqual([...changed.scoring].sort(), ['black', 'blue', 'red']);
  await press(ana, 'Close');
  await ana.getByText('Level 6').first().waitFor();
  assert.deepEqual(watch.complaints, []);
});

/** Whether the note of a pause lies over anything that can be pressed or seen on the board. */
const isCovering = (page) =>
  page.locator('.paused-note').evaluate((note) => {
    const at = note.getBoundingClientRect();
    return ['.stage-board', '.action', '.team-bar', '.page-header'].some((name) =>
      [...document.querySelectorAll(name)].some((part) => {
        const { top, bottom, left, right } = part.getBoundingClientRect();
        return top < at.bottom - 1 && bottom > at.top + 1 && left < at.right - 1 && right > at.left + 1;
      }),
    );
  });

test('a hint is a decision in mind, and a pause stops the clocks and covers nothing', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const { room } = await newRoom({ options: { timer: { per: 'turn', seconds: 300 } } });
  const ana = await seated(watch, 'Ana', kWide, { room });
  const ben = await seated(watch, 'Ben', kPhone, { room });
  await startGame(ana, ben);
  const player = new Player(ana, 'Ana', true);
  const { seq } = await player.reaches(1);

  await press(ana, 'Hint');
  await ana.getByRole('button', { name: 'Compare' }).waitFor();
  await ana.locator('.preview').waitFor();

  const clock = (page) => page.locator('.chip', { hasText: 'Ana' }).locator('.time-left.running');
  assert.match(await clock(ben).getAttribute('aria-label'), /[45]:\d\d left/);
  await picture(ben, 'clock-phone');
  await pressInMenu(ben, 'Pause');
  await ana.locator('.paused-note').waitFor();
  await clock(ana).waitFor({ state: 'detached' });
  await ben.locator('.paused-note').waitFor();
  await picture(ana, 'paused-wide');
  await picture(ben, 'paused-phone');
  assert.deepEqual([await isCovering(ana), await isCovering(ben)], [false, false]);
  assert.equal(await ana.getByText('The game is paused.').count(), 1, 'it is said once');
  await ana.locator('.board .round.yes').click();
  await ana.getByRole('alert').getByText('The game is paused.').waitFor();
  assert.equal((await player.moment()).seq, seq);
  await press(ana, 'Go on');
  await ben.locator('.paused-note').waitFor({ state: 'detached' });
  await ana.locator('.board .round.yes').click();
  await player.reaches(seq + 1);
  assert.deepEqual(watch.complaints, []);
});

test('companions come and go, and an owner frees a seat that somebody without a name takes', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const { room, owner } = await newRoom({ seats: 3 });
  const ana = await seated(watch, 'Ana', kWide, { room, owner });
  const ben = await seated(watch, 'Ben', kPhone, { room });
  await press(ana, 'Add a companion');
  await ana.locator('.seat').nth(2).getByText('Companion', { exact: true }).waitFor();
  await press(ana, 'Send the companion away');
  await ana.locator('.seat').nth(2).getByText('Room for 1 more').waitFor();
  await press(ana, 'Add a companion');
  await ana.locator('.seat').nth(2).getByText('Companion', { exact: true }).waitFor();
  await startGame(ana, ben);

  await ana.locator('.chip-button').nth(1).click();
  await press(ana, 'Free the seat of Ben');
  await press(ana, 'Sure? Press again');
  await ana.locator('.player').nth(1).getByText('free').first().waitFor();
  await ben.locator('.watching').waitFor();

  const kim = await open(watch, 'Kim', kWide);
  await kim.goto(setting.address(`r/${room}`));
  await kim.locator('.table').waitFor();
  await kim.locator('.chip-button').nth(1).click();
  await press(kim, 'Take this seat');
  await kim.locator('.take-over').getByLabel('Your name').fill('Kim');
  await press(kim, 'Take this seat');
  await ana.locator('.player .who').nth(1).getByText('Kim').waitFor();
  await openMenu(kim);
  await kim.getByRole('button', { name: 'Your seat' }).waitFor();
  await picture(kim, 'seat-taken-wide');
  assert.deepEqual(watch.complaints, []);
});

test('the next game begins when somebody asks for it, and everybody else comes along', { timeout: 120_000 }, async () => {
  const watch = new Watch(setting.url);
  const { room } = await newRoom();
  const ana = await seated(watch, 'Ana', kWide, { room });
  const ben = await seated(watch, 'Ben', kPhone, { room });
  await startGame(ana, ben);
  const game = { room, tokens: [await tokenOf(ana), await tokenOf(ben)], kinds: [] };
  assert.equal(await rush(ana, game), null);
  for (const page of [ana, ben]) await page.locator('.after').waitFor();
  await ben.locator('.after').getByRole('button', { name: 'A heart' }).click();
  await ana.locator('.reaction .sign-heart').waitFor();
  await picture(ana, 'end-chat-wide');
  const again = /Play again|Next level|Try again/;
  await ana.locator('.after').getByRole('button', { name: again }).click();
  await press(ben, 'Come along');
  for (const page of [ana, ben]) {
    await page.locator('.after').waitFor({ state: 'detached' });
    await page.waitForFunction(() => Number(document.querySelector('.table')?.dataset.seq) < 3);
  }
  assert.equal((await roomNow(room)).game_id, `${room}.2`);
  assert.deepEqual(watch.complaints, []);
});
