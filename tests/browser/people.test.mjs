import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { kPhone, kWide, openPage, openProfile, openWindow, press, roomOf, takeSeat } from './pages.mjs';
import { Player } from './player.mjs';
import { call, command, get, openRoom, positionOf, post } from './rooms.mjs';
import { picture, Setting } from './setting.mjs';

/** What Chromium itself writes about an answer that is meant to be a refusal. */
const kEnded = /status of 401 .*\/api\/v1\//;
const kSecret = /mwp_[\w-]{20,}/;

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

/** No address that this page asks for, and nothing that it shows outside of its views, has a secret in it. */
function guardSecrets(page) {
  const told = [];
  page.on('request', (request) => kSecret.test(request.url()) && told.push(request.url()));
  page.on('framenavigated', () => void page.title().then((title) => kSecret.test(title) && told.push(title), () => {}));
  return told;
}

const secretOf = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('mistward.player'))?.token ?? null);

/** Plays level 1 alone from the start page, under a name that was given before, and comes to the table. */
async function playAlone(page, name) {
  await page.goto(setting.url);
  await page.evaluate((given) => localStorage.setItem('mistward.name', JSON.stringify(given)), name);
  await page.getByRole('button', { name: /^Play alone/ }).click();
  await page.locator('.action.mine').waitFor();
}

/** A room of Ben's in which the page's player sits second, and Ben is to decide. */
async function tableWithBen(page, name = 'Friday mist') {
  const opened = await openRoom(setting, { name, game: 'mists', level: 1, seats: 2 }, 0);
  const { token } = await post(setting, `rooms/${opened.room}/seats`, { name: 'Ben' });
  await page.goto(setting.address(`r/${opened.room}`));
  await takeSeat(page, 'Ana');
  await post(setting, `rooms/${opened.room}/start`, undefined, token);
  await page.locator('.table').waitFor();
  return { ...opened, ben: token };
}

/** Ben decides as long as he is asked. */
async function benPlays({ room, ben }) {
  for (;;) {
    const { seq, next, legal } = await positionOf(setting, room);
    if (next.player !== 0) return;
    await command(setting, room, ben, { type: 'decide', expect_seq: seq, decision: legal[0].id });
  }
}

async function home(page) {
  await page.getByRole('link', { name: /Mistward, to the start page/ }).click();
  await page.locator('.your-games').waitFor();
}

const stages = (page) => page.locator('.your-games li').evaluateAll((rows) => rows.map((row) => row.dataset.stage));

/** The player's own link, as `/you` shows it. */
async function linkOf(page) {
  await page.goto(setting.address('you'));
  await press(page, 'Show the link');
  return page.getByLabel('Your own link').inputValue();
}

/** Opens a player's link on a device of its own, and comes in. */
async function bring(watch, link, name, options) {
  const page = await openPage(setting, watch, name, options);
  await page.goto(link);
  await page.getByRole('dialog', { name: 'Play here as yourself?' }).getByRole('button', { name: 'Play as Ana' }).click();
  await page.locator('.your-games').waitFor();
  return page;
}

