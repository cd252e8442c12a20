import type { RoomSession } from '../../session/room_session';
import { playerName } from '../../session/names';
import type { GameEvent } from '../../protocol/types';
import { words } from '../../words';

/** One event in words, with the names of this room; null for events that others already tell. */
export function tell(session: RoomSession, event: GameEvent): string | null {
  return words.event(event, (player) => playerName(session.room.value, player));
}

/** What the newest entries of the log brought about, in words; a draw alone tells nothing. */
export function lastHappenings(session: RoomSession): string[] {
  const { updates, earlier } = session.log.value;
  const recent = updates.length > 0 ? updates : earlier;
  for (let i = recent.length - 1; i >= 0 && i >= recent.length - 3; i -= 1) {
    const lines = recent[i]!.events.flatMap((event) => tell(session, event) ?? []);
    if (lines.length > 0) return lines;
  }
  return [];
}
