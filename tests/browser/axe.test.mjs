import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { kQuestions } from './moments.mjs';
import { openPage } from './pages.mjs';
import { Setting } from './setting.mjs';
import { questions, views } from './views.mjs';

const kAxe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const kRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const kSizes = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
/** What Chromium itself writes about what is not there, or breaks, on purpose. */
const kMeant = /status of (404|400)|WebSocket/;

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

/** Does something with a page of its own browser profile, on the start page. */
async function onStage(watch, act) {
  const page = await openPage(setting, watch, 'page', { viewport: kSizes.wide, hasTouch: true });
  try {
    await page.goto(setting.url);
    await page.locator('.create').waitFor();
    await act({ page, setting });
  } finally {
    await page.context().close();
  }
}

/** What axe finds on the page as it stands, each finding as one line. */
async function findings(page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(kAxe);
  const found = await page.evaluate(
    async (rules) => (await window.axe.run(document, { runOnly: rules, resultTypes: ['violations'] })).violations,
    kRules,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary.replace(/\s+/g, ' ')}`),
  );
}

/** Looks at a view in every size and theme; adds what is found to `all`. */
async function lookAt(page, name, only, all) {
  for (const [size, viewport] of Object.entries(kSizes)) {
    if (only && only !== size) continue;
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
      for (const finding of await findings(page)) all.push(`${name}, ${size}, ${colorScheme}: ${finding}`);
    }
  }
  await page.setViewportSize(kSizes.wide);
}

/** Nothing found, nothing complained about. */
function assertClean(found, watch) {
  assert.deepEqual(found, []);
  assert.deepEqual(watch.complaints.filter((text) => !kMeant.test(text)), []);
}

for (const [part, list] of Object.entries(views)) {
  test(`axe finds nothing in the views of ${part}`, { timeout: 170_000 }, async () => {
    const watch = new Watch(setting.url);
    const found = [];
    for (const { name, only, show } of list) {
      await onStage(watch, async (stage) => {
        if (only) await stage.page.setViewportSize(kSizes[only]);
        await show(stage);
        await lookAt(stage.page, name, only, found);
      });
    }
    assertClean(found, watch);
  });
}

for (const game of kQuestions) {
  test(`axe finds nothing where ${game.kinds.join(', ')} is asked`, { timeout: 170_000 }, async () => {
    const watch = new Watch(setting.url);
    const found = [];
    await onStage(watch, async (stage) => {
      for await (const name of questions(stage, [game])) await lookAt(stage.page, name, undefined, found);
    });
    assertClean(found, watch);
  });
}
