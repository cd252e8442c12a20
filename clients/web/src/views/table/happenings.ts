import { isTogether, playerOf } from '../../game/standing';
import type { RoomSession } from '../../session/room_session';
import { playerName } from '../../session/names';
import type { GameEvent } from '../../protocol/types';
import { words } from '../../words';

/** One event in words, with the names of this room; null for events that others already tell. */
export function tell(session: RoomSession, event: GameEvent): string | null {
  const { state } = session.now.value;
  const player = (index: number) => playerName(session.room.value, index);
  return words.event(event, {
    player,
    place: (at) => session.where(at),
    rival: (colour) => {
      const owner = state && !isTogether(state) ? playerOf(state, colour) : null;
      return owner === null ? null : player(owner);
    },
    oneTrack: state?.tracks.length === 1,
  });
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
