import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { advance } from './advance.mjs';
import { Watch } from './browser.mjs';
import { changeRoom, kLarge, kPhone, kWide, openMore, openPage, openTable, press, roomOf, sideways, sitAt, takeSeat } from './pages.mjs';
import { get, post, startRoom } from './rooms.mjs';
import { picture, Setting } from './setting.mjs';

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

/** What Chromium writes when the server refuses a word, as it should. */
const isRefusal = (complaint) => /\/pass$/.test(complaint) && complaint.includes('403');

test('whoever reads the end stays there until they come along, with their seat', { timeout: 120_000 }, async () => {
  const watch = new Watch(setting.url);
  const game = await startRoom(setting, { game: 'mists', level: 1, seats: 3 });
  const pages = [
    await openPage(setting, watch, 'Ana', kLarge),
    await openPage(setting, watch, 'Ben', kPhone),
    await openPage(setting, watch, 'Cleo', kWide),
  ];
  const [ana, ben, cleo] = pages;
  for (const [seat, page] of pages.entries()) await sitAt(setting, page, game, seat);
  await advance(setting, game, () => false);
  await Promise.all(pages.map((page) => page.locator('.after').waitFor()));
  await ben.setViewportSize({ width: 360, height: 640 });
  await picture(ben, 'end-phone');
  assert.equal(await sideways(ben), 0);
  const outcome = await ana.locator('.after').getAttribute('data-outcome');
  await press(ana, outcome === 'won' ? 'Next level' : 'Try again');
  await ana.locator('.table[data-asked="place_tile"]').waitFor();
  assert.equal(await ana.locator('.after').count(), 0);

  for (const page of [ben, cleo]) await page.getByText('Ana has begun another game.').waitFor();
  await picture(ben, 'come-along-phone');
  await picture(cleo, 'come-along-wide');
  assert.equal(await sideways(ben), 0);
  assert.equal(await ben.locator('.after').count(), 1);
  const way = ben.getByRole('button', { name: 'Come along' });
  const { y, height } = await way.boundingBox();
  assert.ok(y + height < 640, 'the way to the next game is seen without scrolling');
  await press(ben, 'Come along');
  await ben.locator('.table[data-asked="place_tile"]').waitFor();
  assert.equal(await ben.locator('.after').count(), 0);
  await press(cleo, 'Come along');
  await cleo.locator('.table[data-asked="place_tile"]').waitFor();

  const { next } = await (await fetch(setting.address(`api/v1/rooms/${game.room}/state`))).json();
  const decides = pages[next.player];
  await decides.locator('.action.mine').waitFor();
  const { seats } = (await get(setting, `rooms/${game.room}`)).room;
  assert.deepEqual(seats.map(({ name, connected }) => [name, connected]), [['Ana', true], ['Ben', true], ['Cleo', true]]);
  assert.deepEqual(watch.complaints, []);
});

test('a room with a word: set on the page, said by who knows it, carried by a link', { timeout: 90_000 }, async () => {
  const watch = new Watch(setting.url);
  const ana = await openPage(setting, watch, 'Ana', kWide);
  await ana.goto(setting.url);
  await openTable(ana, 'Ana');
  await changeRoom(ana, async (form) => {
    await form.getByLabel('Name of the room').fill('Owls');
    await form.getByLabel('Show it in the list of tables').check();
    await form.getByLabel('Only those who know a word get in').check();
    await form.getByLabel('The word', { exact: true }).fill('three owls');
    await form.getByLabel('Spectators must know it, too').check();
    await picture(ana, 'word-choice-wide');
  });
  await ana.getByText('With this link, nobody needs the word.').waitFor();
  await picture(ana, 'word-lobby-wide');
  const link = await ana.getByLabel('Link to this room').inputValue();
  assert.match(link, /\/r\/\w+#pass=[\w-]{43}$/);

  const ben = await openPage(setting, watch, 'Ben', kPhone);
  await ben.goto(setting.url);
  await openMore(ben);
  await ben.locator('.room-link', { hasText: 'Owls' }).getByText('needs a word').waitFor();
  await ben.locator('.room-link', { hasText: 'Owls' }).click();
  await ben.getByRole('heading', { name: 'This room opens with a word' }).waitFor();
  assert.equal(await ben.getByText('Ana').count(), 0);
  await picture(ben, 'word-gate-phone');
  await ben.getByLabel('The word').fill('two owls');
  await press(ben, 'Enter the word');
  await ben.getByText('That is not the word of this room.').waitFor();
  await ben.getByLabel('The word').fill('three owls');
  await press(ben, 'Enter the word');
  await takeSeat(ben, 'Ben');
  await ben.reload();
  await ben.locator('.seat').getByText('Ben (you)').waitFor();

  const cleo = await openPage(setting, watch, 'Cleo', kWide);
  await cleo.goto(link);
  await takeSeat(cleo, 'Cleo');
  assert.equal(new URL(cleo.url()).hash, '');

  await press(ana, 'Change the room');
  const form = ana.locator('.change-room');
  await form.getByLabel('Only those who know a word get in').uncheck();
  await press(ana, 'Save');
  await form.getByText('Saved.').waitFor();
  const dan = await openPage(setting, watch, 'Dan', kWide);
  await dan.goto(setting.address(`r/${roomOf(ana)}`));
  await takeSeat(dan, 'Dan');
  assert.deepEqual(watch.complaints.filter((complaint) => !isRefusal(complaint)), []);
});

test('two who look for a table meet at one, and the list tells of it while it is seen', { timeout: 90_000 }, async () => {
  const watch = new Watch(setting.url);
  const looker = await openPage(setting, watch, 'Cleo', kWide);
  const asked = [];
  looker.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await looker.goto(setting.url);
  await openMore(looker);
  const ana = await openPage(setting, watch, 'Ana', kWide);
  const ben = await openPage(setting, watch, 'Ben', kPhone);
  const find = async (page, name) => {
    await page.goto(setting.url);
    await openMore(page);
    await page.locator('.sit-anywhere').getByLabel('Your name').fill(name);
    await picture(page, `find-table-${name}`);
    assert.equal(await sideways(page), 0);
    await press(page, 'Sit anywhere');
    await page.locator('.seat').getByText(`${name} (you)`).waitFor();
  };
  await find(ana, 'Ana');
  await ana.getByText('This table is on the list.').waitFor();
  await picture(ana, 'found-table-wide');
  const table = looker.locator('.room-link', { hasText: 'Table of Ana' });
  await table.getByText('1 of 4 seats taken').waitFor();
  await find(ben, 'Ben');
  await table.getByText('2 of 4 seats taken').waitFor();
  assert.equal(roomOf(ben), roomOf(ana));
  await ana.locator('.seat', { hasText: 'Ben' }).waitFor();
  await ana.getByText('Room for 2 more').waitFor();
  assert.deepEqual(asked.filter((path) => path === '/api/v1/rooms'), []);
  await post(setting, 'rooms', { name: 'Told at once', game: 'base' });
  await looker.locator('.room-link', { hasText: 'Told at once' }).waitFor();
  assert.deepEqual(watch.complaints, []);
});