test('one player on two devices finds their games, the reader’s turn first, and plays on from the other', { timeout: 120_000 }, async () => {
  const watch = new Watch(setting.url);
  const one = await openPage(setting, watch, 'one', kWide);
  const told = guardSecrets(one);
  await playAlone(one, 'Ana');
  assert.match(await secretOf(one), kSecret);
  const solo = roomOf(one);
  const table = await tableWithBen(one);
  assert.equal(await one.evaluate((id) => sessionStorage.getItem(`mistward.seat.${id}`).includes('mwp_'), table.room), false, 'a secret is kept once');
  await home(one);
  await one.locator('[data-stage="theirs"]').getByText('Ben is to play').waitFor();
  assert.deepEqual(await stages(one), ['mine', 'theirs']);
  await one.waitForFunction(() => document.title === '(1) Your turn · Mistward');
  await one.getByRole('link', { name: 'Mistward, to the start page: 1 game waits for you' }).waitFor();
  await picture(one, 'your-games-wide');
  // The stream tells at once what happened at the other table.
  await benPlays(table);
  await one.waitForFunction(() => document.title === '(2) Your turn · Mistward');
  assert.deepEqual(await stages(one), ['mine', 'mine']);

  const link = await linkOf(one);
  assert.match(link, /\/you#player=mwp_/);
  await one.locator('.paper .qr').waitFor();
  await picture(one, 'you-wide');
  // On paper there is the way back, and nothing else.
  await one.emulateMedia({ media: 'print' });
  await picture(one, 'you-printed');
  for (const [what, there] of [['.paper .qr', true], ['.paper-link', true], ['.page-header', false], ['.numbers', false], ['.share', false]]) {
    assert.equal(await one.locator(what).isVisible(), there, what);
  }
  assert.equal(await one.locator('.paper-link').innerText(), link);
  await one.emulateMedia({ media: 'screen' });

  const two = await openPage(setting, watch, 'two', kPhone);
  const toldThere = guardSecrets(two);
  await two.goto(link);
  const dialog = two.getByRole('dialog', { name: 'Play here as yourself?' });
  await dialog.getByText('This is the link of Ana, who has 2 games; 2 wait for a move.').waitFor();
  assert.equal(new URL(two.url()).hash, '');
  await picture(two, 'arriving-phone');
  await dialog.getByRole('button', { name: 'Play as Ana' }).click();
  await two.locator('.your-games').waitFor();
  await picture(two, 'your-games-phone');
  const hero = two.locator('.hero');
  const top = (locator) => locator.evaluate((element) => element.getBoundingClientRect().top);
  assert.ok((await top(two.locator('.your-games'))) < (await top(hero)));
  await two.locator('.you-link', { hasText: 'Ana' }).waitFor();
  await two.locator('.your-games').getByRole('link', { name: /Friday mist/ }).tap();
  await two.locator('.action.mine').waitFor();
  const player = new Player(two, 'Ana', false);
  const { seq } = await player.moment();
  await player.placeTile();
  await player.reaches(seq + 1);
  assert.ok((await positionOf(setting, table.room)).seq > seq);

  // The first device goes on as well, with the same seat.
  await one.goto(setting.address(`r/${table.room}`));
  await one.waitForFunction((least) => Number(document.querySelector('.table')?.dataset.seq) > least, seq);
  assert.equal(await one.locator('.watching').count(), 0);
  await one.goto(setting.address(`r/${solo}`));
  await one.locator('.action.mine').waitFor();
  for (const page of [one, two]) assert.doesNotMatch(await page.evaluate(() => `${location.href} ${document.title}`), kSecret);
  await two.goBack();
  await two.goBack();
  assert.doesNotMatch(two.url(), kSecret, 'the history does not have the secret');
  assert.deepEqual([...told, ...toldThere.filter((url) => url !== link)], []);
  assert.deepEqual(watch.complaints, []);
});

test('a new secret ends the other devices, and not the other windows of this one', { timeout: 90_000 }, async () => {
  const watch = new Watch(setting.url);
  const profile = await openProfile(setting, kWide);
  const one = await openWindow(watch, profile, 'one');
  await playAlone(one, 'Ana');
  const room = roomOf(one);
  const beside = await openWindow(watch, profile, 'beside');
  const link = await linkOf(beside);
  const two = await bring(watch, link, 'two', kPhone);
  await two.locator('[data-stage="mine"]').waitFor();

  const before = await secretOf(one);
  await press(beside, 'Sign out other devices');
  await press(beside, 'Sure? Press again');
  await beside.waitForFunction((old) => !localStorage.getItem('mistward.player').includes(old), before);
  await two.getByText('The secret of Ana no longer works.').waitFor();
  assert.equal(await secretOf(two), null);
  await picture(two, 'player-lost-phone');

  // The window that plays is seated again with the new secret, and decides.
  await one.bringToFront();
  await one.waitForFunction(() => document.querySelector('.watching') === null && document.querySelector('.action.mine') !== null);
  const player = new Player(one, 'Ana', true);
  const { seq } = await player.moment();
  await player.placeTile();
  await player.reaches(seq + 1);
  assert.equal(await one.getByText('no longer yours').count(), 0);

  const late = await openPage(setting, watch, 'late', kPhone);
  await late.goto(link);
  await late.getByRole('dialog').getByText('This link no longer works').waitFor();
  // Whoever was left behind plays on as somebody new.
  await two.getByRole('button', { name: 'Hide this' }).click();
  await two.getByRole('button', { name: /^Play alone/ }).click();
  await two.locator('.action.mine').waitFor();
  assert.match(await secretOf(two), kSecret);
  assert.notEqual(roomOf(two), room);
  assert.deepEqual(watch.complaints.filter((text) => !kEnded.test(text)), []);
});

test('a link takes nobody’s place without asking, and says whose', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const one = await openPage(setting, watch, 'one', kPhone);
  await playAlone(one, 'Ana');
  const link = await linkOf(one);
  const two = await openPage(setting, watch, 'two', kWide);
  await playAlone(two, 'Kim');
  const kim = await secretOf(two);
  await two.goto(link);
  const dialog = two.getByRole('dialog', { name: 'Play here as yourself?' });
  await dialog.getByText('Kim plays here, with 1 game, and would have to leave.').waitFor();
  await picture(two, 'replace-wide');
  await dialog.getByRole('button', { name: 'Stay Kim' }).click();
  await dialog.waitFor({ state: 'detached' });
  assert.equal(await secretOf(two), kim);
  // Typed in by hand, it asks as well; what is no link is said to be none.
  const three = await openPage(setting, watch, 'three', kPhone);
  await three.goto(setting.address('you'));
  await three.getByLabel('Your own link').fill('https://example.org/');
  await press(three, 'Come in');
  await three.getByText('This is not a link to a player.').waitFor();
  await picture(three, 'you-nobody-phone');
  await three.getByLabel('Your own link').fill(link);
  await press(three, 'Come in');
  await three.getByRole('dialog').getByRole('button', { name: 'Play as Ana' }).click();
  await three.locator('.your-games').waitFor();
  assert.equal(await secretOf(three), await secretOf(one));
  assert.deepEqual(watch.complaints, []);
});

