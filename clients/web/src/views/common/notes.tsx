import type { RoomSession } from '../../session/room_session';
import { Announcement } from './announcement';
import { LineNote } from './line_note';

/** What is to be known before anything else: how the line is, and what the server's administrator says. */
export function Notes({ session }: { session: RoomSession }) {
  return (
    <div class="notes">
      <LineNote session={session} />
      <Announcement session={session} />
    </div>
  );
}
