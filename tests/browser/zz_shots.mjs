import { Watch } from './browser.mjs';
import { openPage, sitAt, goToServer } from './pages.mjs';
import { positionOf, startRoom, command } from './rooms.mjs';
import { rush } from './rush.mjs';
import { Setting } from './setting.mjs';
import { mkdirSync } from 'node:fs';
const out = process.env.OUT; mkdirSync(out, { recursive: true });
const sizes = (process.env.SIZES ?? '360x640,390x844,1024x768,1440x900,2560x1440').split(',');
const steps = (process.env.STEPS ?? 'first,tried,meeple').split(',');
const lang = process.env.LANG_ ?? 'en', theme = process.env.THEME ?? 'light';
const game_ = JSON.parse(process.env.GAME ?? '{"game":"mists","level":1,"seats":2}');
const from = Number(process.env.FROM ?? 8);
const setting = await Setting.open();
try {
  for (const size of sizes) {
    const [width, height] = size.split('x').map(Number);
    const page = await openPage(setting, new Watch(setting.url), 'p', { viewport: { width, height }, hasTouch: width < 600, colorScheme: theme, locale: lang });
    await goToServer(setting, page);
    let game;
    for (;;) { game = await startRoom(setting, game_); if (from <= 1 || await rush(page, { ...game, kinds: ['place_tile'], from })) break; }
    await sitAt(setting, page, game);
    const shot = async (n) => { await page.waitForFunction(() => !document.querySelector('.world.moving, [data-drawing]')); await page.screenshot({ path: `${out}/${n}-${size}-${theme}-${lang}.png` }); };
    try {
    await page.locator('.space').first().waitFor();
    if (steps.includes('first')) await shot('first');
    await page.locator('.space').first().click();
    if (steps.includes('tried')) { await page.locator('.preview').waitFor(); await page.waitForTimeout(400); await shot('tried'); }
    await page.locator('.round.yes').first().click();
    await page.locator('.spot').first().waitFor({ timeout: 4000 });
    if (steps.includes('meeple')) await shot('meeple');
    } catch (e) { console.log(size, String(e).slice(0, 300)); await shot('fault'); }
    await page.context().close();
  }
} finally { await setting.close(); }
