import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { kPhone, kWide, openMenu, openPage, press, pressInMenu, pressTool, sitAt, speak, startGame, takeSeat } from './pages.mjs';
import { call, command, openRoom, playedByCompanions, positionOf, post, startRoom } from './rooms.mjs';
import { Player } from './player.mjs';
import { picture, Setting } from './setting.mjs';

const kAdminToken = 'feel-0123456789abcdef0123456789abcdef';

let setting;

before(async () => {
  process.env.MISTWARD_ADMIN_TOKEN = kAdminToken;
  setting = await Setting.open();
});

after(() => setting?.close());

function admin(method, path, body) {
  return call(setting, `admin/${path}`, { method, body, token: kAdminToken });
}

/** A new room with nobody in it. */
async function newRoom(more = {}) {
  return (await openRoom(setting, { game: 'mists', level: 1, seats: 2, ...more }, 0)).room;
}

const open = (watch, name, screen) => openPage(setting, watch, name, screen);

async function sit(page, name, room) {
  await page.goto(setting.address(`r/${room}`));
  await takeSeat(page, name);
}

test('an announcement is shown, put away, and taken back', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const room = await newRoom();
  const ana = await open(watch, 'Ana', kWide);
  await sit(ana, 'Ana', room);
  const note = ana.locator('.announcement');
  await admin('PUT', 'announcement', { text: 'The server restarts at 20:00.', seconds: 600 });
  await note.getByText('The server restarts at 20:00.').waitFor();
  await note.getByText('Until').waitFor();
  await picture(ana, 'announcement-wide');
  await press(ana, 'Hide this');
  await note.waitFor({ state: 'detached' });
  await ana.reload();
  await ana.locator('.seat').getByText('Ana (you)').waitFor();
  assert.equal(await note.count(), 0);

  // What is longer than its place on a phone is scrolled, and keys reach it.
  await ana.setViewportSize(kPhone.viewport);
  await admin('PUT', 'announcement', { text: 'The server restarts at nine. '.repeat(16).trim() });
  const text = note.locator('p[tabindex="0"]');
  await text.focus();
  await ana.keyboard.press('End');
  await ana.waitForFunction(() => document.querySelector('.announcement p').scrollTop > 0);
  await admin('PUT', 'announcement', { text: 'Not at 20:00, at 21:00.' });
  await text.waitFor({ state: 'detached' });
  await note.getByText('Not at 20:00, at 21:00.').waitFor();
  await admin('DELETE', 'announcement');
  await note.waitFor({ state: 'detached' });
  assert.deepEqual(watch.complaints, []);
});

test('a server that drains says so, and a closed room leads away', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const room = await newRoom();
  const ana = await open(watch, 'Ana', kPhone);
  await sit(ana, 'Ana', room);
  // Another game keeps the server running.
  await startRoom(setting, { game: 'mists', level: 1, seats: 1 });
  await admin('PUT', 'drain', {});
  await press(ana, 'Start alone');
  const refusal = ana.getByRole('alert');
  await refusal.getByText('The server is about to stop').waitFor();
  await refusal.getByText('You can try again in 1 minute.').waitFor();
  await picture(ana, 'draining-phone');
  await admin('DELETE', 'drain');

  await admin('POST', `rooms/${room}/close`, { reason: 'the evening is over' });
  await ana.getByRole('heading', { name: 'This room is closed' }).waitFor();
  await ana.getByText('the evening is over').waitFor();
  await picture(ana, 'closed-phone');
  await press(ana, 'To the start page');
  await ana.locator('.ways').waitFor();
  // Chromium itself writes about the refusal of the start.
  assert.deepEqual(watch.complaints.filter((line) => !line.includes('status of 503')), []);
});

test('sounds are off until they are turned on, and stay as they were left', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const ana = await open(watch, 'Ana', kPhone);
  const fetched = [];
  await ana.addInitScript(() => {
    window.pulses = [];
    navigator.vibrate = (pulse) => window.pulses.push(pulse);
    window.tones = 0;
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (...when) {
      window.tones += 1;
      return start.apply(this, when);
    };
  });
  ana.on('request', (request) => fetched.push(request.url()));
  await ana.goto(setting.url);
  await openMenu(ana);
  const button = ana.getByRole('button', { name: /^Sounds/ });
  assert.equal(await button.textContent(), 'Sounds: off');
  assert.ok(!fetched.some((url) => url.includes('synth')), 'sounds are fetched before they are wished for');
  const synth = ana.waitForRequest(/synth/);
  await button.click();
  assert.equal(await button.textContent(), 'Sounds: on');
  await synth;
  await ana.waitForFunction(() => window.tones > 0);
  assert.deepEqual(await ana.evaluate(() => window.pulses), [], 'nothing shakes for those who asked for less motion');
  await ana.reload();
  await openMenu(ana);
  await ana.getByRole('button', { name: 'Sounds: on' }).waitFor();

  await ana.emulateMedia({ reducedMotion: 'no-preference' });
  const room = await newRoom();
  await sit(ana, 'Ana', room);
  const { token } = await post(setting, `rooms/${room}/seats`, { name: 'Ben' });
  const before = await ana.evaluate(() => window.tones);
  await command(setting, room, token, { type: 'say', text: 'Hello' });
  await ana.waitForFunction((tones) => window.tones > tones, before);
  assert.equal((await ana.evaluate(() => window.pulses)).length, 1, 'what is heard is felt');

  await ana.goto(setting.url);
  await openMenu(ana);
  await ana.getByRole('button', { name: 'Sounds: on' }).click();
  await ana.getByRole('button', { name: 'Sounds: off' }).waitFor();
  assert.deepEqual(watch.complaints, []);
});

