import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { advance, besideCemetery, topicsOf } from './advance.mjs';
import { Watch } from './browser.mjs';
import { goToServer, sitAt, tokenOf } from './pages.mjs';
import { gather, openPair, playOn } from './pair.mjs';
import { Player } from './player.mjs';
import { kNames, positionOf, startRoom } from './rooms.mjs';
import { picture, Setting } from './setting.mjs';

const kMostGames = 40;
/** The last turns are played by hand from so few ghosts, tiles or lacking points on. */
const kLastGhosts = 7;
const kLastTiles = 2;
const kLastPoints = 12;
/** What the levels add to the questions; on a castle a meeple may stand from level 2 on. */
const kLevels = [
  { level: 2, adds: ['haunt_cemetery', 'bury', 'castle'] },
  { level: 3, adds: ['place_hound'] },
  { level: 4, adds: ['place_hound', 'chase_ghosts'] },
  { level: 5, adds: ['place_face_down', 'bury'] },
  { level: 6, adds: ['assign_points'] },
];

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

/** Who holds the pages; they give up no points for ghosts, so that the last turns are few. */
function playersAt(pages) {
  return pages.map((page, i) => Object.assign(new Player(page, kNames[i], i === 0), { fewGhosts: 0 }));
}

const tokensOf = (pages) => Promise.all(pages.map((page) => tokenOf(page)));

/** Both play by hand until each of them has decided. */
async function open(players) {
  const { player: first } = await players[0].reaches(1);
  const { seq } = await playOn(players, 1, { enough: ({ player }) => player !== first });
  await playOn(players, seq, { enough: (moment) => moment.seq > seq });
}

/** A game and its pages, which are away while others decide for them: nobody looks at what they would draw. */
class Visited {
  #pages;
  #areThere;

  constructor(game, pages, areThere) {
    Object.assign(this, game);
    this.#pages = pages;
    this.#areThere = areThere;
  }

