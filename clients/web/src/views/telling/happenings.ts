import { addUp } from '../../game/add_up';
import { isTogether, playerOf } from '../../game/standing';
import type { TableToRead } from '../../session/ports';
import type { GameEvent, Update } from '../../protocol/types';
import { words } from '../../words';

/** One event in words, with the names of this room; null for events that others already tell. */
export function tell(table: TableToRead, event: GameEvent): string | null {
  const { state } = table.now.value;
  const player = (index: number) => table.nameOf(index);
  return words.event(event, {
    player,
    place: (at) => table.where(at),
    rival: (colour) => {
      const owner = state && !isTogether(state) ? playerOf(state, colour) : null;
      return owner === null ? null : player(owner);
    },
    oneTrack: state?.tracks.length === 1,
  });
}

/** Events that came together in words, with the names of this room. */
export function tellAll(table: TableToRead, events: readonly GameEvent[]): string[] {
  return addUp(events).flatMap((event) => tell(table, event) ?? []);
}

/** That a player had planned an entry, if so. */
function plannedBy(table: TableToRead, entry: Update | null): string[] {
  const actor = entry?.actor;
  return actor?.kind === 'player' && actor.planned ? [words.plan.made(table.nameOf(actor.player))] : [];
}

/** What the last entries before the moment that is shown brought about, in words; a draw alone tells nothing. */
export function lastHappenings(table: TableToRead): string[] {
  const timeline = table.rewind.timeline.value;
  const { seq } = table.now.value;
  for (let i = seq; i > seq - 3; i -= 1) {
    const entry = timeline.entry(i);
    const lines = tellAll(table, entry?.events ?? []);
    if (lines.length > 0) return [...plannedBy(table, entry), ...lines];
  }
  return [];
}

/** What the entry that led to the moment shown was, in words. */
export function happenedNow(table: TableToRead): string[] {
  const { seq } = table.now.value;
  const entry = table.rewind.timeline.value.entry(seq);
  if (!entry) return [words.replay.beginning];
  const lines = tellAll(table, entry.events);
  if (lines.length > 0) return lines;
  if (entry.decision.type === 'draw_tile') return [words.replay.drawn];
  return entry.decision.type === 'pass' ? [words.replay.passed] : [];
}
