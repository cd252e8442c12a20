import assert from 'node:assert/strict';
import { copyFileSync, readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { openPage } from './pages.mjs';
import { playOut, startRoom } from './rooms.mjs';
import { Setting } from './setting.mjs';

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

/** Size of a PNG, and how many colours its points have: one for each of many small squares. */
function look(page, path) {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const colours = new Set();
    for (let i = 0; i < data.length; i += 4 * 37) colours.add(`${data[i]} ${data[i + 1]} ${data[i + 2]} ${data[i + 3]}`);
    return { width: image.width, height: image.height, colours: colours.size };
  }, readFileSync(path).toString('base64'));
}

test('a picture of the board can be kept after the game, and of any moment of a replay', { timeout: 90_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'Picture');
  const game = await startRoom(setting, { game: 'mists', level: 1, seats: 2 });
  await playOut(setting, game);
  await page.goto(setting.address(`g/${game.room}.1?seq=2`));
  await page.locator('.board-tile').first().waitFor();
  await page.getByRole('tab', { name: 'Share' }).click();
  const few = await save(page, 'moment');
  await page.goto(setting.address(`r/${game.room}`));
  await page.getByRole('tab', { name: 'Share' }).click();
  const all = await save(page, 'end');
  // How far a board reaches is the game's own: some grow within their first frame.
  assert.ok(all.colours > few.colours * 1.2, `${all.colours} colours at the end, ${few.colours} of two tiles`);
  for (const { colours } of [few, all]) assert.ok(colours > 500, `${colours} colours: land, mist and walls are there`);
  assert.deepEqual(watch.complaints, []);
});

async function save(page, name) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a picture' }).click(),
  ]);
  assert.match(download.suggestedFilename(), /^[a-z0-9]+\.1\.png$/);
  const path = await download.path();
  if (process.env.MISTWARD_PICTURES) copyFileSync(path, `../../build/screenshots/picture-${name}.png`);
  return look(page, path);
}
