import type { GameEvent, Update } from '../protocol/types';

/** What happened in one turn, in order. */
export interface TurnStory {
  turn: number;
  player: number;
  events: { seq: number; event: GameEvent; planned: boolean }[];
}

/**
 * The entries of a log told turn by turn. An update's events can run over into the next turn; what
 * comes before the first `turn_started` belongs to turn 1 of player 0.
 */
export function storyOf(updates: readonly Update[]): TurnStory[] {
  let current: TurnStory = { turn: 1, player: 0, events: [] };
  const turns = [current];
  for (const { seq, events, actor } of updates) {
    const planned = actor.kind === 'player' && actor.planned === true;
    for (const event of events) {
      if (event.type === 'turn_started' && event.turn !== current.turn) {
        current = { turn: event.turn, player: event.player, events: [] };
        turns.push(current);
      }
      current.events.push({ seq, event, planned });
    }
  }
  return turns;
}
