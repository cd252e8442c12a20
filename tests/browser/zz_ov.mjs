import { Watch } from './browser.mjs';
import { openPage, goToServer } from './pages.mjs';
import { Setting } from './setting.mjs';
import { views } from './views.mjs';
const setting = await Setting.open({ administration: true });
try {
  const v = views.past.find((x) => x.name.startsWith('end after which'));
  for (const [w, h] of [[1280, 800], [1366, 768], [640, 400]]) {
  const page = await openPage(setting, new Watch(setting.url), 'p', { viewport: { width: w, height: h }, hasTouch: true });
  await goToServer(setting, page);
  await v.show({ page, setting });
  await page.waitForTimeout(600);
  await page.screenshot({ path: `/tmp/board39/ov-${w}.png` });
  console.log(w, JSON.stringify(await page.evaluate(() => {
    const b = document.querySelector('.primary').getBoundingClientRect();
    return [document.querySelector('.primary').outerHTML.slice(0, 80), b.top, b.bottom, [...document.querySelectorAll('*')].filter((e) => { const r = e.getBoundingClientRect(); return e.matches('button,a,input,summary,[tabindex]') && r.left < b.right && r.right > b.left && r.top < b.bottom && r.bottom > b.top; }).map((e) => e.outerHTML.slice(0, 70))];
  })));
  await page.context().close();
  }
} finally { await setting.close(); }
