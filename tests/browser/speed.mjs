// Prints how fast the page is on the largest board: a game of 131 tiles. No test: it asserts nothing about time.
//
//   MISTWARD_BIN=... CHROMIUM=... node speed.mjs
//
// Optional: SPEED_SHOTS=PREFIX keeps pictures of that board by day and by night.

import { kLarge, openProfile } from './pages.mjs';
import { playedByCompanions } from './rooms.mjs';
import { Setting } from './setting.mjs';

/** The competitive game, which has the most tiles. */
const kGame = { game: 'ghosts', seats: 2 };
const kSteps = 20;
const kFrames = 90;

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const say = (name, value) => console.log(`${name.padEnd(44)} ${value}`);
const ms = (value) => `${Math.round(value)} ms`;

/** How long a key press keeps the page busy until the board is drawn. */
function press(page, key, seq) {
  return page.evaluate(
    ({ key, seq }) =>
      new Promise((done) => {
        const start = performance.now();
        window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        const look = () => {
          if (document.querySelector(`.table[data-seq="${seq}"]`)) setTimeout(() => done(performance.now() - start));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    { key, seq },
  );
}

/** The times between frames while the board is dragged or zoomed by real events, one for each frame. */
function frames(page, kind) {
  return page.evaluate(
    ({ kind, count }) =>
      new Promise((done) => {
        const board = document.querySelector('.board-window');
        const box = board.getBoundingClientRect();
        const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2, bubbles: true, cancelable: true };
        const pointer = (type, x, y) =>
          board.dispatchEvent(
            new PointerEvent(type, { ...at, clientX: at.clientX + x, clientY: at.clientY + y, pointerId: 1, button: 0 }),
          );
        board.setPointerCapture = () => {};
        const gaps = [];
        let before = performance.now();
        let n = 0;
        if (kind === 'pan') pointer('pointerdown', 0, 0);
        const frame = (now) => {
          gaps.push(now - before);
          before = now;
          n += 1;
          if (kind === 'pan') pointer('pointermove', 240 * Math.sin(n / 8), 120 * Math.sin(n / 5));
          else board.dispatchEvent(new WheelEvent('wheel', { ...at, deltaY: n % 60 < 30 ? -40 : 40 }));
          if (n < count) requestAnimationFrame(frame);
          else {
            if (kind === 'pan') pointer('pointerup', 0, 0);
            done(gaps.slice(2));
          }
        };
        requestAnimationFrame(frame);
      }),
    { kind, count: kFrames },
  );
}

function sayFrames(name, gaps) {
  const slow = gaps.filter((gap) => gap > 25).length;
  const rate = 1000 / (gaps.reduce((a, b) => a + b, 0) / gaps.length);
  say(name, `${rate.toFixed(1)} frames/s, median ${median(gaps).toFixed(1)} ms, worst ${ms(Math.max(...gaps))}, ${slow} of ${gaps.length} late`);
}

async function load(page, address) {
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('.ground .board-tile').first().waitFor({ state: 'attached' });
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now())))));
}

async function keepPictures(page, prefix) {
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.screenshot({ path: `${prefix}-${colorScheme}.png` });
  }
}

async function measure(setting, { game, entries }) {
  const last = entries.length;
  const profile = await openProfile(setting, { ...kLarge, reducedMotion: 'no-preference' });
  const page = await profile.newPage();
  const address = (seq) => setting.address(`g/${game}?seq=${seq}`);
  const loads = [];
  for (let i = 0; i < 3; i += 1) loads.push(await load(page, address(last)));
  say('load of the last moment, to the first frame', `${loads.map(ms).join(', ')}`);
  const counts = await page.evaluate(() => ({
    tiles: document.querySelectorAll('.ground .board-tile').length,
    nodes: document.querySelectorAll('.board *').length,
  }));
  say('tiles, elements of the board', `${counts.tiles}, ${counts.nodes}`);
  sayFrames('pan', await frames(page, 'pan'));
  sayFrames('zoom', await frames(page, 'zoom'));
  await press(page, 'Home', 0);
  say('jump to the end', ms(await press(page, 'End', last)));
  const back = [];
  for (let i = 1; i <= kSteps; i += 1) back.push(await press(page, 'ArrowLeft', last - i));
  const on = [];
  for (let i = kSteps - 1; i >= 0; i -= 1) on.push(await press(page, 'ArrowRight', last - i));
  say('step back, step on (median)', `${ms(median(back))}, ${ms(median(on))}`);
  if (process.env.SPEED_SHOTS) await keepPictures(page, process.env.SPEED_SHOTS);
}

const setting = await Setting.open();
try {
  await measure(setting, await playedByCompanions(setting, kGame));
} finally {
  await setting.close();
}
