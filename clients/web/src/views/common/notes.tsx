import type { RoomSession } from '../../session/room_session';
import { PausedNote } from '../team/pause';
import { Announcement } from './announcement';
import { LineNote } from './line_note';

/** What is to be known before anything else: how the line is, what the server's administrator says, that the game is paused. */
export function Notes({ session }: { session: RoomSession }) {
  return (
    <div class="notes">
      <LineNote session={session} />
      <Announcement session={session} />
      <PausedNote session={session} />
    </div>
  );
}
