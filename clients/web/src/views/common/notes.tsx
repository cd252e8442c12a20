import type { Parts } from '../../session/ports';
import { PausedNote } from '../team/pause';
import { Announcement } from './announcement';
import { ForgetfulNote } from './forgetful_note';
import { LineNote } from './line_note';

/** What is to be known first: how the line is, what the server's administrator says, that nothing is kept, that all is paused. */
export function Notes({ session }: { session: Parts<'table' | 'acts' | 'line'> }) {
  return (
    <div class="notes">
      <LineNote line={session.line} />
      <Announcement table={session.table} />
      <ForgetfulNote />
      <PausedNote session={session} />
    </div>
  );
}
