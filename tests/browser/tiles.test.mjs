import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { kPhone, kWide, openMore, openPage, press, sideways, speak } from './pages.mjs';
import { get, post } from './rooms.mjs';
import { Server } from './server.mjs';
import { kBinary, picture, Setting } from './setting.mjs';

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

/** Opens the editor, up to what the server says of its own set. */
async function openEditor(watch, options = kWide) {
  const page = await openPage(setting, watch, 'page', options);
  await page.goto(setting.address('tiles'));
  await says(page, 'A server can play with this set.');
  return page;
}

const said = (page) => page.locator('.tile-check');
const says = (page, text) => said(page).getByText(text).waitFor();
const tile = (page, id) => page.getByRole('radio', { name: new RegExp(`^Tile ${id},`) });
const side = (page, name) => page.locator('.tile-sides').getByRole('radio', { name: new RegExp(`^${name} side`) });
const row = async (page, name) => (await page.locator('.tile-sums').getByRole('row', { name }).innerText()).split(/\s*\t\s*/);

/** Saves the draft as whoever presses the button would; gives the path of the file. */
async function save(page) {
  const download = page.waitForEvent('download');
  await press(page, 'Save as a file');
  const file = await download;
  const path = join(setting.directory, file.suggestedFilename());
  await file.saveAs(path);
  return path;
}

/** What the program says of a file. */
async function checked(path) {
  const program = spawn(kBinary, ['tileset', 'check', path], { stdio: ['ignore', 'pipe', 'inherit'] });
  const parts = [];
  program.stdout.on('data', (part) => parts.push(part));
  const [code] = await once(program, 'close');
  return { code, text: Buffer.concat(parts).toString() };
}

test('a tile is corrected, and a server plays with the file that is saved', { timeout: 120_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openEditor(watch);
  const { digest } = await get(setting, 'tilesets/mists');
  assert.equal(await page.locator('.tile-digest code').innerText(), digest, 'what was not changed is the same set');
  await page.locator('.tile-choice').nth(55).locator('.tile-small > svg').waitFor();

  await tile(page, '05').check();
  await page.getByRole('heading', { name: 'Tile 05' }).waitFor();
  const drawn = () => page.locator('.tile-frame path.city').first().getAttribute('d');
  const before = await drawn();
  await side(page, 'East').check();
  await page.getByLabel('City', { exact: true }).check();
  assert.notEqual(await drawn(), before, 'the tile is drawn anew');
  await page.getByRole('checkbox', { name: 'the north side' }).check();
  await page.getByLabel('Coats of arms').fill('1');
  await page.getByLabel('Coats of arms').press('Tab');
  await page.locator('.tile-frame use[href="#coat"]').waitFor();
  assert.deepEqual(await row(page, 'Coats of arms'), ['Coats of arms', '16', '–', 'not published']);
  await page.getByText('Tiles that differ from the server’s set: 1.').waitFor();
  await tile(page, '05').and(page.getByLabel('changed')).waitFor();
  await says(page, 'A server can play with this set.');
  await picture(page, 'tiles-wide');

  await page.getByLabel('Name of the set').fill('Mine at last');
  await page.getByLabel('Name of the set').press('Tab');
  const path = await save(page);
  assert.match(path, /Mine-at-last\.json$/);
  const { tiles } = JSON.parse(readFileSync(path, 'utf8'));
  const { edges, cities, roads, fields } = tiles.find(({ id }) => id === '05');
  assert.deepEqual({ edges, cities, roads, fields }, { edges: ['city', 'city', 'field', 'field'], cities: [{ edges: ['N', 'E'], shields: 1 }], roads: [], fields: [] });
  await page.locator('.tile-digest code', { hasNotText: digest }).waitFor();
  const told = await page.locator('.tile-digest code').innerText();
  assert.equal((await checked(path)).code, 0);
  const server = await Server.start(kBinary, join(setting.directory, 'mine.db'), 0, { options: ['--tileset', path], variables: {} });
  try {
    const served = await (await fetch(new URL('api/v1/tilesets/mists', server.url))).json();
    assert.deepEqual([served.name, served.digest], ['Mine at last', told]);
  } finally {
    await server.stop();
  }

  await press(page, 'Back to the server’s set');
  await page.getByText('This is the server’s set.').waitFor();
  await page.locator('input[type="file"]').setInputFiles(path);
  await page.getByText('Tiles that differ from the server’s set: 1.').waitFor();
  await says(page, told);
  assert.deepEqual(await row(page, 'Coats of arms'), ['Coats of arms', '16', '–', 'not published']);
  assert.deepEqual(watch.complaints, []);
});

