import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { kQuestions } from './moments.mjs';
import { goToServer, openPage, sideways } from './pages.mjs';
import { Setting } from './setting.mjs';
import { questions, views } from './views.mjs';

const kAxe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const kRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What drawings are made of: thousands of shapes, of which axe asks nothing as long as they have no part to play. */
const kStrokes = 'svg :is(path, rect, circle, ellipse, use):empty:not([role], [tabindex], [aria-label], [aria-labelledby])';
/** The themes differ in colours, and sizes do not: by night only these can find what they did not find by day, in one size. */
const kColourRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
/** A phone comes first: there the views are brought up. */
const kSizes = { phone: { width: 390, height: 844 }, wide: { width: 1280, height: 800 } };
/** A wide window of 1280 pixels at 200 %, and the narrowest that anybody has. */
const kTight = { zoomed: { width: 640, height: 400 }, narrow: { width: 320, height: 640 } };
/** What Chromium itself writes about what is not there, or breaks, on purpose. */
const kMeant = /status of (404|400)|status of 401 .*\/api\/v1\/admin\/|WebSocket/;

let setting;

before(async () => {
  setting = await Setting.open({ administration: true, options: ['--webhooks', 'any', '--rooms-per-hour', '0'] });
});

after(() => setting?.close());

/** Does something with a page of its own browser profile, which is on no view yet. */
async function onStage(watch, viewport, act) {
  const page = await openPage(setting, watch, 'page', { viewport, hasTouch: true });
  try {
    await goToServer(setting, page);
    await act({ page, setting });
  } finally {
    await page.context().close();
  }
}

/** What axe finds on the page as it stands, each finding as one line. The strokes are away meanwhile: axe visits each. */
async function findings(page, runOnly) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(kAxe);
  const found = await page.evaluate(
    async ({ strokes, ...options }) => {
      const away = [...document.querySelectorAll(strokes)].map((node) => [node, node.parentNode, node.nextSibling]);
      for (const [node] of away) node.remove();
      const { violations } = await window.axe.run(document, { ...options, resultTypes: ['violations'] });
      for (const [node, parent, next] of away.reverse()) parent.insertBefore(node, next);
      return violations;
    },
    { runOnly, strokes: kStrokes },
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary.replace(/\s+/g, ' ')}`),
  );
}

/** Looks at a view in every size by day, and in the last one by night; adds what is found to `all`. */
async function lookAt(page, name, only, all) {
  const look = async (size, colorScheme, rules) => {
    await page.setViewportSize(kSizes[size]);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
    for (const finding of await findings(page, rules)) all.push(`${name}, ${size}, ${colorScheme}: ${finding}`);
  };
  const sizes = only ? [only] : Object.keys(kSizes);
  for (const size of sizes) await look(size, 'light', kRules);
  await look(sizes.at(-1), 'dark', kColourRules);
}

/** Looks at a view in tight windows; adds to `all` where it is wider than they are. */
async function squeeze(page, name, all) {
  for (const [size, viewport] of Object.entries(kTight)) {
    await page.setViewportSize(viewport);
    const over = await sideways(page);
    if (over > 0) all.push(`${name}, ${size}: ${over} pixels too wide`);
  }
}

/** Nothing found, nothing complained about. */
function assertClean(found, watch) {
  assert.deepEqual(found, []);
  assert.deepEqual(watch.complaints.filter((text) => !kMeant.test(text)), []);
}

for (const [part, list] of Object.entries(views)) {
  test(`axe finds nothing in the views of ${part}, and all of them fit tight windows`, { timeout: 170_000 }, async () => {
    const watch = new Watch(setting.url);
    const found = [];
    for (const { name, only, show } of list) {
      await onStage(watch, kSizes[only ?? 'phone'], async (stage) => {
        await show(stage);
        if (only !== 'wide') await squeeze(stage.page, name, found);
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
    await onStage(watch, kSizes.wide, async (stage) => {
      for await (const name of questions(stage, [game])) {
        await lookAt(stage.page, name, undefined, found);
        await stage.page.setViewportSize(kSizes.wide);
      }
    });
    assertClean(found, watch);
  });
}
