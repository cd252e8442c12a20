import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { atSight } from './calm.mjs';
import { CountingProxy } from './counting_proxy.mjs';
import { goToServer, kPhone, kWide, openMore, openPage, openTable, press, roomOf, takeSeat } from './pages.mjs';
import { get, holdSeat, openRoom, playOut, post, startRoom } from './rooms.mjs';
import { picture, Setting } from './setting.mjs';

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

/** How far down the page it begins, in pixels. */
const topOf = (locator) => locator.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);

/** How much a button stands out: by its colour, then by its size. */
const loudness = (button) =>
  button.evaluate((element) => [Number(element.matches('.primary')), element.getBoundingClientRect().height]);

/** In the page: what goes on ends at once, as behind a proxy that allows no more. */
function endLobbyEvents() {
  const ask = window.fetch;
  window.fetch = (path, init) => (path === '/api/v1/lobby/events' ? Promise.resolve(new Response('')) : ask(path, init));
}

/** What may reach the browser for the first view, everything of HTTP included. */
const kFirstViewBytes = 85_000;

/** Bytes at the socket until the start page has all it asked for. */
async function bytesOfFirstView() {
  const proxy = await CountingProxy.to(setting.server.port);
  const page = await openPage(setting, new Watch(proxy.url), 'first', { ...kWide, serviceWorkers: 'allow' });
  await page.goto(proxy.url);
  await page.locator('.banner .board-tile').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => (await (await caches.open('mistward-shell')).keys()).length >= 3);
  await page.context().close();
  await proxy.close();
  return proxy.received;
}

test('the first view takes less than 85 KB over the wire', { timeout: 60_000 }, async () => {
  const bytes = await bytesOfFirstView();
  assert.ok(bytes > 30_000 && bytes < kFirstViewBytes, `${bytes} bytes`);
});

test('whoever has a game to carry on finds it before anything else', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const running = await startRoom(setting, { name: 'Goes on', game: 'mists', level: 1, seats: 1 });
  const over = await startRoom(setting, { name: 'Is over', game: 'mists', level: 1, seats: 1 });
  await playOut(setting, over);
  const page = await openPage(setting, watch, 'Ana', kPhone);
  await page.goto(setting.url);
  await page.locator('.hero').waitFor();
  assert.equal(await page.getByRole('heading', { name: 'Carry on' }).count(), 0);
  for (const { room, tokens } of [running, over]) {
    await goToServer(setting, page);
    await holdSeat(page, room, tokens[0]);
    await page.goto(setting.address(`r/${room}`));
    await page.locator('.table').waitFor();
  }
  await page.goto(setting.url);
  const carryOn = page.locator('.carry-on');
  await carryOn.getByText('Goes on').waitFor();
  await picture(page, 'carry-on-phone');
  assert.ok((await topOf(carryOn)) < (await topOf(page.locator('.hero'))));
  assert.ok((await topOf(carryOn.locator('a').first())) < 200);
  assert.equal(await carryOn.getByText('Is over').count(), 0, 'what is over waits for nobody');
  await openMore(page);
  await page.locator('.played-here').getByText('Is over').waitFor();
  await press(page, 'Forget Goes on');
  await carryOn.waitFor({ state: 'detached' });
  assert.deepEqual(watch.complaints, []);
});

test('tables tell game, level and seats, and behind them wait the games that can be watched', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  await startRoom(setting, { name: 'Hounds', game: 'mists', level: 3, seats: 2 });
  await startRoom(setting, { name: 'Rivals', game: 'ghosts', seats: 3 });
  await openRoom(setting, { name: 'Waits', game: 'base', seats: 4 }, 1);
  const page = await openPage(setting, watch, 'Kim', kWide);
  await page.goto(setting.url);
  await openMore(page);
  await page.getByText('Watch a game (').click();
  const told = async (name) => (await page.locator('.tables').getByRole('link', { name: new RegExp(name) }).innerText()).split('\n');
  const rest = (lines) => lines.filter((line) => line !== '' && !line.startsWith('opened'));
  // A look at the lobby may be a second old.
  await page.getByRole('link', { name: /Waits/ }).getByText('1 of 4 seats taken').waitFor();
  assert.deepEqual(rest(await told('Hounds')), ['Hounds', 'Mists, Level 3', '2 of 2 seats taken']);
  assert.deepEqual(rest(await told('Rivals')), ['Rivals', 'Ghosts, Castles and Cemeteries', '3 of 3 seats taken']);
  assert.deepEqual(rest(await told('Waits')), ['Waits', 'Base game', '1 of 4 seats taken']);
  await picture(page, 'rooms-wide');
  assert.deepEqual(watch.complaints, []);
});

test('where the lobby tells nothing, rooms that the page has are not sent again, and new ones come by themselves', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'Kim', kWide);
  await page.clock.install();
  // Where Playwright answers instead, the browser keeps nothing.
  await page.addInitScript(endLobbyEvents);
  const statuses = [];
  // What the browser itself is sent: for the page, a list that it has is as good as a new one.
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  line.on('Network.responseReceivedExtraInfo', ({ statusCode, headers }) => {
    if (/^W\//.test(headers.ETag ?? headers.Etag ?? headers.etag ?? '')) statuses.push(statusCode);
  });
  await page.goto(setting.url);
  await openMore(page);
  await page.locator('.room-state').first().waitFor();
  assert.ok(statuses.length > 0 && statuses.every((status) => status === 200), statuses.join());
  statuses.length = 0;
  const again = page.waitForResponse(/\/rooms\?status=open/);
  await page.clock.fastForward(30_000);
  await again;
  await page.waitForResponse(/\/rooms\?status=playing/);
  assert.ok(statuses.length > 0 && statuses.every((status) => status === 304), statuses.join());
  await openRoom(setting, { name: 'Just now', game: 'mists', level: 1, seats: 2 }, 0);
  await page.clock.fastForward(30_000);
  await page.getByRole('link', { name: /Just now/ }).waitFor();
  assert.deepEqual(watch.complaints, []);
});

