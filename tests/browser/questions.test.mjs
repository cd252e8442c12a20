import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Watch } from './browser.mjs';
import { asked, kQuestions } from './moments.mjs';
import { goToServer, kLarge, kPhone, openPage } from './pages.mjs';
import { Player } from './player.mjs';
import { decidedAt } from './rooms.mjs';
import { picture, Setting } from './setting.mjs';

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
const kScreens = { wide: kLarge, phone: kPhone };

let setting;

before(async () => {
  setting = await Setting.open();
});

after(() => setting?.close());

/** Answers each question of some games in the page. */
async function answerAll(player, game, size) {
  for await (const { kind, seq, room } of asked(player.page, setting, game)) {
    await player.page.locator('.action.mine .ask').waitFor();
    await picture(player.page, `question-${kind}-${size}`);
    await player.decide(kind, seq);
    await player.reaches(seq + 1);
    assert.equal(await decidedAt(setting, room, seq + 1), kAnswers[kind]);
  }
}

for (const [size, screen] of Object.entries(kScreens)) {
  test(`every question is answered in a ${size} window`, { timeout: 120_000 }, async () => {
    const watch = new Watch(setting.url);
    const page = await openPage(setting, watch, size, screen);
    await goToServer(setting, page);
    const player = new Player(page, 'Ana', size === 'wide');
    for (const game of kQuestions.slice(1)) await answerAll(player, game, size);
    assert.deepEqual(watch.complaints, []);
    await page.context().close();
  });
}