test('invitations stand among one’s games as they come, to be taken or not', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'Ana', kPhone);
  await playAlone(page, 'Ana');
  const { id } = await page.evaluate(() => JSON.parse(localStorage.getItem('mistward.player')));
  await home(page);
  const invite = async (name) => {
    const { room, owner } = await openRoom(setting, { name, game: 'mists', level: 2, seats: 3 }, 1);
    await post(setting, `rooms/${room}/invitations`, { player: id }, owner);
    await page.getByText(`You are invited: ${name}`).waitFor();
    return room;
  };
  // The stream brings the first one: whoever only looks is told of none.
  const looks = '**/api/v1/me/invitations';
  const busy = { status: 503, contentType: 'application/problem+json', body: '{"code":"storage_unavailable"}' };
  await page.route(looks, (route) => route.fulfill(busy));
  await invite('Not today');
  await page.unroute(looks);
  await picture(page, 'invited-phone');
  await page.getByRole('button', { name: /^No, thank you.*Not today/ }).tap();
  await page.getByText('You are invited: Not today').waitFor({ state: 'detached' });
  const room = await invite('Gladly');
  await page.getByRole('button', { name: /^Take a seat.*Gladly/ }).tap();
  await page.locator('.seat').getByText('Ana (you)').waitFor();
  assert.equal(roomOf(page), room);
  await home(page);
  await page.locator('[data-stage="waits"]').getByText('2 of 3 seats taken').waitFor();
  assert.equal(await page.locator('.invitation').count(), 0);
  assert.deepEqual(watch.complaints.filter((text) => !/status of 503/.test(text)), []);
});

