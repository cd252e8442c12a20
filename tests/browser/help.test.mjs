import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { kWide, openMenu, openPage, pressInMenu, sideways, sitAt } from './pages.mjs';
import { get, startRoom } from './rooms.mjs';
import { picture, Setting } from './setting.mjs';

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

const kNarrow = { viewport: { width: 360, height: 740 } };

/** Sits down alone at a table of that level, up to the first tile. */
async function sitDown(page, level) {
  await sitAt(setting, page, await startRoom(setting, { game: 'mists', level, seats: 1 }));
  await page.locator('.space').first().waitFor();
}

const sheet = (page) => page.getByRole('dialog', { name: 'Help and rules' });
const shown = (page) => page.locator('.passage').count();

async function scrollsNotSideways(page) {
  assert.ok((await sideways(page)) <= 0);
  const sticking = await page.locator('.help-book').evaluate((book) => book.scrollWidth - book.clientWidth);
  assert.equal(sticking, 0);
}

/** The title is below the head of the help, and not below the window's end. */
async function inSight(page, id) {
  const [title, head] = await Promise.all([page.locator(`[id="${id}"]`).boundingBox(), page.locator('.help-head').boundingBox()]);
  assert.ok(title.y >= head.y + head.height && title.y < page.viewportSize().height, `${id} is at ${title.y}`);
}

test('the help opens over a running game by key and by button, and gives the focus back', { timeout: 90_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'page', kWide);
  await sitDown(page, 2);
  await page.keyboard.press('ArrowRight');
  const place = page.locator('.board-button:focus');
  await place.waitFor();
  const before = await place.getAttribute('data-place');

  await page.keyboard.press('?');
  await sheet(page).getByRole('heading', { name: 'Ghosts rise' }).waitFor();
  await sheet(page).locator('.scene .board-tile').first().waitFor();
  assert.equal(await sheet(page).getByLabel('Show what is needed for').inputValue(), '2');
  assert.equal(await page.locator('[id="M-BURY-4"]').count(), 1);
  assert.equal(await page.locator('[id="M-HOUND-1"]').count(), 0);
  await picture(page, 'help-over-table');
  // Keys that are pressed here are not the board's.
  await page.keyboard.press('ArrowRight');
  assert.equal(await place.count(), 0);
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'detached' });
  assert.equal(await place.getAttribute('data-place'), before);

  await pressInMenu(page, 'Help and rules');
  await sheet(page).getByLabel('Search the help').fill('quarter start');
  await page.getByText(/^\d+ sections? found$/).waitFor();
  assert.equal(await page.locator('[id="M-SCORE-1"]').count(), 1);
  assert.equal(await page.locator('[id="P-1"]').count(), 0);

  // The question of the moment leads to its rule, in the same sheet.
  await page.getByRole('link', { name: 'The rule for this' }).click();
  await page.locator('.passage.marked [id="P-1"]:focus').waitFor();

  // The game goes on beside it.
  await page.locator('.space').first().click();
  await page.locator('.preview').waitFor();
  await sheet(page).getByLabel('Search the help').press('Escape');
  await sheet(page).waitFor({ state: 'detached' });
  await page.locator('.menu-button:focus').waitFor();

  const why = page.getByRole('link', { name: 'The rule for this' });
  await why.click();
  await page.locator('.passage.marked [id="P-1"]:focus').waitFor();
  await inSight(page, 'P-1');
  await page.keyboard.press('Escape');
  await page.locator('.why-link:focus').waitFor();
  assert.deepEqual(watch.complaints, []);
});

test('every clause that the server knows has its place in the help, and every reading is told', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'page', kWide);
  const { readings } = await get(setting, 'rules');
  await page.goto(setting.address('help#M-GHOST-1'));
  await page.locator('.passage.marked [id="M-GHOST-1"]:focus').waitFor();
  await page.locator('.passage.marked .board-tile').first().waitFor();
  await inSight(page, 'M-GHOST-1');
  for (const { clause } of readings) {
    assert.equal(await page.locator('.passage', { has: page.locator(`[id="${clause}"]`) }).locator('.reading').count(), 1, clause);
  }
  assert.equal(await page.locator('.readings li').count(), readings.length);
  await page.locator('.passage', { has: page.locator('[id="M-END-2"]') }).getByRole('link', { name: 'Too few ghosts', exact: true }).click();
  await page.waitForURL(/#M-GHOST-5$/);
  await inSight(page, 'M-GHOST-5');
  await page.goBack();
  await page.locator('.passage.marked [id="M-GHOST-1"]').waitFor();
  const all = await shown(page);
  await page.getByLabel('Show what is needed for').selectOption({ label: 'Base game' });
  assert.ok((await shown(page)) < all / 2);
  assert.deepEqual(watch.complaints, []);
});

test('the help covers a phone, scrolls one way, and speaks three languages', { timeout: 90_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPage(setting, watch, 'page', kNarrow);
  await sitDown(page, 6);
  await page.keyboard.press('?');
  await sheet(page).locator('.scene .board-tile').first().waitFor();
  await scrollsNotSideways(page);
  await sheet(page).getByText('Contents').click();
  await sheet(page).getByRole('link', { name: 'Three scoring meeples' }).click();
  await page.locator('[id="three"]:focus').waitFor();
  await inSight(page, 'three');
  await picture(page, 'help-phone');
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await sheet(page).waitFor({ state: 'detached' });

  await page.goto(setting.address('help'));
  for (const [language, title] of [['de', 'Hilfe und Regeln'], ['ro', 'Ajutor și reguli'], ['en', 'Help and rules']]) {
    await openMenu(page);
    await page.locator('.menu select').selectOption(language);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: title }).waitFor();
    await scrollsNotSideways(page);
  }
  assert.deepEqual(watch.complaints, []);
});
