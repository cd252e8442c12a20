// Prints how the table uses its window, at five sizes: what the board takes of it, how often it changes its size, how far
// it moves between a press and its confirmation, how many presses a turn takes, how much there is to read. No test.
//
//   MISTWARD_BIN=... CHROMIUM=... node board_room.mjs [SIZE|late]...

import { Watch } from './browser.mjs';
import { goToServer, openPage, sitAt } from './pages.mjs';
import { Player } from './player.mjs';
import { command, positionOf, startRoom } from './rooms.mjs';
import { rush } from './rush.mjs';
import { Setting } from './setting.mjs';

const kSizes = ['360x640', '390x844', '1024x768', '1440x900', '2560x1440'];
const kPositions = 46;
const kLateTurn = 128;
/** A smaller change of a space, in pixels, is none. */
const kSameSize = 1;

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const percent = (part) => `${Math.round(100 * part)} %`;
/** A space is never smaller, and no larger on a board of few tiles; as in `board/view.ts`, but for large windows. */
const [kLeast, kMost] = [48, 160];
const usedOf = (space, most) => Math.min(1, space / Math.max(kLeast, Math.min(kMost, most)));

const say = (size, name, value) => console.log(`${size.padEnd(10)} ${name.padEnd(46)} ${value}`);

/** Resolves when the board stands where it will stay. */
const settled = async (page) => {
  await page.locator('.world:not(.moving)').waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};

/**
 * How large a space is, how large it could be with all of the board and the spaces around it in the window, and what tiles
 * and open spaces take of the shorter side of the window that the board has.
 */
function measureBoard(page) {
  return page.evaluate(() => {
    const window_ = document.querySelector('.board-window').getBoundingClientRect();
    const foot = document.querySelector('.foot')?.getBoundingClientRect();
    // What stands over the board takes of its window.
    const over = foot && foot.top < window_.bottom - 1 && foot.left < window_.right - 1 ? window_.bottom - foot.top : 0;
    const free = { width: window_.width, height: window_.height - over };
    const boxes = [...document.querySelectorAll('.ground .board-tile')].map((each) => each.getBoundingClientRect());
    // Beside each tile there is a space, whether it is offered now or not.
    const space = boxes[0].width;
    const left = Math.max(window_.left, Math.min(...boxes.map((box) => box.left)) - space);
    const right = Math.min(window_.right, Math.max(...boxes.map((box) => box.right)) + space);
    const top = Math.max(window_.top, Math.min(...boxes.map((box) => box.top)) - space);
    const bottom = Math.min(window_.bottom, Math.max(...boxes.map((box) => box.bottom)) + space);
    const tilesOf = (from, to) => Math.round((Math.max(...boxes.map((box) => box[to])) - Math.min(...boxes.map((box) => box[from]))) / space);
    const most = Math.min(free.width / (tilesOf('left', 'right') + 2), free.height / (tilesOf('top', 'bottom') + 2));
    const scale = Number(/scale\(([\d.]+)\)/.exec(document.querySelector('.world').style.transform)[1]);
    return { space: 100 * scale, most, share: Math.max(right - left, bottom - top) / Math.min(free.width, free.height) };
  });
}

/** What can be pressed, beside the spaces of the board, and the words that are to be read. */
function measureReading(page) {
  return page.evaluate(() => {
    const isSeen = (element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      for (let each = element; each; each = each.parentElement) {
        if (each.getBoundingClientRect().width <= 1) return false;
      }
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    };
    const pressed = [...document.querySelectorAll('button, a[href], input, select, summary, [role="button"]')];
    const controls = pressed.filter((each) => !each.closest('.space') && isSeen(each)).length;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let words = 0;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement.closest('option, script, style') || !isSeen(text.parentElement)) continue;
      words += text.data.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
    }
    return { controls, words };
  });
}

/** The sizes of the places for a meeple, and how many pairs of them lie on each other. */
function measureSpots(page) {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.spot .spot-ring')].map((each) => each.getBoundingClientRect());
    const sizes = boxes.map(({ width }) => width);
    const middle = ({ left, width, top, height }) => [left + width / 2, top + height / 2];
    let overlapping = 0;
    boxes.forEach((a, i) =>
      boxes.slice(i + 1).forEach((b) => {
        const [[ax, ay], [bx, by]] = [middle(a), middle(b)];
        if (Math.hypot(ax - bx, ay - by) < (a.width + b.width) / 2 - 1) overlapping += 1;
      }),
    );
    return { sizes, overlapping };
  });
}

/** The other seat decides once, if it is asked: its tile near the start, and no meeple if it need not. */
async function answerForOthers(setting, game) {
  const { seq, next, legal } = await positionOf(setting, game.room);
  if (next.actor !== 'player' || next.player === 0) return;
  const far = ({ x, y }) => Math.abs(x - 0.5) + Math.abs(y - 0.5);
  const best = next.kind === 'place_tile' ? legal.reduce((a, b) => (far(b) < far(a) ? b : a)) : (legal.find(({ type }) => type === 'pass') ?? legal[0]);
  await command(setting, game.room, game.tokens[next.player], { type: 'decide', expect_seq: seq, decision: best.id });
}

/** Puts a meeple of the colour in hand where one may stand. */
async function putMeeple(page, player) {
  await player.press(page.locator('.spot').first());
  const confirm = page.getByRole('button', { name: 'Put meeple', exact: true });
  if ((await confirm.count()) > 0) await player.press(confirm);
}

/** Presses on the page since the last call. */
const presses = (page) => page.evaluate(() => window.pressed.splice(0).length);

