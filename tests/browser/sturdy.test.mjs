import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { goToServer, openPage, pressInMenu } from './pages.mjs';
import { Player } from './player.mjs';
import { command, holdSeat, kNames, logOf, positionOf, startRoom } from './rooms.mjs';
import { Setting } from './setting.mjs';

const kMists = { game: 'mists', level: 1, seats: 2 };
const kHour = 3_600_000;

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

/** A page of a browser profile of its own, at the table with a seat. `prepare` comes before the table. */
async function sitAt(watch, { room, tokens }, seat, prepare = async () => {}) {
  const page = await openPage(setting, watch, kNames[seat]);
  await goToServer(setting, page);
  await holdSeat(page, room, tokens[seat], kNames[seat]);
  await prepare(page);
  await page.goto(setting.address(`r/${room}`));
  await page.locator('.table[data-asked="place_tile"] .board-tile').first().waitFor();
  return page;
}

/** Waits until the page shows what the server has, and gives that. */
async function agrees(page, room) {
  const { seq, state } = await positionOf(setting, room);
  await page.locator(`.table[data-seq="${seq}"]`).waitFor();
  assert.equal(await page.locator('.ground .board-tile').count(), state.tiles.length);
  return seq;
}

/** Makes the first legal decision of whoever is asked, `times` times. */
async function decideElsewhere({ room, tokens }, times) {
  for (let i = 0; i < times; i += 1) {
    const { seq, next, legal } = await positionOf(setting, room);
    await command(setting, room, tokens[next.player], { type: 'decide', expect_seq: seq, decision: legal[0].id });
  }
}

async function crashed(watch, during) {
  watch.serverDown = true;
  await setting.crash();
  await during();
  await setting.restart();
}

test('a decision under way when the server dies is made once, and the page shows so', { timeout: 120_000 }, async () => {
  const watch = new Watch(setting.url);
  const game = await startRoom(setting, { ...kMists, seats: 1 });
  const page = await sitAt(watch, game, 0);
  const player = new Player(page, 'Ana', true);
  // The server dies before the decision comes, and at some moment while it is stored and answered.
  for (const waitForAnswer of [false, true]) {
    for (let asked = ''; asked !== 'place_tile'; ) {
      ({ asked } = await player.reaches(await agrees(page, game.room)));
      if (asked !== 'place_tile') await decideElsewhere(game, 1);
    }
    const { seq } = await player.moment();
    await player.previewTile();
    watch.serverDown = true;
    await player.lay();
    if (waitForAnswer) await page.waitForFunction((was) => Number(document.querySelector('.table').dataset.seq) > was, seq);
    await crashed(watch, async () => {});
    await page.locator(`.table:not([data-seq="${seq}"])`).waitFor();
    await page.locator('.line-note').waitFor({ state: 'detached' });
    await agrees(page, game.room);
    const made = (await logOf(setting, game.room)).filter((entry) => entry.seq > seq && entry.decision.type === 'place_tile');
    assert.equal(made.length, 1);
    assert.equal(made[0].seq, seq + 1);
  }
  watch.serverDown = false;
  assert.deepEqual(watch.complaints, []);
  await page.context().close();
});

test('a page whose server was away for an hour comes back when it can', { timeout: 90_000 }, async () => {
  const watch = new Watch(setting.url);
  const game = await startRoom(setting, kMists);
  const page = await sitAt(watch, game, 0, (opening) => opening.clock.install());
  await crashed(watch, async () => {
    await page.getByText('Connection lost').waitFor();
    await page.clock.fastForward(kHour);
    await page.getByText('Connection lost').waitFor();
  });
  await decideElsewhere(game, 3);
  await page.clock.fastForward(kHour);
  await page.locator('.line-note').waitFor({ state: 'detached' });
  await agrees(page, game.room);
  watch.serverDown = false;
  assert.deepEqual(watch.complaints, []);
  await page.context().close();
});

test('the page tries at once when the network is back', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const game = await startRoom(setting, kMists);
  const page = await sitAt(watch, game, 0, (opening) => opening.clock.install());
  await crashed(watch, async () => {
    await page.getByText('Connection lost').waitFor();
    // From now on no time passes for the page: only the network's return can wake it.
    await page.clock.pauseAt(new Date(Date.now() + 1000));
  });
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await page.locator('.line-note').waitFor({ state: 'detached' });
  await agrees(page, game.room);
  await page.context().close();
});