test('everything is done by keys, undone, redone, and kept for the next visit', { timeout: 120_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openEditor(watch);
  await tile(page, '01').focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('heading', { name: 'Tile 03' }).waitFor();
  await side(page, 'North').focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('heading', { name: 'East side' }).waitFor();
  await page.getByRole('checkbox', { name: 'Mist' }).focus();
  await page.keyboard.press('Space');
  await page.locator('.tile-sides').getByLabel('East side: Field', { exact: true }).waitFor();
  await page.keyboard.press('Control+z');
  await page.locator('.tile-sides').getByLabel('East side: Field, Mist').waitFor();
  await page.keyboard.press('Control+Shift+z');
  await page.locator('.tile-sides').getByLabel('East side: Field', { exact: true }).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Redo' }).isDisabled(), true);
  await page.reload();
  await page.getByText('Tiles that differ from the server’s set: 1.').waitFor();
  await tile(page, '03').check();
  await page.locator('.tile-sides').getByLabel('East side: Field', { exact: true }).waitFor();
  await press(page, 'Back to the server’s set');
  await page.reload();
  await page.getByText('This is the server’s set.').waitFor();
  assert.deepEqual(watch.complaints, []);
});

/** The marks on the drawing, by what they are said to be. */
const mark = (page, name) => page.locator('.tile-frame').getByRole('button', { name, exact: true });

test('segments are joined and parted on the drawing, by pointer and by keys', { timeout: 120_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openEditor(watch);
  const drawn = () => page.locator('.tile-frame path.city').first().getAttribute('d');
  await tile(page, '01').check();
  await page.getByRole('heading', { name: 'Tile 01' }).waitFor();
  const before = await drawn();

  // The road of the south and the west side runs through; the cities of the north and the east side are two.
  await mark(page, 'City at the north side').click();
  await page.getByRole('heading', { name: 'North side' }).waitFor();
  await picture(page, 'tiles-joining');
  await mark(page, 'Join: City at the east side').click();
  await mark(page, 'City at the east side, one with the north side').waitFor();
  assert.notEqual(await drawn(), before, 'the cities are drawn as one');
  await page.getByRole('status').getByText('Joined.').waitFor();
  await page.getByRole('checkbox', { name: 'the north side' }).and(page.locator(':checked')).waitFor();

  await mark(page, 'Road at the south side, one with the west side').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await mark(page, 'Road at the west side, one with the south side').waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await mark(page, 'Part: Road at the west side').and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Space');
  await mark(page, 'Road at the west side').and(page.locator(':focus')).waitFor();
  await page.getByRole('status').getByText('Parted.').waitFor();
  await says(page, 'A server can play with this set.');

  // A segment of another kind takes the place of the one that was pressed.
  await mark(page, 'City at the north side, one with the east side').click();
  await mark(page, 'Road at the south side').click();
  await mark(page, 'Join: Road at the west side').waitFor();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.getByText('This is the server’s set.').waitFor();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.locator('.tile-large').scrollIntoViewIfNeeded();
  await picture(page, 'tiles-joining-phone');
  assert.ok((await sideways(page)) <= 0);
  assert.deepEqual(watch.complaints, []);
});

