// Draws the picture that links are shown with, from the page's own art: node card.mjs
// (needs what the tests here need, and MISTWARD_PICTURES=1). The picture is kept in the repository.
import { fileURLToPath } from 'node:url';

import { Setting } from './setting.mjs';

const kPicture = fileURLToPath(new URL('../../clients/web/public/card.jpg', import.meta.url));
/** What those who show links make the most of. */
const kSize = { width: 1200, height: 630 };
/** At most 120 KB, with room to spare. */
const kQuality = 55;

const kStyle = `
  .page-header, .ways, .campaign, .more, .footer, .hero .welcome p { display: none !important; }
  .start main { padding: 0 !important; }
  .start .hero .banner { height: 630px; }
  .banner::after { display: none; }
  .start .hero .welcome { position: absolute; left: 0; right: 0; bottom: 44px; width: 560px; margin: 0 auto; padding: 6px 20px 18px; }
  .hero .welcome h1 { font-size: 92px; white-space: nowrap; }
`;

const setting = await Setting.open();
const page = await setting.browser.newPage({ viewport: kSize, colorScheme: 'light', reducedMotion: 'reduce' });
await page.goto(setting.url);
await page.locator('.banner .board-tile').first().waitFor({ state: 'attached' });
// The policy of the page forbids styles; a sheet of the test's own is none of the page's.
await page.evaluate((css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}, kStyle);
await page.waitForFunction(() => !document.querySelector('[data-drawing]'));
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: kPicture, type: 'jpeg', quality: kQuality });
await setting.close();