test('an invitation opens a room with a word, by the room’s link as well', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'Ana', kPhone);
  await playAlone(page, 'Ana');
  const { id } = await page.evaluate(() => JSON.parse(localStorage.getItem('mistward.player')));
  const wish = { name: 'Owls', game: 'mists', level: 2, seats: 3, word: 'three owls' };
  const { room, owner_token: owner } = await post(setting, 'rooms', wish);
  await page.goto(setting.address(`r/${room.id}`));
  await page.getByLabel('The word', { exact: true }).first().waitFor();
  await post(setting, `rooms/${room.id}/invitations`, { player: id }, owner);
  await page.reload();
  await page.getByLabel('Your name').waitFor();
  assert.equal(await page.getByLabel('The word', { exact: true }).count(), 0);
  await press(page, 'Take a seat');
  await page.locator('.seat').getByText('Ana (you)').waitFor();

  const shut = await post(setting, 'rooms', { ...wish, options: { word_for: 'watch' } });
  await post(setting, `rooms/${shut.room.id}/invitations`, { player: id }, shut.owner_token);
  await page.goto(setting.address(`r/${shut.room.id}`));
  await page.getByText('This room opens with a word').waitFor();
  await press(page, 'Take a seat');
  await page.locator('.seat').getByText('Ana (you)').waitFor();
  assert.deepEqual(watch.complaints, []);
});

test('whoever made a room begins its game from another device', { timeout: 90_000 }, async () => {
  const watch = new Watch(setting.url);
  const one = await openPage(setting, watch, 'one', kWide);
  await playAlone(one, 'Ana');
  const token = await secretOf(one);
  const { room } = await post(setting, 'rooms', { name: 'Rivals', game: 'base', seats: 2 }, token);
  await post(setting, `rooms/${room.id}/seats`, { name: 'Ana' }, token);
  await post(setting, `rooms/${room.id}/seats`, { name: 'Ben' });
  const two = await bring(watch, await linkOf(one), 'two', kPhone);
  await two.locator('.your-games').getByText('Rivals').click();
  await two.locator('.seat').getByText('Ana (you)').waitFor();
  await press(two, 'Start the game');
  await two.locator('.table').waitFor();
  assert.equal((await get(setting, `rooms/${room.id}`)).room.status, 'playing');
  assert.deepEqual(watch.complaints, []);
});

test('whoever is forgotten was asked twice, and is gone from the table', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'Ana', kPhone);
  await page.goto(setting.url);
  const table = await tableWithBen(page);
  await page.goto(setting.address('you'));
  await page.getByLabel('Your name').fill('Anastasia');
  await press(page, 'Change name');
  await page.getByRole('heading', { name: 'Anastasia', level: 1 }).waitFor();
  await picture(page, 'you-phone');
  const secret = await secretOf(page);
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Save as a file')]);
  assert.equal(file.suggestedFilename(), 'mistward-player.json');
  await press(page, 'Forget me');
  const dialog = page.getByRole('dialog', { name: 'Forget Anastasia?' });
  await dialog.getByText('You have 1 game in progress.').waitFor();
  await dialog.getByRole('button', { name: 'Forget me' }).click();
  await dialog.getByText('This cannot be undone').waitFor();
  await picture(page, 'forget-phone');
  assert.equal((await call(setting, 'me', { token: secret })).status, 200, 'one press forgets nobody');
  await dialog.getByRole('button', { name: 'Forget everything now' }).click();
  await page.getByRole('heading', { name: 'Nobody yet' }).waitFor();
  await assert.rejects(call(setting, 'me', { token: secret }), /401/);
  const { room } = await get(setting, `rooms/${table.room}`);
  assert.deepEqual(room.seats.map(({ taken }) => taken), [true, false]);
  await page.goto(setting.url);
  await page.locator('.hero').waitFor();
  assert.equal(await page.locator('.carry-on').count(), 0);
  assert.deepEqual(watch.complaints, []);
});

test('a server that makes no players keeps nobody from playing', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'Ana', kPhone);
  let asked = 0;
  await page.route('**/api/v1/players', (route) => {
    asked += 1;
    return route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{"code":"not_found"}' });
  });
  await playAlone(page, 'Ana');
  assert.ok(asked > 0);
  assert.equal(await secretOf(page), null);
  await page.getByRole('link', { name: /Mistward, to the start page/ }).click();
  await page.getByRole('heading', { name: 'Carry on' }).waitFor();
  assert.deepEqual(watch.complaints.filter((text) => !/status of 404/.test(text)), []);
});
