// Draws the icons that want pixels, from the drawings beside this file: node clients/web/icons/draw.mjs
// (needs tests/browser's packages and a Chromium). The pictures are kept in the repository.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { chromium } = createRequire(here('../../../tests/browser/package.json'))('playwright-core');

const kIcons = [
  { drawing: '../public/icon.svg', size: 192, picture: '../public/icon-192.png' },
  { drawing: '../public/icon.svg', size: 512, picture: '../public/icon-512.png' },
  { drawing: './maskable.svg', size: 192, picture: '../public/icon-maskable-192.png' },
  { drawing: './maskable.svg', size: 512, picture: '../public/icon-maskable-512.png' },
  { drawing: './maskable.svg', size: 180, picture: '../public/apple-touch-icon.png' },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const { drawing, size, picture } of kIcons) {
  await page.setViewportSize({ width: size, height: size });
  const svg = readFileSync(here(drawing), 'utf8').replace('<svg ', `<svg width="${size}" height="${size}" style="display:block" `);
  await page.setContent(`<body style="margin:0">${svg}</body>`);
  await page.screenshot({ path: here(picture), omitBackground: true });
}
await browser.close();