/** The middle of a space on the page. */
async function middleOf(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
}

/** Tries a tile, and measures how far the board moves under the finger; then confirms it. */
async function placeTile(page, player) {
  await player.previewTile();
  const place = await page.locator('.preview-tile').getAttribute('data-place');
  const at = await page.evaluate(() => window.pressedAt);
  await settled(page);
  const [x, y] = await middleOf(page.locator(`.preview-tile[data-place="${place}"] .preview-frame`));
  await player.lay();
  return Math.hypot(x - at[0], y - at[1]);
}

async function measureGame(setting, size, into) {
  const [width, height] = size.split('x').map(Number);
  const small = width < 600;
  const page = await openPage(setting, new Watch(setting.url), 'page', { viewport: { width, height }, hasTouch: small });
  await page.addInitScript(() => {
    window.pressed = [];
    addEventListener('click', (event) => {
      window.pressed.push(event.target);
      const space = event.target.closest?.('.space')?.getBoundingClientRect();
      if (space) window.pressedAt = [space.left + space.width / 2, space.top + space.height / 2];
    }, { capture: true });
  });
  const game = await startRoom(setting, { game: 'mists', level: 1, seats: 2 });
  await sitAt(setting, page, game);
  const player = new Player(page, 'Ana', !small);
  let before = null;
  let taps = 0;
  let seq = 0;
  for (let turn = 0; into.spaces.length < kPositions; ) {
    const moment = await player.reaches(seq + 1);
    ({ seq } = moment);
    if (moment.asked === 'none') break;
    const own = moment.player === 0;
    if (own && moment.asked === 'place_tile') await page.locator('.space').first().waitFor();
    if (own && moment.asked === 'place_meeple') await page.locator('.spot').first().waitFor();
    await settled(page);
    into.reading ??= await measureReading(page);
    const { space, most, share } = await measureBoard(page);
    into.spaces.push(space);
    into.used.push(usedOf(space, most));
    into.shares.push(share);
    if (before !== null && Math.abs(space - before) >= kSameSize) into.changes += 1;
    before = space;
    if (!own) await answerForOthers(setting, game);
    else if (moment.asked === 'place_tile') {
      if (taps > 0) into.taps.push(taps);
      taps = 0;
      await presses(page);
      into.moved.push(await placeTile(page, player));
      turn += 1;
    } else if (moment.asked === 'place_meeple') {
      const { sizes, overlapping } = await measureSpots(page);
      into.spots.push(...sizes);
      into.overlapping += overlapping;
      await (turn % 5 === 4 ? player.passMeeple() : putMeeple(page, player));
    } else await player.decide(moment.asked, turn);
    taps += await presses(page);
  }
  await page.context().close();
}

async function measureSize(setting, size) {
  const into = { spaces: [], used: [], shares: [], changes: 0, moved: [], taps: [], spots: [], overlapping: 0, reading: null };
  while (into.spaces.length < kPositions) await measureGame(setting, size, into);
  const { spaces, used, shares, changes, moved, taps, spots, overlapping, reading } = into;
  const low = shares.filter((share) => share < 0.6).length;
  say(size, 'share of the shorter side: least, median', `${percent(Math.min(...shares))}, ${percent(median(shares))}; ${low} of ${shares.length} below 60 %`);
  say(size, 'of the size that the window allows: least, median', `${percent(Math.min(...used))}, ${percent(median(used))}`);
  say(size, 'pixels of a space', [...new Set(spaces.map(Math.round))].join(' '));
  say(size, 'steps at which the size changes', `${changes} of ${spaces.length - 1}`);
  say(size, 'pixels moved between press and confirmation', `most ${Math.max(...moved).toFixed(1)}, ${moved.filter((way) => way >= 1).length} of ${moved.length}`);
  say(size, 'presses a turn: median, most', `${median(taps)}, ${Math.max(...taps)}`);
  if (spots.length > 0) say(size, 'places for a meeple: least, overlapping', `${Math.min(...spots).toFixed(0)} px, ${overlapping} pairs`);
  say(size, 'at the first turn', `${reading.controls} controls, ${reading.words} words`);
}

/** A board of so many tiles that hardly more fit a game. */
async function measureLate(setting) {
  for (const size of kSizes) {
    const [width, height] = size.split('x').map(Number);
    const page = await openPage(setting, new Watch(setting.url), 'page', { viewport: { width, height }, hasTouch: width < 600 });
    await goToServer(setting, page);
    const game = await startRoom(setting, { game: 'ghosts', seats: 2 });
    await rush(page, { ...game, kinds: ['place_tile'], from: kLateTurn });
    await sitAt(setting, page, game);
    await page.locator('.space').first().waitFor();
    await settled(page);
    const { space, most, share } = await measureBoard(page);
    const { state } = await positionOf(setting, game.room);
    const [xs, ys] = [state.tiles.map(({ x }) => x), state.tiles.map(({ y }) => y)];
    const board = `${Math.max(...xs) - Math.min(...xs) + 1} x ${Math.max(...ys) - Math.min(...ys) + 1}`;
    say(size, `late: ${state.tiles.length} tiles, ${board}`, `${Math.round(space)} px a space (all of it: at most ${Math.round(most)}), ${percent(share)} of the shorter side`);
    if (process.env.ROOM_SHOTS) await page.screenshot({ path: `${process.env.ROOM_SHOTS}-late-${size}.png` });
    await page.context().close();
  }
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : [...kSizes, 'late'];
const setting = await Setting.open();
try {
  for (const each of wanted) await (each === 'late' ? measureLate(setting) : measureSize(setting, each));
} finally {
  await setting.close();
}
