import assert from 'node:assert/strict';
import { copyFileSync, readFileSync, statSync } from 'node:fs';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { kPhone, openPage, press } from './pages.mjs';
import { get, playedByCompanions, playOut, startRoom } from './rooms.mjs';
import { picture, Setting } from './setting.mjs';

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

/** What a browser decodes of a film: its size, how long it takes, and how many colours its first and last pictures have. */
function decoded(page, path) {
  return page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const decoder = new ImageDecoder({ data, type: 'image/gif' });
    await Promise.all([decoder.tracks.ready, decoder.completed]);
    const { frameCount, repetitionCount } = decoder.tracks.selectedTrack;
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d', { willReadFrequently: true });
    const seen = [];
    let microseconds = 0;
    for (let frameIndex = 0; frameIndex < frameCount; frameIndex += 1) {
      const { image } = await decoder.decode({ frameIndex });
      microseconds += image.duration;
      if (frameIndex === 0 || frameIndex === frameCount - 1) {
        [canvas.width, canvas.height] = [image.displayWidth, image.displayHeight];
        context.drawImage(image, 0, 0);
        // The board without the band.
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height - 72);
        const points = [];
        for (let i = 0; i < data.length; i += 4) points.push((data[i] << 16) | (data[i + 1] << 8) | data[i + 2]);
        const table = points[0];
        seen.push({ colours: new Set(points).size, covered: points.filter((point) => point !== table).length / points.length, clear: data[3] });
      }
      image.close();
    }
    return { width: canvas.width, height: canvas.height, frameCount, repetitionCount, seconds: microseconds / 1e6, first: seen[0], last: seen.at(-1) };
  }, readFileSync(path).toString('base64'));
}

/** Counts what keeps a page from answering, from now on. */
function watchTasks(page) {
  return page.evaluate(() => {
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
    }).observe({ type: 'longtask' });
  });
}

async function makeFilm(page) {
  await press(page, 'Make a film');
  const save = page.getByRole('button', { name: /^Save the film \(\d+\.\d MB\)$/ });
  await save.waitFor({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  assert.match(download.suggestedFilename(), /^[a-z0-9]+\.1\.gif$/);
  return download.path();
}

test('a film of a long game shows its board grow, and does not keep the page waiting', { timeout: 180_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'Film');
  const game = await startRoom(setting, { game: 'base', seats: 2 });
  await playOut(setting, game);
  const { state } = await get(setting, `rooms/${game.room}/state`);
  assert.ok(state.tiles.length > 60, `${state.tiles.length} tiles`);
  await page.goto(setting.address(`r/${game.room}`));
  await page.getByRole('tab', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Make a film' }).waitFor();
  // What the page itself has to draw is over.
  await page.waitForFunction(() => !document.querySelector('[data-drawing]'));
  await watchTasks(page);
  const began = performance.now();
  const path = await makeFilm(page);
  const took = performance.now() - began;
  const longest = await page.evaluate(() => window.longest);
  if (process.env.MISTWARD_PICTURES) copyFileSync(path, '../../build/screenshots/film-base.gif');
  const film = await decoded(page, path);
  const { size } = statSync(path);
  console.log(`# film: ${JSON.stringify(film)}, ${size} bytes, made in ${took.toFixed(0)} ms, longest task ${longest.toFixed(0)} ms`);
  assert.ok(size < 5_000_000, `${size} bytes`);
  assert.ok(film.width <= 720 && film.height <= 720, 'it can be sent on');
  assert.ok(film.frameCount > 10 && film.frameCount <= 102, `${film.frameCount} pictures`);
  assert.ok(film.seconds > 8 && film.seconds < 12, `${film.seconds} seconds`);
  assert.ok(film.repetitionCount > 1, 'it begins anew');
  assert.ok(film.first.colours > 30 && film.last.colours > 60, 'the board is drawn');
  assert.ok(film.last.covered > 3 * film.first.covered, `it grows from ${film.first.covered} to ${film.last.covered}`);
  assert.equal(film.last.clear, 255, 'nothing shines through');
  // How long a task takes depends on who else is at work here; that the work is cut into many does not.
  assert.ok(longest < took / 8, `of ${took} ms a task took ${longest} ms`);
  assert.deepEqual(watch.complaints, []);
});

test('a film of a replay can be cancelled, and begun anew', { timeout: 120_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'Cancel', kPhone);
  const { game } = await playedByCompanions(setting, { game: 'mists', level: 5, seats: 2 });
  await page.goto(setting.address(`g/${game}?seq=9`));
  await page.getByRole('tab', { name: 'Share' }).click();
  await press(page, 'Make a film');
  const progress = page.getByRole('progressbar', { name: 'The film is being made' });
  await progress.waitFor();
  await press(page, 'Cancel');
  await progress.waitFor({ state: 'detached' });
  await page.getByLabel('With the names of the players').check();
  await press(page, 'Make a film');
  const save = page.getByRole('button', { name: /^Save the film/ });
  await save.waitFor({ timeout: 60_000 });
  await picture(page, 'film-phone');
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  if (process.env.MISTWARD_PICTURES) copyFileSync(await download.path(), '../../build/screenshots/film-mists.gif');
  const film = await decoded(page, await download.path());
  assert.ok(film.frameCount > 10 && film.last.colours > 60, JSON.stringify(film));
  assert.equal(page.workers().length, 0, 'no worker is left');
  // Whoever wants to know nothing of the end is offered no film of it.
  await page.getByRole('tab', { name: 'Story' }).click();
  await page.getByLabel('Show what comes next').uncheck();
  await page.getByRole('tab', { name: 'Share' }).click();
  await page.getByText('Save a picture').waitFor();
  assert.equal(await page.getByText('Make a film').count(), 0);
  assert.deepEqual(watch.complaints, []);
});
