import { Watch } from './browser.mjs';
import { openPage, goToServer } from './pages.mjs';
import { Setting } from './setting.mjs';
import { views } from './views.mjs';
const setting = await Setting.open();
try {
  for (const [part, name] of [['team', 'chat'], ['team','plans'], ['team', 'hint']]) {
    const v = views[part].find((x) => x.name.startsWith(name)); if (!v) { console.log('none', name, views[part].map((x)=>x.name).join('|')); continue; }
    const page = await openPage(setting, new Watch(setting.url), 'p', { viewport: { width: 1280, height: 800 }, hasTouch: true });
    await goToServer(setting, page);
    await v.show({ page, setting });
    await page.waitForTimeout(600);
    await page.screenshot({ path: `/tmp/board39/v-${name}.png` });
    await page.setViewportSize({ width: 844, height: 390 }); await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/board39/v-${name}-low.png` });
    await page.context().close();
  }
} finally { await setting.close(); }
