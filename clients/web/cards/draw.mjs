// Draws what the server puts cards of links together from, of the page's own art: node clients/web/cards/draw.mjs
// (needs the packages of this folder and of tests/browser, and a Chromium). The pictures are kept in the repository.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { chromium } = createRequire(here('../../../tests/browser/package.json'))('playwright-core');
const folder = here('../../../server/picture/atlas');

/** Of JPEGs. Figures have sharp edges, and are few. */
const kTileQuality = 57;
const kFigureQuality = 88;
const kMistQuality = 80;

const vite = await createServer({ root: here('..'), server: { middlewareMode: true }, appType: 'custom', optimizeDeps: { noDiscovery: true } });
const { drawn, mist, looks, symbols, notes } = (await vite.ssrLoadModule('/cards/sheets.tsx')).sheets();
await vite.close();

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ colorScheme: 'light' });
await page.setContent(`<style>${looks} body { margin: 0 } .symbols { display: block } #sheet svg { display: block }</style>
  ${symbols}<div id="sheet" style="position: absolute; left: 0; top: 0"></div>`);

async function take(name, { width, height }, html, quality) {
  await page.setViewportSize({ width, height });
  await page.evaluate((text) => (document.getElementById('sheet').innerHTML = text), html);
  const clip = { x: 0, y: 0, width, height };
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality, clip });
}

for (const { name, svg, ...size } of drawn) await take(name, size, svg, name === 'figures' ? kFigureQuality : kTileQuality);

// Greys as they are: a canvas draws them without a drawing.
const size = { width: 2 * notes.mist_points, height: mist.length };
await take('mist', size, '<canvas style="display: block"></canvas>', kMistQuality);
await page.evaluate(({ width, height, rows }) => {
  const canvas = document.querySelector('canvas');
  Object.assign(canvas, { width, height });
  const image = new ImageData(width, height);
  rows.flat().forEach((grey, at) => image.data.set([grey, grey, grey, 255], at * 4));
  canvas.getContext('2d').putImageData(image, 0, 0);
}, { ...size, rows: mist });
await page.screenshot({ path: join(folder, 'mist.jpg'), type: 'jpeg', quality: kMistQuality, clip: { x: 0, y: 0, ...size } });

writeFileSync(join(folder, 'atlas.json'), `${JSON.stringify(notes)}\n`);
await browser.close();
