import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { kPhone, kWide, openPage, openStory, pressTool, sitAt } from './pages.mjs';
import { Player } from './player.mjs';
import { call, command, logOf, positionOf, post, startRoom } from './rooms.mjs';
import { picture, Setting } from './setting.mjs';

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

/** Who sits at the table all the time has no need of plans. */
const kOverDays = { timer: { per: 'turn', seconds: 86_400 } };

/** A page at the seat of Ben, who waits for Ana. */
async function waiting(screen, options = { game: 'mists', level: 1, seats: 2, options: kOverDays }) {
  const watch = new Watch(setting.url);
  const game = await startRoom(setting, options);
  const ben = await openPage(setting, watch, 'Ben', screen);
  await sitAt(setting, ben, game, 1);
  await ben.locator('.table').waitFor();
  return { watch, game, ben };
}

/** Decides for whoever is to, as the rules' list has it first. */
async function decideFirst({ room, tokens }) {
  const { seq, next, legal } = await positionOf(setting, room);
  await command(setting, room, tokens[next.player], { type: 'decide', expect_seq: seq, decision: legal[0].id });
}

/** Plans over HTTP for each of sixteen tiles, so that one comes soon: anywhere, or where Ana is about to put hers. */
async function planMuch({ room, tokens }, inVain) {
  const { seq, state, legal } = await positionOf(setting, room);
  const isThere = ({ x, y }) => x === legal[0].x && y === legal[0].y;
  const likely = Object.entries(state.unseen).sort(([, a], [, b]) => b - a).slice(0, 16);
  const plans = [];
  for (const [tile] of likely) {
    const turn = await post(setting, `rooms/${room}/rehearsal`, { seq, tile }, tokens[1]);
    const place = turn.legal.filter((each) => isThere(each) === inVain).at(-1);
    if (place) plans.push({ tile, decisions: [place.id, 'pass'] });
  }
  await command(setting, room, tokens[1], { type: 'plan', plans });
}

/** Plays until Ben has had a turn and Ana is to play: he may ask to undo it, which takes a place among his tools. */
async function untilBenHasPlayed(game) {
  for (let benHas = false; ; ) {
    await decideFirst(game);
    const { player } = (await positionOf(setting, game.room)).next;
    if (benHas && player === 0) return;
    benHas ||= player === 1;
  }
}

for (const [screen, size] of [['wide', kWide], ['phone', kPhone]]) {
  test(`a turn is planned on the board, listed and removed, on a ${screen} screen`, { timeout: 90_000 }, async () => {
    const { watch, game, ben } = await waiting(size);
    await untilBenHasPlayed(game);
    await ben.getByRole('button', { name: 'Ask to undo' }).waitFor();
    const before = await positionOf(setting, game.room);
    await pressTool(ben, 'Plan your turn');
    await ben.getByRole('heading', { name: 'Plan your turn' }).waitFor();
    await picture(ben, `plans-${screen}`);
    await ben.locator('.plans-sheet .unseen-face').first().click();
    await ben.locator('.mode-note').waitFor();
    await ben.getByRole('button', { name: 'Stop planning' }).click({ trial: true });
    const player = new Player(ben, 'Ben', screen === 'wide');
    await player.placeTile();
    await picture(ben, `planning-${screen}`);
    const meeple = ben.getByRole('button', { name: 'No meeple', exact: true });
    await meeple.or(ben.locator('.plans-sheet .plan')).first().waitFor();
    if (await meeple.isVisible()) await player.passMeeple();
    await ben.locator('.plans-sheet .plan').waitFor();
    await picture(ben, `planned-${screen}`);
    const now = await positionOf(setting, game.room);
    assert.deepEqual(now, before, 'nothing was decided');

    await ben.locator('.plan').getByRole('button', { name: /^Remove the plan/ }).click();
    await ben.locator('.plan').waitFor({ state: 'detached' });
    await ben.keyboard.press('Escape');
    await ben.locator('.plans-sheet').waitFor({ state: 'detached' });
    assert.deepEqual(watch.complaints, []);
  });
}

test('what was planned is told as planned, and what could not be made is told to its player', { timeout: 120_000 }, async () => {
  // A game of rivals does not end before its tiles do.
  const { watch, game, ben } = await waiting(kWide, { game: 'ghosts', seats: 2, options: kOverDays });
  const told = { made: false, failed: false };
  await openStory(ben);
  while (!told.made || !told.failed) {
    const { seq, next } = await positionOf(setting, game.room);
    assert.notEqual(next.actor, 'nobody', 'the game was long enough');
    if (next.player === 0 && next.kind === 'place_tile') await planMuch(game, told.made);
    await decideFirst(game);
    const now = await positionOf(setting, game.room);
    await ben.locator(`.table[data-seq="${now.seq}"]`).waitFor();
    const entries = await logOf(setting, game.room, { since: seq });
    if (entries.some(({ actor }) => actor.planned)) {
      await ben.locator('.story').getByText('As Ben had planned:').first().waitFor();
      told.made = true;
    }
    const { plans } = await (await call(setting, `rooms/${game.room}/plans`, { token: game.tokens[1] })).json();
    if (now.next.player === 1 && plans.some(({ tile, refusal }) => tile === now.state.drawn && refusal !== null)) {
      await ben.getByText('Your plan for this tile could not be made. A tile is there already.').waitFor();
      told.failed = true;
    }
  }
  await picture(ben, 'as-planned-wide');
  assert.deepEqual(watch.complaints, []);
});