test('a tab that slept shows what it missed, also if its line died meanwhile', { timeout: 90_000 }, async () => {
  const watch = new Watch(setting.url);
  const game = await startRoom(setting, kMists);
  const page = await sitAt(watch, game, 1, (opening) => opening.clock.install());
  const line = await page.context().newCDPSession(page);
  for (const dies of [false, true]) {
    await line.send('Page.setWebLifecycleState', { state: 'frozen' });
    await decideElsewhere(game, 3);
    if (dies) await crashed(watch, async () => {});
    await decideElsewhere(game, 1);
    await line.send('Page.setWebLifecycleState', { state: 'active' });
    await page.clock.fastForward(kHour);
    await agrees(page, game.room);
    await page.locator('.line-note').waitFor({ state: 'detached' });
  }
  await page.getByRole('heading', { name: 'Friday mist' }).waitFor();
  watch.serverDown = false;
  assert.deepEqual(watch.complaints, []);
  await page.context().close();
});

test('two tabs of one seat are both live, and what one has in mind ends only with its question', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const game = await startRoom(setting, kMists);
  const [one, two] = [await sitAt(watch, game, 0), await sitAt(watch, game, 0)];
  const [first, second] = [new Player(one, 'Ana', true), new Player(two, 'Ana', true)];
  await first.previewTile();
  await command(setting, game.room, game.tokens[1], { type: 'say', text: 'Hello.' });
  await one.locator('.chat-news').waitFor();
  assert.equal(await one.locator('.preview').count(), 1, 'what is said does not touch the draft');
  await second.placeTile();
  await second.reaches(2);
  await agrees(one, game.room);
  assert.equal(await one.locator('.preview').count(), 0, 'the tile lies now');
  await one.bringToFront();
  for (const page of [one, two]) await agrees(page, game.room);
  assert.deepEqual(watch.complaints, []);
  for (const page of [one, two]) await page.context().close();
});

test('the way back and a reload lead to the table as it is', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const game = await startRoom(setting, kMists);
  const page = await sitAt(watch, game, 0);
  const player = new Player(page, 'Ana', true);
  await page.locator('.brand').click();
  await page.getByRole('heading', { name: 'Carry on' }).waitFor();
  await page.goBack();
  await agrees(page, game.room);
  await player.previewTile();
  await page.reload();
  await agrees(page, game.room);
  await page.locator('.action.mine .ask').waitFor();
  assert.equal(await page.locator('.preview').count(), 0);
  await player.placeTile();
  await player.reaches(2);
  await agrees(page, game.room);
  assert.deepEqual(watch.complaints, []);
  await page.context().close();
});

test('a decision that comes too late is refused in words, and the page catches up', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const game = await startRoom(setting, { ...kMists, seats: 1 });
  let holding = false;
  const held = [];
  const page = await sitAt(watch, game, 0, (opening) =>
    opening.routeWebSocket(/\/ws$/, (line) => {
      const server = line.connectToServer();
      server.onMessage((message) => {
        const late = holding && JSON.parse(message).type === 'update';
        if (late) held.push(() => line.send(message));
        else line.send(message);
      });
    }),
  );
  const player = new Player(page, 'Ana', true);
  await player.previewTile();
  holding = true;
  await decideElsewhere(game, 1);
  await player.lay();
  await page.getByText('The game has moved on. Look again.').waitFor();
  for (const release of held) release();
  holding = false;
  await agrees(page, game.room);
  assert.deepEqual(watch.complaints, []);
  await page.context().close();
});

test('a part of the page that the server no longer has is told as that, and comes with a new page', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'Ana');
  await page.goto(setting.url);
  await page.getByRole('heading', { name: 'Mistward', exact: true }).waitFor();
  const parts = /\/assets\/.*\.js$/;
  await page.route(parts, (route) => route.fulfill({ status: 404 }));
  await pressInMenu(page, 'Help and rules');
  await page.getByText('The server no longer has this part of the page').waitFor();
  await page.unroute(parts);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByText('The server no longer has this part of the page').waitFor({ state: 'detached' });
  await page.context().close();
});
