// Keeps a picture of every view in five sizes and two themes in build/screenshots, for people to look at. No test.
//
//   MISTWARD_PICTURES=1 MISTWARD_BIN=... CHROMIUM=... node walk.mjs [PART]...
//
// The parts are those of views.mjs: start, you, table and so on. WALK_LANGUAGE=de has the pictures in that language,
// WALK_SIZES=320x568,390x844 in these sizes alone. WALK_WHOLE=1 has all of a view that is longer than its window.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Watch } from './browser.mjs';
import { goToServer, openPage, speak } from './pages.mjs';
import { Setting } from './setting.mjs';
import { questions, views } from './views.mjs';

/** A phone either way round, a tablet, a laptop and a large screen. */
const kSizes = ['360x640', '844x390', '1024x768', '1366x768', '2560x1440'];
const kThemes = ['light', 'dark'];
/** Where a view is brought up, and in which sizes it exists if it exists there alone. */
const kKinds = {
  phone: { viewport: { width: 390, height: 844 }, has: (width) => width < 1100 },
  wide: { viewport: { width: 1280, height: 800 }, has: (width) => width >= 1100 },
};
const kFolder = fileURLToPath(new URL('../../build/screenshots/walk', import.meta.url));

const language = process.env.WALK_LANGUAGE ?? 'en';
const sizes = process.env.WALK_SIZES?.split(',') ?? kSizes;
const fullPage = Boolean(process.env.WALK_WHOLE);

/** The views are brought up by their English words; then the page says them in the other language. */
async function translate(page) {
  if ((await page.locator('.menu-button').count()) > 0) return speak(page, language);
  // A view without the choice says it when it comes anew.
  await page.evaluate((chosen) => localStorage.setItem('mistward.language', JSON.stringify(chosen)), language);
  await page.reload({ waitUntil: 'networkidle' });
  await page.locator(`html[lang="${language}"]`).waitFor();
}

async function keep(page, name, only) {
  if (language !== 'en') await translate(page);
  for (const size of sizes) {
    const [width, height] = size.split('x').map(Number);
    if (only && !kKinds[only].has(width)) continue;
    await page.setViewportSize({ width, height });
    for (const colorScheme of kThemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.waitForFunction(() => !document.querySelector('.world.moving, [data-drawing]'));
      const path = join(kFolder, `${name.replace(/\W+/g, '-')}-${size}-${colorScheme}-${language}.png`);
      await page.screenshot({ path, fullPage });
    }
  }
}

async function onStage(setting, kind, act) {
  const page = await openPage(setting, new Watch(setting.url), 'page', { viewport: kKinds[kind].viewport, hasTouch: true });
  try {
    await goToServer(setting, page);
    await act({ page, setting });
  } finally {
    await page.context().close();
  }
}

const parts = process.argv.length > 2 ? process.argv.slice(2) : [...Object.keys(views), 'questions'];
mkdirSync(kFolder, { recursive: true });
const setting = await Setting.open({ administration: true, options: ['--webhooks', 'any'] });
try {
  for (const part of parts) {
    for (const { name, only, show } of views[part] ?? []) {
      try {
        await onStage(setting, only ?? 'phone', async (stage) => {
          await show(stage);
          await keep(stage.page, `${part} ${name}${only ? ` ${only}` : ''}`, only);
        });
      } catch (error) {
        console.error(`${part}, ${name}: ${error.message}`);
      }
    }
    if (part !== 'questions') continue;
    await onStage(setting, 'wide', async (stage) => {
      for await (const name of questions(stage)) {
        await keep(stage.page, `questions ${name}`);
        await stage.page.setViewportSize(kKinds.wide.viewport);
      }
    });
  }
} finally {
  await setting.close();
}