  async enter() {
    if (this.#areThere) return;
    this.#areThere = true;
    await Promise.all(this.#pages.map((page, i) => sitAt(setting, page, this, i)));
  }

  async leave() {
    if (!this.#areThere) return;
    this.#areThere = false;
    await Promise.all(this.#pages.map((page) => goToServer(setting, page)));
  }
}

/** A new game of the same people, to which they come in the middle. */
async function another(pages, level) {
  const game = await startRoom(setting, { game: 'mists', level, seats: pages.length });
  return new Visited(game, pages, false);
}

/** Answers a question by hand, on the page of whom it is asked; `topic` is its kind, or where a meeple shall stand. */
async function answer(players, { seq, next }, topic) {
  const player = players[next.player];
  await Promise.all(players.map((each) => each.reaches(seq)));
  if (topic === next.kind) await player.decide(topic, seq);
  else await player.placeMeeple(topic);
  await Promise.all(players.map((each) => each.reaches(seq + 1)));
}

/** Of several tracks, all must come to the goal. */
const isNearGoal = ({ goal, tracks }) => tracks.every(({ points }) => goal - points <= kLastPoints);
const isLate = ({ state }) => state.ghosts.supply <= kLastGhosts || state.piles[0] <= kLastTiles || isNearGoal(state);

/**
 * Lets a game go on to each wanted question, which is answered by hand, and once all have been, to its
 * last turns, which are played by hand. False if the game was over before.
 */
async function playToEnd(players, game, wanted) {
  const wantedOf = (position) => topicsOf(position).find((topic) => wanted.has(topic));
  const isTime = async (position) => {
    const now = wantedOf(position) || (wanted.size === 0 && isLate(position));
    if (!now) await game.leave();
    return now;
  };
  const prefer = (position) => (wanted.has('bury') ? besideCemetery(position) : undefined);
  for (;;) {
    const position = await advance(setting, game, isTime, prefer);
    if (position.next.actor === 'nobody') return false;
    await game.enter();
    const topic = wantedOf(position);
    if (!topic) return playOn(players, position.seq);
    await answer(players, position, topic);
    wanted.delete(topic);
  }
}

/** Each page says the same of the end as the server; with the points of each scoring meeple. */
async function compareEnds(players, state) {
  const points = state.tracks.map((track) => track.points);
  const verdict = { won: 'The mist lifts', lost: 'Lost in the mist' }[state.outcome];
  for (const { page } of players) {
    const end = page.getByRole('heading', { name: verdict });
    await end.waitFor();
    const told = await end.textContent();
    for (const each of points) assert.ok(told.includes(String(each)), `${each} points in "${told}"`);
  }
}

async function compareBoards(players, state) {
  for (const player of players) {
    assert.equal(await player.tiles(), state.tiles.length);
    assert.equal(await player.page.locator('.face-down').count(), state.face_down.length);
    assert.equal(await player.page.locator('.buried .meeple').count(), state.buried.length);
    assert.equal(await player.page.locator('.meeples .meeple-on-board').count(), state.meeples.length);
  }
}

for (const { level, adds } of kLevels) {
  test(`two pages play level ${level} to its end`, { timeout: 240_000 }, async () => {
    const watch = new Watch(setting.url);
    const pages = await openPair(setting, watch);
    const players = playersAt(pages);
    const room = await gather(setting, pages, (page) => page.getByLabel(`Level ${level}`).check());
    await open(players);
    let game = new Visited({ room, tokens: await tokensOf(pages) }, pages, true);
    const wanted = new Set(adds);
    for (let games = 1; !(await playToEnd(players, game, wanted)); games += 1) {
      assert.ok(games < kMostGames, `never asked: ${[...wanted]}`);
      game = await another(pages, level);
    }
    const { state } = await positionOf(setting, game.room);
    await compareEnds(players, state);
    await compareBoards(players, state);
    await picture(pages[0], `level${level}-end-wide`);
    await picture(pages[1], `level${level}-end-phone`);
    assert.deepEqual(watch.complaints, []);
    await Promise.all(pages.map((page) => page.context().close()));
  });
}

/** Puts a meeple of one player on a field, by hand. */
async function putFarmer(players, game, index) {
  const isFree = (position) => position.next.player === index && topicsOf(position).includes('field');
  await game.leave();
  const position = await advance(setting, game, isFree);
  await game.enter();
  await answer(players, position, 'field');
  const { state } = await positionOf(setting, game.room);
  const [colour] = Object.keys(state.supplies[index]);
  assert.ok(state.meeples.some((m) => m.colour === colour && m.segment.startsWith('field')));
}

test('two pages play the base game to its end', { timeout: 240_000 }, async () => {
  const watch = new Watch(setting.url);
  const pages = await openPair(setting, watch);
  const players = playersAt(pages);
  const room = await gather(setting, pages, (page) => page.getByLabel('Base game').check());
  const game = new Visited({ room, tokens: await tokensOf(pages) }, pages, true);
  for (const index of [0, 1]) await putFarmer(players, game, index);
  await game.leave();
  const { seq } = await advance(setting, game, ({ state }) => state.piles[0] <= kLastTiles);
  await game.enter();
  await playOn(players, seq);
  const { state } = await positionOf(setting, room);
  assert.equal(state.outcome, 'finished');
  const winners = kNames.slice(0, 2).filter((_, i) => state.winners.includes(Object.keys(state.supplies[i])[0]));
  const verdict = winners.length > 1 ? 'Ana and Ben share the win' : `${winners[0]} wins`;
  for (const page of pages) {
    await page.getByRole('heading', { name: verdict }).waitFor();
    const shown = await page.locator('.own-points').allTextContents();
    assert.deepEqual(shown.map(Number).sort(), state.tracks.map(({ points }) => points).sort());
  }
  await compareBoards(players, state);
  await picture(pages[0], 'base-end-wide');
  await picture(pages[1], 'base-end-phone');
  assert.deepEqual(watch.complaints, []);
  await Promise.all(pages.map((page) => page.context().close()));
});
