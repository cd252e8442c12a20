import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { Setting } from './setting.mjs';

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

for (const colorScheme of ['light', 'dark']) {
  for (const width of [360, 1280]) {
    test(`the page of the API fits ${width} pixels, ${colorScheme}`, async () => {
      const context = await setting.browser.newContext({ viewport: { width, height: 800 }, colorScheme });
      const page = await context.newPage();
      const watch = new Watch(new URL(setting.url).origin);
      await watch.follow(page, 'docs');
      await page.goto(new URL('/api/docs', setting.url).href);
      await page.getByRole('link', { name: 'decide' }).first().click();
      const look = await page.evaluate(() => ({
        sideways: document.documentElement.scrollWidth - window.innerWidth,
        place: Math.round(document.querySelector(':target').getBoundingClientRect().top),
        paper: getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g).map(Number)[0] > 127,
      }));
      assert.equal(look.sideways, 0);
      assert.ok(look.place >= 0 && look.place < 100, `the place is at ${look.place}`);
      assert.equal(look.paper, colorScheme === 'light');
      assert.deepEqual(watch.complaints, []);
      await context.close();
    });
  }
}
