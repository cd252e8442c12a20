import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { kPhone, kWide, openMore, openPage, openTable, roomOf, sitAt, startGame, takeSeat, tokenOf } from './pages.mjs';
import { get, logOf, playOut, positionOf, startRoom } from './rooms.mjs';
import { rush } from './rush.mjs';
import { picture, Setting } from './setting.mjs';

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

/** A page of its own browser profile, on the start page. */
async function open(watch, name, screen) {
  const page = await openPage(setting, watch, name, screen);
  await page.goto(setting.url);
  return page;
}

/** The numbers of a list of bars, by their labels. */
function barsOf(page, name) {
  return page
    .locator(`.bars[data-bars=${name}] li`)
    .evaluateAll((bars) => bars.map((bar) => [bar.querySelector('.bar-label').textContent, Number(bar.querySelector('b').textContent)]));
}

const total = (bars) => bars.reduce((sum, [, n]) => sum + n, 0);
const sum = (numbers) => numbers.reduce((all, n) => all + n, 0);

/** Chooses that solo games are in the public lists. */
const kListed = 'Show my solo games publicly';

const visibilityOf = async (room) => (await get(setting, `rooms/${room}`)).room.visibility;

/** Holds what the end screen tells against the server's log. */
async function checkReview(page, room) {
  const log = await logOf(setting, room);
  const { state } = await positionOf(setting, room);
  const events = log.flatMap((update) => update.events);
  await page.getByRole('tab', { name: 'Graph' }).click();
  await page.locator('.review-chart').waitFor();
  assert.equal(total(await barsOf(page, 'sources')), sum(state.tracks.map(({ points }) => points)));
  const removed = events.filter(({ type }) => type === 'ghosts_removed');
  const returned = events.filter(({ type }) => type === 'meeple_returned');
  assert.equal(total(await barsOf(page, 'ghosts')), sum([...removed.map(({ count }) => count), ...returned.map(({ ghosts }) => ghosts)]));
  const paid = ({ type, scoring }) => type === 'feature_scored' && scoring.points > 0;
  const scored = log.filter((update) => update.events.some(paid));
  const linked = await page.locator('.review-chart a').evaluateAll((dots) => dots.map((dot) => Number(new URL(dot.href.baseVal, location).searchParams.get('seq'))));
  for (const { seq } of scored) assert.ok(linked.includes(seq), `a dot leads to ${seq}`);
  return { state, scored };
}

test('a level is chosen, played alone to its end, and remembered', { timeout: 120_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await open(watch, 'Kim', kPhone);
  await picture(page, 'campaign-phone');
  await page.getByRole('radio', { name: 'Level 2' }).check();
  await openMore(page);
  await page.locator('.waypoint-facts').getByText('Not played here yet.').waitFor();
  await page.getByLabel(kListed).check();
  await page.getByRole('button', { name: /^Play alone/ }).click();
  await page.locator('.table').waitFor();
  const room = roomOf(page);
  assert.equal(await visibilityOf(room), 'listed');
  await rush(page, { room, tokens: [await tokenOf(page)], kinds: [] });
  const end = page.locator('.after');
  await end.waitFor();
  const { state, scored } = await checkReview(page, room);
  assert.equal(state.level, 2);
  await picture(page, 'campaign-end-phone');
  assert.equal(await page.locator('.verdict').getAttribute('title'), state.reason);

  // Whoever comes later is told the same.
  const guest = await open(watch, 'Guest', kWide);
  await guest.goto(page.url());
  await checkReview(guest, room);
  await guest.setViewportSize({ width: 1280, height: 2000 });
  await picture(guest, 'campaign-end-wide');
  if (scored.length > 0) {
    // Where two dots meet, the last lies on top.
    const dot = guest.locator('.review-chart a:has(.dot-reach)').last();
    const [, seq] = /\?seq=(\d+)$/.exec(await dot.getAttribute('href'));
    await dot.locator('.dot-reach').click();
    await guest.locator(`.table[data-seq="${seq}"]`).waitFor();
  }
  await guest.goto(setting.url);
  await openMore(guest);
  await guest.locator(`.rooms a[href="/r/${room}"]`).getByText('over').waitFor();

  // The next level after a win, the same one after a loss.
  const won = state.outcome === 'won';
  await end.getByRole('button', { name: won ? 'Next level' : 'Try again' }).click();
  await end.waitFor({ state: 'detached' });
  assert.equal((await get(setting, `rooms/${room}`)).room.level, won ? 3 : 2);

  await page.goto(setting.url);
  await page.getByRole('radio', { name: 'Level 2' }).check();
  await openMore(page);
  const best = page.locator('.best-here li');
  assert.match(await best.textContent(), new RegExp(`1 player.*${state.tracks[0].points} point.*${won ? 1 : 0} of 1 game won`));
  const statistics = (await get(setting, 'statistics')).statistics.filter(({ level }) => level === 2);
  assert.equal(sum(statistics.map(({ games }) => games)), 1);
  await page.locator('.on-server').getByText('1 game played').waitFor();
  const marked = page.locator('.waypoint', { has: page.locator('.laurel') });
  assert.equal(await marked.count(), won ? 1 : 0);
  // What was chosen is remembered, until something else is.
  await page.getByLabel(kListed).uncheck();
  await page.getByRole('button', { name: /^Play alone.*Level 2/ }).click();
  await page.locator('.table').waitFor();
  assert.equal((await get(setting, `rooms/${roomOf(page)}`)).room.level, 2);
  assert.equal(await visibilityOf(roomOf(page)), 'private', 'whoever plays alone is in no list');
  assert.deepEqual(watch.complaints, []);
});

