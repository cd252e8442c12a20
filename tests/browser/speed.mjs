// Prints what the page costs: bytes of the first view, an idle table, the largest board (131 tiles), how soon an own turn
// late in a game is drawn, memory over five games. No test: it asserts nothing about time.
//
//   MISTWARD_PICTURES=1 MISTWARD_BIN=... CHROMIUM=... node speed.mjs [first|idle|board|late|heap]...
//
// Without MISTWARD_PICTURES the browser draws nothing, and all is faster than for anybody. Optional: SPEED_SHOTS=PREFIX
// keeps pictures of that board by day and by night.

import { rush } from './rush.mjs';
import { goToServer, kLarge, openProfile, sitAt } from './pages.mjs';
import { playedByCompanions, startRoom } from './rooms.mjs';
import { Setting } from './setting.mjs';
import { CountingProxy } from './counting_proxy.mjs';

/** The competitive game, which has the most tiles. */
const kGame = { game: 'ghosts', seats: 2 };
const kSteps = 20;
const kFrames = 90;
const kIdleSeconds = 10;
/** A finished animation or a late answer is no part of being idle. */
const kRestMs = 4_000;
const kGames = 5;
const kLateTurn = 128;
const kSizes = [[360, 640], [1440, 900], [2560, 1440]];
const kSlower = [1, 4];

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

/** Hears of every task that keeps the page busy for more than 50 ms. */
async function hearLongTasks(page) {
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
      buffered: true,
    });
  });
}

/** Takes the long tasks that were heard of since the last time. */
async function longTasks(page) {
  const tasks = await page.evaluate(() => window.longTasks.splice(0));
  return tasks.length === 0 ? 'none over 50 ms' : tasks.map((task) => `${Math.round(task)}`).join(' ') + ' ms';
}

/** The two moments at which a board stands: every tile can be seen, and each is drawn as finely as it will be. */
async function load(page, address) {
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  const drawn = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now())))));
  await page.locator('.ground .board-tile').first().waitFor({ state: 'attached' });
  const seen = await drawn();
  await page.waitForFunction(() => !document.querySelector('[data-drawing]'));
  return { seen, fine: await drawn(), tasks: await longTasks(page) };
}

