import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { openMenu, openPage, sideways } from './pages.mjs';
import { Setting } from './setting.mjs';

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

async function reader(locale) {
  const watch = new Watch(setting.url);
  const options = { locale, viewport: { width: 360, height: 640 }, reducedMotion: 'no-preference' };
  const page = await openPage(setting, watch, locale, options);
  return { watch, page };
}

/** Every heading that the page ever shows, from its first moment on. */
async function rememberHeadings(page) {
  await page.addInitScript(() => {
    window.headings = [];
    const look = () => window.headings.push(...[...document.querySelectorAll('h2')].map((h) => h.textContent));
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

const languageOf = (page) => page.evaluate(() => document.documentElement.lang);

test('a reader of German never sees English', { timeout: 60_000 }, async () => {
  const { watch, page } = await reader('de-AT');
  await rememberHeadings(page);
  await page.goto(setting.url);
  await page.getByText('Tische und mehr').click();
  await page.getByRole('heading', { name: 'Tische' }).waitFor();
  assert.equal(await languageOf(page), 'de');
  const headings = await page.evaluate(() => window.headings);
  assert.ok(headings.includes('Beendete Spiele'));
  assert.ok(!headings.includes('Tables'), headings.join(', '));
  assert.deepEqual(watch.complaints, []);
});

test('a language is chosen in the header, at once and for later', { timeout: 60_000 }, async () => {
  const { watch, page } = await reader('fr-FR');
  await page.goto(setting.url);
  await page.locator('.way-in').last().click();
  await page.getByLabel('Your name').fill('Ceață');
  await openMenu(page);
  await page.getByLabel('Language').selectOption({ label: 'Română' });
  await page.getByText('Mese și altele').waitFor();
  assert.equal(await page.getByLabel('Numele tău').inputValue(), 'Ceață', 'nothing that was typed is lost');
  await page.reload();
  await page.getByText('Mese și altele').waitFor();
  assert.equal(await languageOf(page), 'ro');
  assert.deepEqual(watch.complaints, []);
});

test('no language is too long for a narrow window', { timeout: 60_000 }, async () => {
  for (const locale of ['en-GB', 'de-DE', 'ro-RO']) {
    const { watch, page } = await reader(locale);
    await page.goto(setting.url);
    await page.locator('.way-in').last().click();
    await page.locator('input[name=player]').fill('Kim');
    assert.ok((await sideways(page)) <= 0, locale);
    await page.keyboard.press('Enter');
    await page.locator('.begin > .button').first().click();
    await page.locator('.action.mine').waitFor();
    const over = await sideways(page);
    assert.ok(over <= 0, `${locale}: ${over} too wide`);
    assert.deepEqual(watch.complaints, []);
  }
});
