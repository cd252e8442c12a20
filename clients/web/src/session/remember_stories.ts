import { storiesOf } from '../game/after/stories';
import type { Log } from '../game/log';
import { resultOf } from '../game/result';
import type { Review } from '../game/review';
import { lineOf } from '../game/undo';
import type { Waypoint } from '../game/waypoint';
import type { Colour, Update } from '../protocol/types';
import { keepStories } from './stories';

/**
 * Keeps what a game has to tell that was never told before, if it was played at this page from its beginning to its
 * end. `updates` is its whole log.
 */
export function rememberStories(log: Log, updates: readonly Update[], review: Review, at: number): void {
  const result = resultOf(log);
  const { state } = log.now;
  if (!result || !state || log.seat === null) return;
  const own = Object.keys(state.supplies[log.seat] ?? {}) as Colour[];
  const { id, game, level } = result;
  const stories = storiesOf({ final: state, line: lineOf(updates), review, own });
  keepStories({ id, waypoint: { game, level } as Waypoint, at }, stories);
}