test('what is learned and the curve of a replay lead to its moments', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await open(watch, 'Kim', kWide);
  const { games } = await get(setting, 'games?limit=1');
  await page.goto(setting.address(`g/${games[0].game_id}`));
  await page.getByRole('tab', { name: 'Learn' }).click();
  const taught = page.locator('.takeaways a').first();
  const [, at] = /\?seq=(\d+)$/.exec(await taught.getAttribute('href'));
  const turn = Number(/\d+/.exec(await taught.innerText())[0]);
  await taught.click();
  await page.locator(`.table[data-seq="${at}"]`).waitFor();
  const { state } = await get(setting, `games/${games[0].game_id}/state?seq=${at - 1}`);
  assert.equal(state.turn, turn, 'the link leads into the turn that the sentence names');
  await picture(page, 'replay-takeaways-wide');
  await page.getByRole('tab', { name: 'Graph' }).click();
  await page.locator('.review-chart').waitFor();
  await page.waitForFunction(() => document.querySelector('.board-tools') === null);
  const { x, y, width, height } = await page.locator('.review-chart').boundingBox();
  await page.mouse.move(x + width / 2, y + height - 3);
  await page.mouse.down();
  await page.mouse.move(x + 2, y + height - 3, { steps: 5 });
  await page.mouse.up();
  const now = Number(await page.locator('.table').getAttribute('data-seq'));
  assert.ok((await get(setting, `games/${games[0].game_id}/state?seq=${now}`)).state.turn <= 2, 'drawn to its beginning');
  await page.getByRole('tab', { name: 'Story' }).click();
  await page.getByLabel('Show what comes next').uncheck();
  for (const name of ['Graph', 'Learn']) assert.equal(await page.getByRole('tab', { name }).count(), 0, 'neither tells what comes');
  assert.deepEqual(watch.complaints, []);
});

test('the base game is chosen, played by two to its end, and reviewed by player', { timeout: 120_000 }, async () => {
  const watch = new Watch(setting.url);
  const ana = await open(watch, 'Ana', kWide);
  await ana.getByRole('radio', { name: 'Base game' }).check();
  await openTable(ana, 'Ana');
  await ana.getByText('Room for 5 more').waitFor();
  const ben = await open(watch, 'Ben', kPhone);
  await ben.goto(ana.url());
  await takeSeat(ben, 'Ben');
  await startGame(ana, ben);
  const room = roomOf(ana);
  const tokens = [await tokenOf(ana), await tokenOf(ben)];
  await rush(ana, { room, tokens, kinds: [] });
  const { state } = await checkReview(ana, room);
  assert.equal(state.game, 'base');
  for (const { points } of state.tracks) await ana.locator('.own-points', { hasText: String(points) }).first().waitFor();
  await ana.setViewportSize({ width: 1280, height: 1800 });
  await picture(ana, 'campaign-base-end-wide');
  await picture(ben, 'campaign-base-end-phone');
  assert.deepEqual(watch.complaints, []);
});

test('a game of rivals is played against a companion with one press', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await open(watch, 'Kim', kWide);
  await page.getByRole('radio', { name: 'Ghosts, Castles and Cemeteries' }).check();
  await page.getByRole('button', { name: /^Play a companion now/ }).click();
  await page.locator('.table').waitFor();
  const { room } = await get(setting, `rooms/${roomOf(page)}`);
  assert.deepEqual(room.seats.map(({ kind }) => kind), ['human', 'companion']);
  assert.deepEqual([room.status, room.visibility], ['playing', 'private']);
  assert.deepEqual(watch.complaints, []);
});

test('a story that a game tells for the first time is shown at its end, and kept in the campaign', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await open(watch, 'Kim', kPhone);
  const game = await startRoom(setting, { game: 'mists', level: 1, seats: 1 });
  await playOut(setting, game);
  // Which stories chance tells is not known, so one is put into the log that the page reads.
  const closed = { type: 'bank_completed', feature: 'mist0@0,0', tiles: 4 };
  let told;
  await page.route(new RegExp(`/(rooms/${game.room}|games/${game.room}\\.1)/log`), async (route) => {
    const answer = await route.fetch();
    const entries = (await answer.text()).split('\n').filter((line) => line !== '').map((line) => JSON.parse(line));
    const entry = entries.find(({ events }) => events.some(({ type }) => type === 'tile_placed'));
    entry.events.push(closed, closed);
    told = entry.seq;
    await route.fulfill({ response: answer, body: entries.map((each) => `${JSON.stringify(each)}\n`).join('') });
  });
  await sitAt(setting, page, game);
  const story = page.locator('.new-stories li', { hasText: 'One tile closed 2 mist banks.' });
  await story.waitFor();
  await picture(page, 'story-end-phone');
  await page.goto(setting.url);
  await openMore(page);
  await page.getByText(/^Stories of your games \(\d+\)$/).click();
  const kept = page.locator('.stories li', { hasText: 'One tile closed 2 mist banks.' });
  await kept.getByText('Mists, Level 1').waitFor();
  await kept.scrollIntoViewIfNeeded();
  await picture(page, 'stories-phone');
  await page.setViewportSize({ width: 1280, height: 900 });
  await kept.scrollIntoViewIfNeeded();
  await picture(page, 'stories-wide');
  await kept.getByRole('link').click();
  await page.locator(`.table[data-seq="${told}"]`).waitFor();
  assert.deepEqual(watch.complaints, []);
});