test('what is wrong is said at once, in sums, and by the server, with the way to the tile', { timeout: 120_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openEditor(watch, kPhone);
  await tile(page, '12').check();
  await page.getByLabel('Ghost symbols', { exact: true }).fill('0');
  await page.getByLabel('Ghost symbols', { exact: true }).press('Tab');
  await page.getByText('Mist without ghost symbols.').waitFor();
  await page.getByText('Published symbols: 3. This differs.').waitFor();
  assert.deepEqual(await row(page, 'Ghost symbols 72'), ['Ghost symbols', '72', '75', '3 too few']);
  assert.deepEqual(await row(page, 'Tiles without symbols'), ['Tiles without symbols', '18', '17', '1 too many']);
  await tile(page, '12').and(page.getByLabel('changed, not as published, something is wrong')).waitFor();
  await says(page, 'No server can play with this set. Faults: 1.');
  await tile(page, '60').check();
  await said(page).getByText('tile 12.0: a tile has ghost symbols if, and only if, it has mist (T-4)').waitFor();
  await press(page, 'Show tile 12');
  await page.locator('#tile-name:focus', { hasText: 'Tile 12' }).waitFor();
  assert.ok((await sideways(page)) <= 0);
  await picture(page, 'tiles-phone');

  await press(page, 'Undo');
  await page.getByLabel('Ghost symbols', { exact: true }).fill('2');
  await page.getByLabel('Ghost symbols', { exact: true }).press('Tab');
  await says(page, 'A server can play with this set.');
  await says(page, 'tile 12: copies or ghost symbols differ from the published ones');
  assert.deepEqual(watch.complaints, []);
});

test('a file that is none is refused in words, and the draft stays', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openEditor(watch);
  const broken = {
    'The file is not JSON.': '{"format"',
    'The file is not a tile set of format 1 or 2.': '{"format":2}',
    'The file is larger than 64 KB.': JSON.stringify('x'.repeat(70_000)),
    'Something is wrong at “01: mist”.': JSON.stringify({ format: 1, name: 'x', tiles: [{ id: '01', ghosts: [0], edges: Array(4).fill('field'), mist: 7 }], start: [] }),
  };
  for (const [sentence, text] of Object.entries(broken)) {
    const path = join(setting.directory, 'broken.json');
    writeFileSync(path, text);
    await page.locator('input[type="file"]').setInputFiles(path);
    await page.getByRole('alert').getByText(sentence).waitFor();
  }
  await page.getByText('This is the server’s set.').waitFor();
  assert.deepEqual(watch.complaints, []);
});

/** Tiles of other expansions: a city with marks, a river, an abbey, a cut field. */
const kAdded = {
  format: 2,
  name: 'more',
  title: 'More tiles',
  tiles: [
    {
      id: 'in1', copies: 2, ghosts: [0, 0], edges: ['city', 'road', 'road', 'city'], mist: [], cities: [{ edges: ['N', 'W'], shields: 1, goods: 'wine' }],
      roads: [{ edges: ['E'], ends: 'city', inn: true }, { edges: ['S'], ends: 'tower' }],
      fields: [{ halves: [2], cities: [0] }, { halves: [3, 4], cities: [0] }, { halves: [5], cities: [0] }], center: null, marks: ['tower'], same: [],
    },
    {
      id: 'ri1', copies: 1, ghosts: [0], edges: ['river', 'river', 'field', 'river'], mist: [], cities: [], roads: [], rivers: [{ edges: ['N', 'E', 'W'] }],
      fields: [{ halves: [0, 7], cities: [] }, { halves: [1, 2], cities: [] }, { halves: [3, 4, 5, 6], cities: [] }], center: null, garden: true, flier: 'NW', art: ['fork'],
    },
    {
      id: 'cut1', copies: 1, ghosts: [0], edges: ['city', 'field', 'field', 'city'], mist: [], cities: [{ edges: ['N', 'W'], shields: 0, princess: true }], roads: [],
      fields: [{ halves: [2, 3], cities: [0] }, { halves: [4, 5], cities: [0] }], cut: ['SE'], center: null,
    },
  ],
  hand: [{ id: 'abbey', copies: 0, ghosts: [], perPlayer: 1, edges: ['any', 'any', 'any', 'any'], mist: [], cities: [], roads: [], fields: [], center: 'abbey' }],
};

