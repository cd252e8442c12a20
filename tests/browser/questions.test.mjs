import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { Player } from './player.mjs';
import { rush } from './rush.mjs';
import { picture, Setting } from './setting.mjs';

const kMostGames = 80;
/** What each kind of question is answered with. */
const kAnswers = {
  bury: 'bury_meeple',
  haunt_cemetery: 'haunt_cemetery',
  haunt_meeple: 'haunt_meeple',
  assign_points: 'assign_points',
  place_hound: 'place_hound',
  chase_ghosts: 'chase_ghosts',
  place_face_down: 'place_face_down',
};
const kGames = [
  { options: { game: 'mists', level: 3, seats: 1 }, kinds: ['bury', 'haunt_cemetery', 'place_hound', 'chase_ghosts'] },
  { options: { game: 'mists', level: 6, seats: 1 }, kinds: ['assign_points', 'place_face_down'] },
  { options: { game: 'ghosts', seats: 2 }, kinds: ['haunt_meeple'] },
];
const kSizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

async function call(path, body, token) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { method: 'POST', headers };
  const response = await fetch(new URL(`api/v1/${path}`, setting.url), body || token ? init : {});
  assert.ok(response.ok, `${path}: ${response.status}`);
  return response;
}

/** Opens a room, takes every seat and starts; the browser holds the first seat. */
async function begin(page, options) {
  const { room } = await (await call('rooms', { name: 'Questions', ...options })).json();
  const tokens = [];
  for (const name of ['Ana', 'Ben'].slice(0, options.seats)) {
    tokens.push((await (await call(`rooms/${room.id}/seats`, { name })).json()).token);
  }
  await page.evaluate(
    ([id, token]) => sessionStorage.setItem(`mistward.seat.${id}`, JSON.stringify({ name: 'Ana', token })),
    [room.id, tokens[0]],
  );
  await call(`rooms/${room.id}/start`, undefined, tokens[0]);
  return { room: room.id, tokens };
}

/** The type of the decision that became entry `seq`. */
async function decidedAt(room, seq) {
  const log = await (await call(`rooms/${room}/log?since=${seq - 1}`)).text();
  return JSON.parse(log.split('\n')[0]).decision.type;
}

/** Plays games of one kind until each wanted question has been answered in the page. */
async function answerAll(player, { options, kinds }, size) {
  const wanted = new Set(kinds);
  for (let games = 0; wanted.size > 0; games += 1) {
    assert.ok(games < kMostGames, `never asked: ${[...wanted]}`);
    const game = await begin(player.page, options);
    for (;;) {
      const asked = await rush(player.page, { ...game, kinds: [...wanted] });
      if (!asked) break;
      const address = new URL(`r/${game.room}`, setting.url).href;
      if (player.page.url() !== address) await player.page.goto(address);
      await player.reaches(asked.seq);
      await player.page.locator('.action.mine .why').waitFor();
      await picture(player.page, `question-${asked.kind}-${size}`);
      await player.decide(asked.kind, asked.seq);
      await player.reaches(asked.seq + 1);
      assert.equal(await decidedAt(game.room, asked.seq + 1), kAnswers[asked.kind]);
      wanted.delete(asked.kind);
    }
  }
}

for (const [size, viewport] of Object.entries(kSizes)) {
  test(`every question is answered in a ${size} window`, { timeout: 120_000 }, async () => {
    const watch = new Watch(setting.url);
    const context = await setting.browser.newContext({ viewport, hasTouch: true, reducedMotion: 'reduce' });
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
    await watch.follow(page, size);
    await page.goto(setting.url);
    const player = new Player(page, 'Ana', size === 'wide');
    for (const game of kGames) await answerAll(player, game, size);
    assert.deepEqual(watch.complaints, []);
    await context.close();
  });
}