test('sounds are offered once, from the first tile that one lays until the next', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const ana = await open(watch, 'Ana', kPhone);
  const offer = ana.locator('.team-bar').getByRole('button', { name: /^Sounds/ });
  const player = new Player(ana, 'Ana', false);
  await sitAt(setting, ana, await startRoom(setting, { game: 'mists', level: 1, seats: 1 }));
  await ana.locator('.space').first().waitFor();
  assert.equal(await offer.count(), 0);
  let { seq } = await player.moment();
  const bar = async () => (await ana.locator('.team-bar').boundingBox()).height;
  const before = await bar();
  await player.previewTile();
  await player.lay();
  await offer.waitFor();
  assert.equal(await bar(), before, 'it takes nothing of the board');
  await picture(ana, 'sound-offer-phone');
  await offer.click();
  assert.equal(await offer.textContent(), 'Sounds: on');
  for (let asked = 'place_meeple'; asked !== 'place_tile'; ) {
    const moment = await player.reaches(seq + 1);
    ({ seq, asked } = moment);
    if (asked === 'place_tile') await ana.locator('.space').first().waitFor();
    await player.decide(asked, 4);
  }
  await offer.waitFor({ state: 'detached' });
  assert.deepEqual(watch.complaints, []);
});

test('on every phone, in every language, the offer of sounds stands in one row with the tools', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const ana = await open(watch, 'Ana', kPhone);
  const game = await startRoom(setting, { game: 'mists', level: 1, seats: 2 });
  await sitAt(setting, ana, game);
  await ana.locator('.space').first().waitFor();
  const bar = async () => (await ana.locator('.team-bar').boundingBox()).height;
  const before = await bar();
  const staysSo = async (moment) => {
    await ana.locator('.team-bar .sound-offer').waitFor();
    for (const language of ['de', 'ro', 'en']) {
      await speak(ana, language);
      for (const width of [390, 320]) {
        await ana.setViewportSize({ width, height: 640 });
        assert.equal(await bar(), before, `${moment}, ${language}, ${width}`);
      }
    }
  };
  const player = new Player(ana, 'Ana', false);
  await player.moment();
  await player.previewTile();
  await player.lay();
  await staysSo('after the tile');
  const { seq } = await positionOf(setting, game.room);
  await command(setting, game.room, game.tokens[0], { type: 'decide', expect_seq: seq, decision: 'pass' });
  await ana.locator('.table[data-player="1"]').waitFor();
  await ana.locator('.team-bar .tool:not(.chat-button)').waitFor();
  await staysSo("another's turn");
  assert.deepEqual(watch.complaints, []);
});

test('the page can be installed', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const ana = await open(watch, 'Ana', kPhone);
  await ana.goto(setting.url);
  const link = await ana.locator('link[rel=manifest]').getAttribute('href');
  const response = await fetch(new URL(link, setting.url));
  assert.match(response.headers.get('content-type'), /^application\/manifest\+json/);
  const manifest = await response.json();
  assert.deepEqual([manifest.display, manifest.start_url, manifest.scope], ['standalone', '/', '/']);
  const sizes = [];
  for (const { src, sizes: size, type, purpose } of manifest.icons) {
    const icon = await fetch(new URL(src, setting.url));
    assert.equal(icon.headers.get('content-type'), type, src);
    if (type !== 'image/png') continue;
    const bytes = new DataView(await icon.arrayBuffer());
    assert.equal(`${bytes.getUint32(16)}x${bytes.getUint32(20)}`, size, src);
    sizes.push(`${size} ${purpose ?? 'any'}`);
  }
  assert.deepEqual(sizes, ['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']);
  const devtools = await ana.context().newCDPSession(ana);
  const { errors } = await devtools.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  assert.ok((await fetch(new URL('apple-touch-icon.png', setting.url))).ok);

  const frame = () => ana.locator('meta[name=theme-color]').first().getAttribute('content');
  const day = await frame();
  await pressInMenu(ana, 'Day or night');
  assert.notEqual(await frame(), day);
  assert.deepEqual(watch.complaints, []);
});

