import { Watch } from './browser.mjs';
import { openPage, goToServer, sitAt } from './pages.mjs';
import { playOut, startRoom } from './rooms.mjs';
import { advance } from './advance.mjs';
import { Setting } from './setting.mjs';
const out = process.env.OUT;
const setting = await Setting.open();
try {
  for (const [g, name] of [[{ game: 'mists', level: 1, seats: 2 }, 'coop'], [{ game: 'ghosts', seats: 4 }, 'rivals']]) {
    const game = await startRoom(setting, g);
    await playOut(setting, game);
    for (const size of (process.env.SIZES ?? '390x844,1440x900,768x1024').split(',')) {
      const [width, height] = size.split('x').map(Number);
      const page = await openPage(setting, new Watch(setting.url), 'p', { viewport: { width, height }, hasTouch: width < 600 });
      await sitAt(setting, page, game);
      await page.locator('.end').waitFor();
      await page.waitForFunction(() => !document.querySelector('.world.moving, [data-drawing]'));
      await page.waitForTimeout(500);
      await page.screenshot({ path: `${out}/end-${name}-${size}.png` });
      await page.context().close();
    }
  }
} finally { await setting.close(); }