test('while friends are awaited the link is louder than a start alone', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const { room } = await openRoom(setting, { game: 'mists', level: 1, seats: 3 }, 0);
  const page = await openPage(setting, watch, 'Ana', kWide);
  await page.goto(setting.address(`r/${room}`));
  const copy = page.getByRole('button', { name: 'Copy link' });
  await page.getByRole('button', { name: 'Take a seat' }).waitFor();
  assert.equal(await page.getByLabel('Your name').getAttribute('placeholder'), null, 'an example would look like a name');
  assert.equal((await loudness(copy))[0], 0, 'first of all one takes a seat');
  await takeSeat(page, 'Ana');
  const alone = page.getByRole('button', { name: 'Start alone' });
  const [link, start] = [await loudness(copy), await loudness(alone)];
  assert.ok(link[0] > start[0] && link[1] >= start[1], JSON.stringify({ link, start }));
  await picture(page, 'awaiting-wide');
  await post(setting, `rooms/${room}/seats`, { name: 'Ben' });
  const begin = page.getByRole('button', { name: 'Start the game' });
  await begin.waitFor();
  assert.equal((await loudness(begin))[0], 1, 'once somebody has come, one may begin');
  assert.equal((await loudness(copy))[0], 0);
  assert.deepEqual(watch.complaints, []);
});

/** As the owner in the lobby, and until the server has it. */
async function playOverDays(page) {
  const changed = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  await page.getByLabel('Over days').check();
  await changed;
}

/** The height of the first page, its words, and what is loud on it. */
const measured = async (page) => ({
  height: await page.evaluate(() => document.documentElement.scrollHeight),
  words: (await atSight(page)).words.length,
  loud: await page.locator('.button.primary:visible').count(),
});

for (const locale of ['en-GB', 'de-DE', 'ro-RO']) {
  test(`the first page of a phone is one screen of few words with one loud button, in ${locale}`, { timeout: 60_000 }, async () => {
    const watch = new Watch(setting.url);
    const page = await openPage(setting, watch, 'new', { ...kPhone, locale });
    await page.goto(setting.url);
    await page.locator('.banner .board-tile').first().waitFor({ state: 'attached' });
    const { height, words, loud } = await measured(page);
    assert.ok(height <= 900, `${height} pixels`);
    assert.ok(words > 20 && words <= 60, `${words} words`);
    assert.equal(loud, 1);
    const described = await page.locator('meta[name=description]').getAttribute('content');
    assert.equal(described, await page.locator('.hero .welcome p').innerText(), 'what a link says is what the page says');
    assert.deepEqual(watch.complaints, []);
  });
}

test('one press and a name lead to a private table with its link copied, and the next time one press', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'Ana', { ...kPhone, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(setting.url);
  await page.getByRole('radio', { name: 'Level 2' }).check();
  await openTable(page, 'Ana');
  await page.getByRole('status').getByText('Copied').waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), page.url());
  const { room } = await get(setting, `rooms/${roomOf(page)}`);
  assert.deepEqual([room.name, room.visibility, room.level, room.seats.length], ['Table of Ana', 'private', 2, 5]);
  assert.deepEqual(await page.locator('.seat .who').allInnerTexts(), ['Ana (you)', 'Room for 4 more'], 'seats appear as people come');
  await page.waitForFunction(() => /Table of Ana.* · Mistward/.test(document.title));
  assert.equal(await page.locator('.chat-card').count(), 0, 'there is nobody to talk to');
  await picture(page, 'table-for-friends-phone');
  await post(setting, `rooms/${room.id}/seats`, { name: 'Ben' });
  await page.getByText('Room for 3 more').waitFor();
  await playOverDays(page);
  assert.deepEqual((await get(setting, `rooms/${room.id}`)).room.options.timer, { per: 'turn', seconds: 86_400 });
  await page.goto(setting.url);
  await press(page, /^Play with friends/);
  await page.locator('.seat').getByText('Ana (you)').waitFor();
  assert.notEqual(roomOf(page), room.id);
  assert.deepEqual(watch.complaints, []);
});

test('a table of rivals is private as well, named after its host, and stays so when it is played over days', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'Ana', kWide);
  await page.goto(setting.url);
  await page.getByRole('radio', { name: 'Ghosts, Castles and Cemeteries' }).check();
  await openTable(page, 'Ana');
  assert.deepEqual(await page.locator('.seat .who').allInnerTexts(), ['Ana (you)', 'Room for 5 more']);
  await playOverDays(page);
  const { room } = await get(setting, `rooms/${roomOf(page)}`);
  assert.deepEqual([room.name, room.game, room.visibility, room.options.timer], ['Table of Ana', 'ghosts', 'private', { per: 'turn', seconds: 86_400 }]);
  assert.deepEqual(watch.complaints, []);
});

test('whoever opens a room for one starts alone without being held up', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const { room } = await openRoom(setting, { game: 'mists', level: 1, seats: 1 }, 0);
  const page = await openPage(setting, watch, 'Ana', kWide);
  await page.goto(setting.address(`r/${room}`));
  await takeSeat(page, 'Ana');
  assert.equal((await loudness(page.getByRole('button', { name: 'Start alone' })))[0], 1);
  assert.deepEqual(watch.complaints, []);
});
