import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { goToServer, kPhone, kWide, openPage, press, sideways, sitAt } from './pages.mjs';
import { call, command, get, openRoom, playedTogether, post, roomOfPlayer } from './rooms.mjs';
import { picture, Setting } from './setting.mjs';

let setting;

before(async () => {
  setting = await Setting.open({ administration: true });
});

after(() => setting?.close());

const kNarrow = { viewport: { width: 360, height: 640 }, hasTouch: true };

/** A window of somebody who plays here, in that room. */
async function enterAs(watch, me, path, size = kWide) {
  const page = await openPage(setting, watch, me.name, size);
  await goToServer(setting, page);
  await page.evaluate((who) => localStorage.setItem('mistward.player', JSON.stringify(who)), me);
  await page.goto(setting.address(path));
  return page;
}

const say = (room, { token }, text) => command(setting, room, token, { type: 'say', text });
const lines = (page) => page.locator('.chat-lines');

test('a muted speaker is hidden, can be looked at, and is muted in the next room too', { timeout: 120_000 }, async () => {
  const watch = new Watch(setting.url);
  const [ana, ben] = await Promise.all(['Ana', 'Ben'].map((name) => post(setting, 'players', { name })));
  const room = await roomOfPlayer(setting, ana, [ana, ben]);
  await say(room, ben, 'You play like a ghost.');
  await say(room, ben, 'And slowly.');
  const page = await enterAs(watch, ana, `r/${room}`, kNarrow);
  await lines(page).getByText('And slowly.').waitFor();
  // By the keyboard alone.
  await page.getByRole('button', { name: 'About what Ben said' }).first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ben' });
  await dialog.getByRole('button', { name: 'Mute Ben' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByText('Ben is muted, in every room').waitFor();
  await picture(page, 'about-line-phone');
  assert.equal(await sideways(page), 0);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('2 lines hidden').waitFor();
  assert.equal(await lines(page).getByText('And slowly.').isVisible(), false);
  await page.getByText('2 lines hidden').click();
  await lines(page).getByText('And slowly.').waitFor();
  await say(room, ben, 'Do you hear me?');
  await page.getByText('3 lines hidden').waitFor();
  assert.equal(await page.getByText('Do you hear me?').first().isVisible(), true);
  await picture(page, 'hidden-lines-phone');

  const next = await roomOfPlayer(setting, ana, [ana, ben]);
  await say(next, ben, 'Here I am.');
  await page.goto(setting.address(`r/${next}`));
  await page.getByText('1 line hidden').waitFor();
  await page.getByText('1 line hidden').click();
  await page.getByRole('button', { name: 'About what Ben said' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show again what Ben says' }).click();
  await page.getByRole('dialog').getByText('You see what Ben says again.').waitFor();
  await page.keyboard.press('Escape');
  await lines(page).getByText('Here I am.').waitFor();
  assert.equal(await page.getByText('line hidden').count(), 0);
  // Ben, and everybody else, reads on.
  const other = await enterAs(watch, ben, `r/${room}`);
  await lines(other).getByText('Do you hear me?').waitFor();
  assert.deepEqual(watch.complaints, []);
});

test('a report goes from the chat to the administration, where the word is taken', { timeout: 120_000 }, async () => {
  const watch = new Watch(setting.url);
  const { room, tokens } = await openRoom(setting, { game: 'mists', level: 1, seats: 2 }, 2);
  await command(setting, room, tokens[1], { type: 'say', text: 'Buy my tiles!' });
  const page = await openPage(setting, watch, 'spectator', kPhone);
  await page.goto(setting.address(`r/${room}`));
  await page.getByRole('button', { name: 'About what Ben said' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ben' });
  for (const viewport of [kPhone.viewport, { width: 1366, height: 768 }]) {
    await page.setViewportSize(viewport);
    for (const name of ['Close', 'Send the report']) {
      const box = await dialog.getByRole('button', { name }).boundingBox();
      assert.ok(box.y > 0 && box.y + box.height < viewport.height, `"${name}" is in sight in ${viewport.width} pixels`);
    }
  }
  const more = await dialog.evaluate((box) => box.scrollHeight - box.clientHeight);
  assert.equal(more, 0, 'all of it is seen on a laptop');
  await dialog.getByLabel('It is advertising, or said over and over').check();
  await dialog.getByLabel('Anything to add?').fill('Third room today.');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await dialog.getByText('Thank you.').waitFor();
  await dialog.getByRole('button', { name: 'Mute Ben' }).click();
  await dialog.getByText('Ben is muted in this tab only').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('1 line hidden').waitFor();
  await page.reload();
  await page.getByText('1 line hidden').waitFor();

  const office = await openPage(setting, watch, 'administrator', kWide);
  await office.goto(setting.address('admin/reports'));
  await office.getByLabel('Administrator’s token').fill(setting.adminToken);
  await office.keyboard.press('Enter');
  await office.getByText('1 report to be read').waitFor();
  const report = office.locator('.report');
  await report.getByText('Third room today.').waitFor();
  await picture(office, 'admin-reports-wide');
  await office.setViewportSize(kNarrow.viewport);
  assert.equal(await sideways(office), 0);
  await picture(office, 'admin-reports-phone');
  await report.getByRole('button', { name: 'Silence' }).click();
  await office.getByRole('dialog').getByLabel('Reason').fill('advertising');
  await office.getByRole('dialog').getByRole('button', { name: 'Silence' }).click();
  await office.getByText('Ben: silenced.').waitFor();
  await office.getByText('0 reports to be read').waitFor();
  await office.getByLabel('Show closed ones').check();
  await office.getByText(/silenced, /).waitFor();
  assert.equal((await get(setting, `rooms/${room}`)).room.seats[1].silenced, true);
  await office.getByRole('link', { name: 'Audit log' }).click();
  await office.getByText('Report closed').waitFor();
  const meant = /status of 401 .*\/api\/v1\/admin\//;
  assert.deepEqual(watch.complaints.filter((text) => !meant.test(text)), []);
});

test('the owner takes the word and gives it back, and closes the chat', { timeout: 90_000 }, async () => {
  const watch = new Watch(setting.url);
  const [ana, ben] = await Promise.all(['Ana', 'Ben'].map((name) => post(setting, 'players', { name })));
  const room = await roomOfPlayer(setting, ana, [ben], { seats: 3 });
  await say(room, ben, 'hello');
  const page = await openPage(setting, watch, 'Ana', kWide);
  await goToServer(setting, page);
  await page.evaluate(
    ({ me, id }) => {
      localStorage.setItem('mistward.player', JSON.stringify(me));
      localStorage.setItem(`mistward.owner.${id}`, JSON.stringify(me.token));
    },
    { me: ana, id: room },
  );
  await page.goto(setting.address(`r/${room}`));
  await page.getByRole('button', { name: 'About what Ben said' }).click();
  await press(page, 'Silence Ben');
  await page.getByRole('button', { name: 'Let Ben write again' }).waitFor();
  assert.equal((await get(setting, `rooms/${room}`)).room.seats[0].silenced, true);
  await press(page, 'Let Ben write again');
  await page.getByRole('button', { name: 'Silence Ben' }).waitFor();
  const theirs = await openPage(setting, watch, 'Ben', kPhone);
  await sitAt(setting, theirs, { room, tokens: [ben.token] });
  await theirs.getByLabel('Say something').waitFor();
  await call(setting, `rooms/${room}`, { method: 'PATCH', body: { options: { chat: false } }, token: ana.token });
  await theirs.getByText('The chat of this room is closed.').waitFor();
  assert.equal(await theirs.getByLabel('Say something').count(), 0);
  assert.deepEqual(watch.complaints, []);
});

test('people one has played with are marked, invited and met again', { timeout: 150_000 }, async () => {
  const watch = new Watch(setting.url);
  const [ana, ben] = await playedTogether(setting, 'Ana', 'Ben');
  const waits = await roomOfPlayer(setting, ana, [ana], { name: 'Sunday fog' });
  const page = await openPage(setting, watch, 'Ana', kNarrow);
  await goToServer(setting, page);
  await page.evaluate(
    ({ me, id }) => {
      localStorage.setItem('mistward.player', JSON.stringify(me));
      localStorage.setItem(`mistward.owner.${id}`, JSON.stringify(me.token));
    },
    { me: ana, id: waits },
  );
  await page.goto(setting.address('you'));
  const person = page.locator('.person');
  await person.getByText('1 game together, last on').waitFor();
  assert.equal(await sideways(page), 0);
  await person.scrollIntoViewIfNeeded();
  await picture(page, 'people-phone');
  const friend = person.getByRole('button', { name: 'Friend', exact: true });
  await friend.focus();
  await page.keyboard.press('Enter');
  await person.locator('[aria-pressed="true"]').waitFor();
  await person.getByRole('button', { name: 'Ben: Invite to “Sunday fog”' }).click();
  await page.getByText('Ben is invited.').waitFor();
  const { invitations } = await (await call(setting, 'me/invitations', { token: ben.token })).json();
  assert.deepEqual(invitations.map(({ room }) => room), [waits]);

  const theirs = await enterAs(watch, ben, 'you');
  const found = theirs.getByLabel('Friends see where I wait for players');
  assert.equal(await found.isChecked(), false);
  await found.check();
  await picture(theirs, 'people-wide');
  const open = await roomOfPlayer(setting, ben, [ben], { name: 'Owls' });
  await page.reload();
  await page.getByRole('link', { name: 'Waits at “Owls”' }).click();
  await page.waitForURL(setting.address(`r/${open}`));
  assert.deepEqual(watch.complaints, []);
});
