import type { GameEvent } from '../protocol/types';

/**
 * The events as they are told: ghosts that go one after another, from tile to tile, for the same reason are told as one
 * event, which is where the first of them went.
 */
export function addUp(events: readonly GameEvent[]): GameEvent[] {
  const told: GameEvent[] = [];
  for (const event of events) {
    const last = told.at(-1);
    if (event.type === 'ghosts_removed' && last?.type === 'ghosts_removed' && last.cause === event.cause) {
      told[told.length - 1] = { ...last, count: last.count + event.count };
    } else told.push(event);
  }
  return told;
}
