import type { Parts } from '../../session/ports';
import { PausedNote } from './pause';
import { Announcement } from './announcement';
import { ForgetfulNote } from './forgetful_note';
import { LineNote } from './line_note';
import { LostPlayerNote } from './lost_player_note';

/**
 * What is to be known first: how the line is, what the server's administrator says, that nothing is kept,
 * that whoever played is not known any more, that all is paused.
 */
export function Notes({ session }: { session: Parts<'table' | 'acts' | 'line'> }) {
  return (
    <div class="notes">
      <LineNote line={session.line} />
      <Announcement table={session.table} />
      <ForgetfulNote />
      <LostPlayerNote />
      <PausedNote session={session} />
    </div>
  );
}
