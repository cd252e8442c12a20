import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { kPhone, openPage, press, roomOf } from './pages.mjs';
import { Player } from './player.mjs';
import { get, positionOf } from './rooms.mjs';
import { picture, Setting } from './setting.mjs';

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

/** As in a window where cookies and site data are blocked: whoever only looks at the storage is refused. */
const blocked = () => {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
};

/** As in an old private window: the storage is there, and full. */
const full = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

const kNotice = /This browser stores nothing here/;

async function open(watch, name, refuse) {
  const page = await openPage(setting, watch, name, kPhone);
  await page.addInitScript(refuse);
  await page.goto(setting.url);
  return page;
}

/** Presses "Play alone", and comes to the table as the player of its seat. */
async function playLevel1(page) {
  await page.getByRole('button', { name: /^Play alone/ }).click();
  await page.locator('.action.mine').waitFor();
  assert.equal(await page.locator('.watching').count(), 0, 'nobody watches a game of their own');
}

test('without storage one plays level 1 to its end in a seat of one’s own, and is told what that means', { timeout: 150_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await open(watch, 'Kim', blocked);
  await page.getByText(kNotice).waitFor();
  await picture(page, 'forgetful-start-phone');
  await playLevel1(page);
  await picture(page, 'forgetful-table-phone');
  assert.equal(await page.getByText(kNotice).count(), 1, 'it is said once');
  await press(page, 'Hide this');
  await page.getByText(kNotice).waitFor({ state: 'detached' });

  const player = new Player(page, 'Kim', false);
  for (let next = 1; ; ) {
    const { seq, asked } = await player.reaches(next);
    if (asked === 'none') break;
    await player.decide(asked, seq);
    next = seq + 1;
  }
  const room = roomOf(page);
  assert.notEqual((await positionOf(setting, room)).state.outcome, 'undecided');
  // Not only the seat: the key of whoever opened the room, and what was reached, are there as long as the page.
  await page.getByRole('button', { name: /Try again|Next level/ }).click();
  await page.locator('.action.mine').waitFor();
  assert.equal((await get(setting, `rooms/${room}`)).room.status, 'playing');
  await page.getByRole('link', { name: 'Mistward, to the start page' }).click();
  await page.getByRole('heading', { name: 'Carry on' }).waitFor();
  assert.equal(await page.getByText(kNotice).count(), 0, 'what was put away stays away');
  await page.locator('.carry-on a').first().click();
  await page.locator('.action.mine').waitFor();
  assert.deepEqual(watch.complaints, []);
});

test('where the storage is full a seat is one’s own, too', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await open(watch, 'Kim', full);
  await playLevel1(page);
  await page.getByText(kNotice).waitFor();
  assert.deepEqual(watch.complaints, []);
});

test('where everything is kept nothing is said of it', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await open(watch, 'Kim', () => {});
  await playLevel1(page);
  assert.equal(await page.getByText(kNotice).count(), 0);
  assert.deepEqual(watch.complaints, []);
});
