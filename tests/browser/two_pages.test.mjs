import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { launch, Watch } from './browser.mjs';
import { Player } from './player.mjs';
import { Server } from './server.mjs';

const kRepository = fileURLToPath(new URL('../..', import.meta.url));
const kBinary = process.env.MISTWARD_BINARY ?? join(kRepository, 'build/release/bin/mistward');
const kScreenshots = join(kRepository, 'build/screenshots');
const kWide = { width: 1440, height: 900 };
const kPhone = { width: 390, height: 844 };
const kStepMs = 10_000;
/** The server is killed when so many tiles lie on the board. */
const kTilesBeforeCrash = 9;

let directory;
let server;
let browser;

before(async () => {
  directory = mkdtempSync(join(tmpdir(), 'mistward-browser-'));
  mkdirSync(kScreenshots, { recursive: true });
  server = await Server.start(kBinary, join(directory, 'games.db'));
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** Two windows of one browser profile: they share what lasts, but not their seats. */
async function openPages(watch) {
  const context = await browser.newContext({ hasTouch: true, reducedMotion: 'reduce' });
  context.setDefaultTimeout(kStepMs);
  const wide = await context.newPage();
  const phone = await context.newPage();
  await wide.setViewportSize(kWide);
  await phone.setViewportSize(kPhone);
  await watch.follow(wide, 'Ana');
  await watch.follow(phone, 'Ben');
  return { wide, phone };
}

async function picture(page, name) {
  for (const colorScheme of ['dark', 'light']) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.screenshot({ path: join(kScreenshots, `${name}-${colorScheme}.png`) });
  }
}

async function sitDown(page, name) {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await page.getByText(`You sit here as ${name}.`).waitFor();
}

/** Makes one decision of the kind that is asked; now and then points are given up for ghosts. */
async function decide(player, asked, turn) {
  if (asked === 'place_tile') return player.placeTile();
  if (asked === 'place_meeple') return turn % 5 === 4 ? player.passMeeple() : player.placeMeeple();
  assert.equal(asked, 'score');
  const ghosts = await player.page.locator('.haunt').count();
  const supply = Number(await player.page.locator('.ghosts-left .figure b').textContent());
  return ghosts > 0 && supply < 5 ? player.removeGhosts() : player.takePoints();
}

/** Kills the server under a decision on its way, starts it again, and sees the decision made. */
async function crashUnder(player, watch) {
  await player.previewTile();
  const { seq } = await player.moment();
  watch.serverDown = true;
  await server.crash();
  await Promise.all(player.table.map((page) => page.getByText('Connection lost').waitFor()));
  await player.confirm('Place here');
  await player.page.getByText('Sending').waitFor();
  await picture(player.page, 'connection-lost');
  server = await Server.start(kBinary, join(directory, 'games.db'), server.port);
  await Promise.all(player.table.map((page) => page.locator('.line-note').waitFor({ state: 'detached', timeout: 30_000 })));
  watch.serverDown = false;
  return seq + 1;
}

test('two pages play level 1 to its end, over a crash of the server', { timeout: 170_000 }, async () => {
  const watch = new Watch(server.url);
  const { wide, phone } = await openPages(watch);

  await wide.goto(server.url);
  await wide.locator('.banner > svg').waitFor();
  await wide.getByText('not affiliated with the publisher').waitFor();
  await picture(wide, 'start-wide');
  await phone.goto(server.url);
  await phone.locator('.banner > svg').waitFor();
  await picture(phone, 'start-phone');

  await wide.getByLabel('Name of the room').fill('Browser test');
  await wide.getByLabel('2', { exact: true }).check();
  await wide.getByRole('button', { name: 'Open the room' }).click();
  const link = await wide.getByLabel('Link to this room').inputValue();
  await sitDown(wide, 'Ana');

  await phone.goto(link);
  await phone.getByText('Continue as Ana').waitFor();
  await sitDown(phone, 'Ben');
  await wide.locator('.seat', { hasText: 'Ben' }).getByText('here').waitFor();
  await picture(wide, 'lobby-wide');
  await picture(phone, 'lobby-phone');
  await wide.getByRole('button', { name: 'Start the game' }).click();

  const players = [new Player(wide, 'Ana', true), new Player(phone, 'Ben', false)];
  for (const player of players) player.table = [wide, phone];
  let next = 1;
  let crashed = false;
  const pictured = new Set();
  for (;;) {
    const [{ seq, asked, player: index }] = await Promise.all(players.map((player) => player.reaches(next)));
    if (asked === 'none') break;
    const player = players[index];
    // A window behind another draws only once a second.
    await player.page.bringToFront();
    const tiles = await player.tiles();
    if (!crashed && asked === 'place_tile' && tiles >= kTilesBeforeCrash) {
      next = await crashUnder(player, watch);
      crashed = true;
      await phone.reload();
      continue;
    }
    const moment = `${asked}-${player === players[0] ? 'wide' : 'phone'}`;
    if (crashed && tiles > 11 && !pictured.has(moment)) {
      pictured.add(moment);
      await picture(player.page, moment);
    }
    await decide(player, asked, seq);
    next = seq + 1;
  }

  assert.ok(crashed, 'the game was long enough for the crash');
  await Promise.all([wide, phone].map((page) => page.getByRole('dialog').waitFor()));
  await picture(wide, 'end-wide');
  await picture(phone, 'end-phone');
  await wide.getByText('Fair draws').click();
  await wide.getByText('the seed fits the commitment').waitFor();
  await wide.getByRole('button', { name: 'Look at the board' }).click();
  await picture(wide, 'board-wide');

  const id = new URL(link).pathname.split('/').pop();
  const { state } = await (await fetch(`${server.url}api/v1/rooms/${id}/state`)).json();
  assert.ok(['won', 'lost'].includes(state.outcome));
  for (const player of players) {
    assert.equal(await player.points(), state.tracks[0].points, `${player.name} sees the points`);
    assert.equal(await player.tiles(), state.tiles.length, `${player.name} sees every tile`);
  }
  assert.deepEqual(watch.complaints, []);
});
