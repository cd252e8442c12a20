import { decides } from '../game/deciding';
import type { Log } from '../game/log';
import { playerOf } from '../game/standing';
import type { GameEvent, Line, Update } from '../protocol/types';

/** What a sound means; each means one thing only. */
export type Cue = 'turn' | 'tile' | 'meeple' | 'points' | 'clear' | 'ghost' | 'home' | 'back' | 'word' | 'won' | 'lost' | 'hurry';

/** What is worth hearing of a game, by the event that tells it; the end is heard by how it came out. */
export const cueOfEvent: Partial<Record<Exclude<GameEvent['type'], 'game_ended'>, Cue>> = {
  tile_placed: 'tile',
  face_down_placed: 'tile',
  meeple_placed: 'meeple',
  meeple_buried: 'meeple',
  hound_placed: 'meeple',
  fairy_placed: 'meeple',
  floor_placed: 'tile',
  score_changed: 'points',
  ghosts_placed: 'ghost',
  meeple_haunted: 'ghost',
  bank_completed: 'clear',
  ghosts_removed: 'home',
  meeple_returned: 'back',
};

/** So little time left is told once. */
export const kHurryMs = 10_000;

/** Whoever watches a game against each other is glad with the winner. */
function endCue(event: Extract<GameEvent, { type: 'game_ended' }>, { seat, now }: Log): Cue {
  if (event.outcome !== 'finished') return event.outcome === 'won' ? 'won' : 'lost';
  const mine = seat === null || event.winners.some((colour) => now.state && playerOf(now.state, colour) === seat);
  return mine ? 'won' : 'lost';
}

function ofUpdate({ events }: Update, log: Log): Cue[] {
  const end = events.find((event) => event.type === 'game_ended');
  // What the last move brought about would drown how the game came out.
  if (end) return [endCue(end, log)];
  return events.flatMap((event) => (event.type === 'game_ended' ? [] : (cueOfEvent[event.type] ?? [])));
}

/** Whose decision was the last; null before the first. */
function lastToDecide({ updates }: Log): number | null {
  const last = updates.filter((update) => update.actor.kind === 'player').at(-1);
  return last?.actor.kind === 'player' ? last.actor.player : null;
}

/** Whether this seat has come to decide; who plays alone is not called each time. */
function isCalled(before: Log, after: Log): boolean {
  const { seat } = after;
  if (seat === null || !decides(after.now.next, seat) || decides(before.now.next, seat)) return false;
  return lastToDecide(after) !== seat;
}

/** Whether a line is one that is not shown. */
type Hides = (line: Line) => boolean;

/** Somebody else said, proposed or asked something. */
function isSpokenTo({ team: before }: Log, { team, seat }: Log, isHidden: Hides): boolean {
  const line = team.chat.at(-1);
  const said = line !== undefined && line.seat !== seat && !isHidden(line) && line.number > (before.chat.at(-1)?.number ?? 0);
  const old = new Set(before.proposals.map(({ number }) => number));
  const proposed = team.proposals.some((proposal) => proposal.seat !== seat && !old.has(proposal.number));
  const asked = team.undo !== null && before.undo === null && team.undo.seat !== seat;
  return said || proposed || asked;
}

/** What is heard when a message has led from one log to the next; each cue once, in the order of events. */
export function cuesOf(before: Log, after: Log, isHidden: Hides = () => false): Cue[] {
  if (before.room === null || before.room.id !== after.room?.id) return [];
  const follows = after.now.seq === before.now.seq + 1;
  const update = follows ? after.updates.at(-1) : undefined;
  const happened = update ? ofUpdate(update, after) : [];
  const called = follows && isCalled(before, after) ? (['turn'] as const) : [];
  const spoken = isSpokenTo(before, after, isHidden) ? (['word'] as const) : [];
  return [...new Set([...happened, ...spoken, ...called])];
}

/** Whether the last message told of a tile that this seat has laid. */
export function hasLaid(before: Log, { now, updates, seat }: Log): boolean {
  const update = now.seq === before.now.seq + 1 ? updates.at(-1) : undefined;
  const { actor } = update ?? {};
  return actor?.kind === 'player' && actor.player === seat && update!.events.some(({ type }) => type === 'tile_placed');
}

/** In how many milliseconds after the clock was told little time is left to a seat; null if that will not come. */
export function hurryIn({ team: { clock }, room, seat }: Log): number | null {
  if (seat === null || clock?.running !== seat || room?.paused) return null;
  const left = clock.remaining_ms[seat] ?? 0;
  return left > kHurryMs ? left - kHurryMs : null;
}

/** The cues that are heard while nobody looks: those by which a player is called. */
export function callsFromAfar(cues: Cue[]): Cue[] {
  return cues.filter((cue) => cue === 'turn' || cue === 'hurry');
}
