import { advance } from './advance.mjs';
import { goToServer, pressTool, sitAt } from './pages.mjs';
import { command, logOf, playOut, positionOf, startRoom } from './rooms.mjs';

/** A game has come so far that its board looks like one, and is not about to be lost. */
const kTurns = 9;
const kGhosts = 6;

const toBoard = (page) => page.locator('.table .board-tile').first().waitFor();

/** Decides for whoever is asked, as long as `goes`. */
async function decideWhile(setting, { room, tokens }, goes) {
  for (;;) {
    const position = await positionOf(setting, room);
    const { seq, next, legal } = position;
    if (next.actor === 'nobody') throw new Error(`the game of ${room} ended too early`);
    if (next.actor !== 'player') continue;
    if (!goes(position)) return seq;
    const pass = legal.find(({ type }) => type === 'pass') ?? legal[0];
    await command(setting, room, tokens[next.player], { type: 'decide', expect_seq: seq, decision: pass.id });
  }
}

/** A game of two in which the first has to place a tile, and has a meeple to put on it. */
async function gameUnderWay(setting) {
  for (;;) {
    const game = await startRoom(setting, { game: 'mists', level: 3, seats: 2 });
    const isThere = ({ state, next }) => next.kind === 'place_tile' && next.player === 0 && state.turn >= kTurns && Object.values(state.supplies[0]).some((n) => n > 0);
    const { state, next } = await advance(setting, game, isThere);
    if (next.actor === 'player' && state.ghosts.supply >= kGhosts) return game;
  }
}

/** Brings the page, which speaks German, through the states of a table, one after another, and gives the name of each. */
export async function* tableStates(setting, page) {
  const game = await gameUnderWay(setting);
  await sitAt(setting, page, game);
  await page.locator('.table[data-asked="place_tile"] .space').first().waitFor();
  yield 'own turn';

  await pressTool(page, 'Tipp');
  await page.locator('.hint-card').waitFor();
  await page.locator('.preview').waitFor();
  yield 'hint open';

  await page.locator('.hint-card .tool').click();
  await page.locator('.foreseen').waitFor({ state: 'attached' });
  yield 'tile previewed';

  await pressTool(page, 'Chat');
  await page.locator('.chat').waitFor();
  yield 'chat open';
  await page.locator('.chat .tool').first().click();

  for (const seat of [1, 0]) {
    const { seq, legal } = await positionOf(setting, game.room);
    await command(setting, game.room, game.tokens[seat], { type: 'propose', expect_seq: seq, decisions: [legal[0].id] });
  }
  await command(setting, game.room, game.tokens[1], { type: 'say', text: 'Schau dir das einmal an.' });
  await page.locator('.chat-news').waitFor();
  await page.locator('.proposal').nth(1).waitFor();
  yield 'said and proposed';
  // What was said is read, and no longer lies over the board.
  await pressTool(page, 'Chat, 1 neue Nachricht');
  await page.locator('.chat .tool').first().click();

  let { seq: before } = await positionOf(setting, game.room);
  await page.locator('.round.yes').click();
  await page.locator('.table:not([data-asked="place_tile"]), .table[data-player="1"]').waitFor();
  const placed = await positionOf(setting, game.room);
  // Without a meeple to put, the tile is all of the turn.
  if (placed.next.kind === 'place_meeple') {
    before = placed.seq;
    await page.locator('.spot').first().waitFor();
    yield 'meeple choice';
  }

  const seq = await decideWhile(setting, game, ({ next }) => next.player === 0);
  await page.locator(`.table[data-seq="${seq}"]`).waitFor();
  yield "another's turn";

  await command(setting, game.room, game.tokens[1], { type: 'undo', expect_seq: seq, seq: before });
  await page.locator('.undo-request').waitFor();
  yield 'undo asked for';

  await playOut(setting, game);
  await page.locator('.after').waitFor();
  yield 'game over';

  const rivals = await startRoom(setting, { game: 'ghosts', seats: 2 });
  await playOut(setting, rivals);
  await sitAt(setting, page, rivals);
  await page.locator('.after').waitFor();
  yield 'game against each other over';

  // The moment of which the most is told.
  const most = (await logOf(setting, game.room)).reduce((a, b) => (b.events.length > a.events.length ? b : a));
  await page.goto(setting.address(`g/${game.room}.1?seq=${most.seq}`));
  await toBoard(page);
  yield 'replay';

  const away = await startRoom(setting, { game: 'mists', level: 1, seats: 2, options: { absence: 'companion', grace_seconds: 0 } });
  await sitAt(setting, page, away);
  await toBoard(page);
  await goToServer(setting, page);
  // The other seat is somebody who is there, so that a companion decides for this one alone.
  const other = await page.context().newPage();
  await sitAt(setting, other, away, 1);
  await other.locator('.table[data-player="1"]').waitFor();
  await page.goto(setting.address(`r/${away.room}`));
  await page.locator('.missed-tile').first().waitFor();
  await other.close();
  yield 'while you were away';

  await page.goto(setting.address('learn'));
  await page.locator('.lesson .button').first().click();
  await page.locator('.guide').waitFor();
  yield 'lesson';

  await page.locator('.guide-next').click();
  await page.locator('.guide[data-step="draw"]').waitFor();
  yield 'lesson, a step on';
}