/** Seconds of a core that all processes of the browser have used so far. */
async function cpu(devtools) {
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

async function idleCost(page, devtools) {
  await page.waitForTimeout(kRestMs);
  const before = await cpu(devtools);
  await page.waitForTimeout(kIdleSeconds * 1000);
  return `${(((await cpu(devtools)) - before) / kIdleSeconds * 100).toFixed(1)} % of a core`;
}

/** Bytes that reach the browser until the start page has all it asked for, everything of HTTP included. */
async function measureFirst(setting) {
  const proxy = await CountingProxy.to(setting.server.port);
  try {
    const profile = await openProfile(setting, kLarge);
    const page = await profile.newPage();
    await page.goto(proxy.url);
    await page.locator('.banner .board-tile').first().waitFor({ state: 'attached' });
    // The lobby's events go on for as long as the page is seen.
    await page.getByText('No room is waiting for players').waitFor();
    await page.waitForTimeout(kRestMs);
    say('first view, bytes at the socket', proxy.received);
    await profile.close();
  } finally {
    await proxy.close();
  }
}

/** A game in which the first seat is asked for a tile after many turns; games at random may be over before. */
async function askedLate(setting, page) {
  await goToServer(setting, page);
  for (;;) {
    const game = await startRoom(setting, { game: 'mists', level: 1, seats: 1 });
    if (await rush(page, { ...game, kinds: ['place_tile'], from: 15 })) return game;
  }
}

/** A table in its middle on which the player is asked, and nothing happens. */
async function measureIdle(setting) {
  const devtools = await setting.browser.newBrowserCDPSession();
  const profile = await openProfile(setting, { ...kLarge, reducedMotion: 'no-preference' });
  const page = await profile.newPage();
  await page.goto(setting.url);
  await page.locator('.banner .board-tile').first().waitFor({ state: 'attached' });
  say('idle start page', await idleCost(page, devtools));
  const game = await askedLate(setting, page);
  await sitAt(setting, page, game);
  await page.locator('.space').first().waitFor();
  say('open spaces', await page.locator('.space').count());
  say('idle table, asked', await idleCost(page, devtools));
  await profile.close();
}

/** What is kept on the start page after each of several games that were looked at one after the other. */
async function measureHeap(setting) {
  const games = [];
  for (let i = 0; i < kGames; i += 1) games.push(await playedByCompanions(setting, { game: 'mists', level: 1, seats: 1 }));
  const profile = await openProfile(setting, kLarge);
  const page = await profile.newPage();
  const devtools = await profile.newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.goto(setting.url);
  await page.locator('.ways').waitFor();
  for (const { game, entries } of games) {
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/g/${game}?seq=${entries.length}`);
    await page.locator(`.table[data-seq="${entries.length}"] .board-tile`).first().waitFor({ state: 'attached' });
    await page.waitForFunction(() => !document.querySelector('[data-drawing]'));
    await page.evaluate(() => {
      history.pushState(null, '', '/');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.locator('.ways').waitFor();
    await page.waitForTimeout(kRestMs);
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (wanted) => metrics.find(({ name }) => name === wanted).value;
    say(`after ${game}`, `${(of('JSHeapUsedSize') / 1e6).toFixed(1)} MB, ${of('Nodes')} nodes, ${of('JSEventListeners')} listeners`);
  }
  await profile.close();
}

async function keepPictures(page, prefix) {
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.screenshot({ path: `${prefix}-${colorScheme}.png` });
  }
}

async function measureBoard(setting) {
  const { game, entries } = await playedByCompanions(setting, kGame);
  const last = entries.length;
  const profile = await openProfile(setting, { ...kLarge, reducedMotion: 'no-preference' });
  const page = await profile.newPage();
  await hearLongTasks(page);
  const address = (seq) => setting.address(`g/${game}?seq=${seq}`);
  for (let i = 0; i < 3; i += 1) {
    const { seen, fine, tasks } = await load(page, address(last));
    say('board seen, fully drawn, long tasks', `${ms(seen)}, ${ms(fine)}, ${tasks}`);
  }
  const counts = await page.evaluate(() => ({
    tiles: document.querySelectorAll('.ground .board-tile').length,
    nodes: document.querySelectorAll('.board *').length,
  }));
  say('tiles, elements of the board', `${counts.tiles}, ${counts.nodes}`);
  sayFrames('pan', await frames(page, 'pan'));
  sayFrames('zoom', await frames(page, 'zoom'));
  say('long tasks of both', await longTasks(page));
  await press(page, 'Home', 0);
  say('jump to the end', ms(await press(page, 'End', last)));
  say('long tasks of jumps', await longTasks(page));
  const back = [];
  for (let i = 1; i <= kSteps; i += 1) back.push(await press(page, 'ArrowLeft', last - i));
  const on = [];
  for (let i = kSteps - 1; i >= 0; i -= 1) on.push(await press(page, 'ArrowRight', last - i));
  say('step back, step on (median)', `${ms(median(back))}, ${ms(median(on))}`);
  if (process.env.SPEED_SHOTS) await keepPictures(page, process.env.SPEED_SHOTS);
}

/** How long after the first tile all land, and all that stands on it, is drawn: an own turn, on slow machines, too. */
async function measureLate(setting) {
  const preparing = await openProfile(setting, kLarge);
  const first = await preparing.newPage();
  await goToServer(setting, first);
  const game = await startRoom(setting, { game: 'ghosts', seats: 2 });
  await rush(first, { ...game, kinds: ['place_tile'], from: kLateTurn });
  await preparing.close();
  for (const [width, height] of kSizes) {
    for (const rate of kSlower) {
      const profile = await openProfile(setting, { viewport: { width, height }, reducedMotion: 'no-preference' });
      profile.setDefaultTimeout(120_000);
      const page = await profile.newPage();
      await page.addInitScript(() => {
        const seen = (window.seen = {});
        const look = () => {
          const now = performance.now();
          const tiles = document.querySelectorAll('.ground .board-tile').length;
          if (tiles > 0) seen.first ??= now;
          if (tiles > (seen.tiles ?? 0)) Object.assign(seen, { tiles, land: now });
          if (tiles > 0 && !document.querySelector('[data-drawing]')) seen.all = now;
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      const devtools = await profile.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate });
      await sitAt(setting, page, game);
      await page.waitForFunction(() => window.seen.all !== undefined);
      const { first, land, all, tiles } = await page.evaluate(() => window.seen);
      say(`late turn, ${width}x${height}, ${rate}x slower`, `first tile ${ms(first)}, all ${tiles} +${ms(land - first)}, with detail +${ms(all - first)}`);
      await profile.close();
    }
  }
}

const measures = { first: measureFirst, idle: measureIdle, board: measureBoard, late: measureLate, heap: measureHeap };
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(measures);
const setting = await Setting.open();
try {
  for (const name of wanted) await measures[name](setting);
} finally {
  await setting.close();
}