test('signs are seen by everybody, in the lobby and at the table', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const room = await newRoom();
  const ana = await open(watch, 'Ana', kWide);
  const ben = await open(watch, 'Ben', kPhone);
  await sit(ana, 'Ana', room);
  await sit(ben, 'Ben', room);
  await press(ben, 'Wave');
  await ana.locator('.reaction .sign-wave').waitFor();
  await ana.getByRole('log').getByRole('img', { name: 'waves hello' }).waitFor();
  await picture(ana, 'lobby-chat-wide');
  await startGame(ana, ben);
  await pressTool(ana, 'Chat');
  await ana.locator('.chat').getByRole('button', { name: 'A heart' }).click();
  await ben.locator('.reaction .sign-heart').waitFor();
  await picture(ben, 'reaction-phone');
  await ben.waitForFunction(() => document.querySelector('.reaction') === null);
  assert.deepEqual(watch.complaints, []);
});

test('a seat is handed over by a link that works once', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const room = await newRoom({ seats: 1 });
  const ana = await open(watch, 'Ana', kWide);
  await sit(ana, 'Ana', room);
  await pressInMenu(ana, 'Your seat');
  await press(ana, 'Make a link');
  await picture(ana, 'hand-over-wide');
  const link = await ana.getByLabel('Link to your seat').inputValue();
  assert.match(link, /#seat=/);
  assert.doesNotMatch(link, /mwp_/, 'the seat is handed over, and not the player');
  assert.equal(new URL(link).search, '');

  const ben = await open(watch, 'Ben', kPhone);
  await ben.goto(link);
  await ben.getByRole('dialog', { name: 'Somebody is handing you a seat' }).waitFor();
  assert.equal(new URL(ben.url()).hash, '');
  await picture(ben, 'handed-seat-phone');
  await ben.getByRole('dialog').getByLabel('Your name').fill('Ben');
  await press(ben, 'Take the seat');
  await ben.locator('.seat').getByText('Ben (you)').waitFor();
  await ana.getByText('This seat is no longer yours').waitFor();
  await ana.locator('.seat .who').getByText('Ben').waitFor();

  const kim = await open(watch, 'Kim', kPhone);
  await kim.goto(link);
  await kim.getByRole('dialog').getByLabel('Your name').fill('Kim');
  await press(kim, 'Take the seat');
  await kim.getByText('This key is no longer valid.').waitFor();
  await ben.locator('.seat').getByText('Ben (you)').waitFor();
  assert.deepEqual(watch.complaints, []);
});

test('a table at which nothing happens comes to rest', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'Ana', { ...kWide, reducedMotion: 'no-preference' });
  await sitAt(setting, page, await startRoom(setting, { game: 'mists', level: 1, seats: 1 }));
  await page.locator('.space').first().waitFor();
  // What has no end never finishes.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
  assert.deepEqual(watch.complaints, []);
});

/** Counts what has flown over the page, and the mist that has risen from a bank, since the page was opened. */
function countMoves(page) {
  return page.addInitScript(() => {
    window.moves = { flying: 0, rising: 0 };
    new MutationObserver((changes) => {
      const came = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
      window.moves.flying += came.filter((node) => node.matches('.flying')).length;
      window.moves.rising += document.querySelectorAll('canvas.mist').length > 1 ? 1 : 0;
    }).observe(document, { subtree: true, childList: true });
  });
}

for (const reducedMotion of ['no-preference', 'reduce']) {
  const moves = reducedMotion === 'no-preference';
  test(`${moves ? 'a tile flies from the hand, mist lifts and its ghosts fly up, and all comes to rest' : 'nothing moves for those who asked for it'}`, { timeout: 120_000 }, async () => {
    const watch = new Watch(setting.url);
    const page = await openPage(setting, watch, 'Ana', { ...kWide, reducedMotion });
    await countMoves(page);
    const moved = () => page.evaluate(() => window.moves);
    const rest = () => page.waitForFunction(() => document.getAnimations().length === 0 && !document.querySelector('.flying, canvas.mist ~ canvas.mist'));
    await sitAt(setting, page, await startRoom(setting, { game: 'mists', level: 1, seats: 1 }));
    await page.locator('.space').first().waitFor();
    await rest();
    await new Player(page, 'Ana', true).previewTile();
    await rest();
    assert.equal((await moved()).flying, moves ? 1 : 0);

    let bank;
    let game;
    while (!bank) {
      const played = await playedByCompanions(setting, { game: 'mists', level: 1, seats: 1 });
      ({ game } = played);
      const isClosed = ({ events }) => ['bank_completed', 'ghosts_removed'].every((type) => events.some((event) => event.type === type));
      bank = played.entries.find(isClosed);
    }
    await page.goto(setting.address(`g/${game}?seq=${bank.seq - 1}`));
    await page.locator('.table .board-tile').first().waitFor();
    await page.waitForFunction(() => !document.querySelector('[data-drawing]'));
    await rest();
    await page.keyboard.press('ArrowRight');
    await page.locator(`.table[data-seq="${bank.seq}"]`).waitFor();
    await rest();
    const { flying, rising } = await moved();
    assert.deepEqual([flying > 0, rising > 0], [moves, moves]);
    assert.deepEqual(watch.complaints, []);
  });
}
