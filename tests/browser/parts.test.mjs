import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { gameAt } from './advance.mjs';
import { Watch } from './browser.mjs';
import { kPhone, openPage, sitAt } from './pages.mjs';
import { Player } from './player.mjs';
import { command, decidedAt, openRoom, positionOf, post } from './rooms.mjs';
import { picture, Setting } from './setting.mjs';

/** Every part of the six expansions. */
const kAll = ['abbot', 'inns', 'builder', 'pig', 'goods', 'dragon', 'fairy', 'princesses', 'portals', 'towers', 'abbeys', 'mayor', 'wagon', 'barn'];
const kMostAtOnce = 7;
const kSteps = 6;

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

const openPhone = (watch) => openPage(setting, watch, 'phone', { ...kPhone, isMobile: true, deviceScaleFactor: 2 });

/** A game with all parts, of somebody at this page and companions. */
async function withCompanions(companions) {
  const game = await openRoom(setting, { game: 'base', seats: companions + 1, parts: kAll }, 1);
  for (let seat = 1; seat <= companions; seat += 1) await post(setting, `rooms/${game.room}/seats/${seat}/companion`, undefined, game.owner);
  await post(setting, `rooms/${game.room}/start`, undefined, game.owner);
  return game;
}

test('a game with all parts is played to its end on a phone, and never is there a list of more than seven things', { timeout: 150_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPhone(watch);
  const game = await withCompanions(2);
  await sitAt(setting, page, game);
  const player = new Player(page, 'Ana', false);
  const done = new Set();
  for (let next = 1, turn = 0; ; turn += 1) {
    const { seq, asked, player: index } = await player.reaches(next);
    next = seq + 1;
    if (asked === 'none') break;
    if (index !== 0) continue;
    await page.locator('.action.mine').waitFor();
    await player.decide(asked, turn);
    await player.reaches(next);
    done.add(await decidedAt(setting, game.room, next));
  }
  await page.locator('.after').waitFor();
  assert.ok(player.mostAtOnce > 1 && player.mostAtOnce <= kMostAtOnce, `${player.mostAtOnce} things at once`);
  assert.ok(done.size >= 6, [...done].join(', '));
  assert.deepEqual(watch.complaints, []);
  await page.context().close();
});

/** The next step of the dragon for which the page is asked; Ben's are decided without a page. Null when the walk is over. */
async function nextStep(game) {
  for (;;) {
    const { seq, next, legal, state } = await positionOf(setting, game.room);
    if (next.kind !== 'move_dragon') return null;
    if (next.player === 0) return { seq, legal, walk: state.facts.dragon.walk };
    await command(setting, game.room, game.tokens[1], { type: 'decide', expect_seq: seq, decision: legal[0].id });
  }
}

/** Sees what the page shows of a step, and makes it on the board. */
async function walkOn(page, { seq, legal, walk }) {
  await page.locator(`.table[data-seq="${seq}"] .action.mine`).getByText(`step ${walk.length} of ${kSteps}`).waitFor();
  const tiles = page.locator('.pick.on-tile');
  assert.equal(await tiles.count(), legal.length);
  assert.equal(await page.locator('.dragon-arrow').count(), legal.length);
  assert.equal(await page.locator('.dragon-trail').count(), walk.length > 1 ? 1 : 0);
  await new Player(page, 'Ana', false).decide('move_dragon', seq);
}

test('the dragon is walked on the board, over a reload and a crash of the server', { timeout: 60_000 }, async () => {
  const watch = new Watch(setting.url);
  const page = await openPhone(watch);
  const interrupt = [
    () => page.reload(),
    async () => {
      watch.serverDown = true;
      await setting.crash();
      await page.getByText('Connection lost').waitFor();
      await setting.restart();
      await page.locator('.line-note').waitFor({ state: 'detached', timeout: 30_000 });
      watch.serverDown = false;
    },
  ];
  // Now and then it is shut in before anything could happen to its walk.
  while (interrupt.length > 0) {
    const game = await gameAt(setting, { game: 'base', seats: 2, parts: ['dragon', 'fairy'] }, ({ next, state }) => next.kind === 'move_dragon' && next.player === 0 && state.turn > 12);
    await sitAt(setting, page, game);
    for (let step = await nextStep(game); step; step = await nextStep(game)) {
      await walkOn(page, step);
      await new Player(page, 'Ana', false).reaches(step.seq + 1);
      await interrupt.shift()?.();
    }
    await page.locator('.table:not([data-asked="move_dragon"])').waitFor();
  }
  await picture(page, 'dragon-walk');
  assert.deepEqual(watch.complaints, []);
  await page.context().close();
});