test('tiles of other expansions are opened, drawn, changed and saved', { timeout: 120_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openEditor(watch);
  const signs = () => page.locator('.tile-frame .added-sign').evaluateAll((all) => all.map((one) => one.dataset.sign).sort());
  const drawn = () => page.locator('.tile-frame use').evaluateAll((all) => all.map((one) => one.getAttribute('href')).filter((name) => name !== '#coat').sort());
  const walls = () => page.locator('.tile-frame path.wall').getAttribute('d');
  const path = join(setting.directory, 'added.json');
  writeFileSync(path, JSON.stringify(kAdded));
  await page.locator('input[type="file"]').setInputFiles(path);
  await says(page, 'Nothing is wrong. This set adds to others, and no game is played with it yet.');
  await said(page).getByText('tile ri1.0: no game knows river yet').waitFor();
  assert.deepEqual(await drawn(), ['#foundation', '#inn', '#wine']);
  for (const name of ['foundation', 'inn', 'wine']) await page.locator(`symbol#${name}`).waitFor({ state: 'attached' });
  await picture(page, 'tiles-added');
  const unchanged = await save(page);
  assert.deepEqual(JSON.parse(readFileSync(unchanged, 'utf8')), kAdded);

  await side(page, 'North').check();
  await page.getByLabel('Goods').selectOption('Grain');
  await page.getByRole('checkbox', { name: 'A cathedral' }).check();
  await page.getByRole('checkbox', { name: 'A dragon' }).check();
  assert.deepEqual(await drawn(), ['#cathedral', '#dragon', '#foundation', '#grain', '#inn']);
  await tile(page, 'ri1').check();
  assert.deepEqual([await signs(), await drawn()], [['flier', 'fork'], ['#garden']]);
  await page.locator('.tile-frame path.art-river').waitFor();
  await picture(page, 'tiles-added-river');
  await tile(page, 'cut1').check();
  const cutting = await walls();
  await page.getByRole('checkbox', { name: 'south-east' }).uncheck();
  assert.notEqual(await walls(), cutting);
  await says(page, 'No server can play with this set. Faults: 1.');
  await said(page).getByText('tile cut1.0: a field is parted in the corner SE').waitFor();
  await page.getByRole('checkbox', { name: 'south-east' }).check();
  await tile(page, 'abbey').check();
  assert.deepEqual(await drawn(), ['#abbey']);
  await says(page, 'Nothing is wrong.');
  const saved = await save(page);
  assert.equal(saved, unchanged, 'the file has the name of the set');
  const { tiles } = JSON.parse(readFileSync(saved, 'utf8'));
  assert.deepEqual([tiles[0].cities, tiles[0].marks], [[{ edges: ['N', 'W'], shields: 1, cathedral: true, goods: 'grain' }], ['dragon', 'tower']]);
  const { code, text } = await checked(saved);
  assert.deepEqual([code, text.split(/: |\n/).slice(1, 3)], [0, ['right', '4 tiles with 4 faces that add to other sets']]);
  await page.setViewportSize({ width: 360, height: 640 });
  assert.ok((await sideways(page)) <= 0);
  assert.deepEqual(watch.complaints, []);
});

test('the editor is a quiet link away, and speaks three languages', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'page', kPhone);
  await page.goto(setting.url);
  await openMore(page);
  await page.getByRole('link', { name: 'Tile-set editor' }).click();
  for (const [language, title, right] of [
    ['de', 'Plättchen bearbeiten', 'Mit diesem Satz kann ein Server spielen.'],
    ['ro', 'Editorul de cartonașe', 'Un server poate juca cu acest set.'],
    ['en', 'Tile-set editor', 'A server can play with this set.'],
  ]) {
    await speak(page, language);
    await page.getByRole('heading', { name: title }).waitFor();
    await says(page, right);
    assert.ok((await sideways(page)) <= 0, language);
  }
  assert.deepEqual(watch.complaints, []);
});

test('the server checks what it is sent, and keeps nothing', { timeout: 60_000 }, async () => {
  const { digest } = await get(setting, 'tilesets/mists');
  const { faults } = await post(setting, 'tilesets/check', { tileset: { format: 1, name: 'x', tiles: [], start: [] } });
  assert.deepEqual(faults, ['the set has no tiles to draw', 'the set has no start tile']);
  assert.equal((await get(setting, 'tilesets/mists')).digest, digest);
});
