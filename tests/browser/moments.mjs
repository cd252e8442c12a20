import { holdSeat, startRoom } from './rooms.mjs';
import { rush } from './rush.mjs';

/** Every question of the games, with a game that comes to ask it. */
export const kQuestions = [
  { options: { game: 'mists', level: 1, seats: 1 }, kinds: ['place_tile', 'place_meeple', 'score'] },
  { options: { game: 'mists', level: 3, seats: 1 }, kinds: ['bury', 'haunt_cemetery', 'place_hound', 'chase_ghosts'] },
  { options: { game: 'mists', level: 6, seats: 1 }, kinds: ['assign_points', 'place_face_down'] },
  { options: { game: 'ghosts', seats: 2 }, kinds: ['haunt_meeple'] },
];

const kMostGames = 400;

/**
 * Whether the page, which proposes a tile, asks for a meeple as well: on a tile of mist alone none can
 * stand, and it is proposed at once.
 */
export async function asksForMeeple(page) {
  const question = page.locator('.action', { hasText: 'Put a meeple on the new tile' });
  await question.or(page.locator('.proposal')).first().waitFor();
  return question.isVisible();
}

/**
 * Plays games at random until each of `kinds` was asked of the page, which holds the first seat. Gives
 * each moment once, with the page at its table.
 */
export async function* asked(page, setting, { options, kinds }) {
  const wanted = new Set(kinds);
  for (let games = 0; wanted.size > 0; games += 1) {
    if (games > kMostGames) throw new Error(`never asked: ${[...wanted]}`);
    const game = await startRoom(setting, options);
    await holdSeat(page, game.room, game.tokens[0]);
    for (;;) {
      const moment = await rush(page, { ...game, kinds: [...wanted] });
      if (!moment) break;
      const address = setting.address(`r/${game.room}`);
      if (page.url() !== address) await page.goto(address);
      await page.locator(`.table[data-seq="${moment.seq}"] .action.mine`).waitFor();
      wanted.delete(moment.kind);
      yield { ...moment, ...game };
      // Whoever looked may have left the table; the same question would come again if nobody answered.
      if (wanted.size === 0) return;
    }
  }
}
