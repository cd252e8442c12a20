import type { Parts } from '../../session/ports';
import { PausedNote } from '../team/pause';
import { Announcement } from './announcement';
import { LineNote } from './line_note';

/** What is to be known before anything else: how the line is, what the server's administrator says, that the game is paused. */
export function Notes({ session }: { session: Parts<'table' | 'acts' | 'line'> }) {
  return (
    <div class="notes">
      <LineNote line={session.line} />
      <Announcement table={session.table} />
      <PausedNote session={session} />
    </div>
  );
}
