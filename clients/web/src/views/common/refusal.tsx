import type { RoomSession } from '../../session/room_session';
import { words, wordsForError } from '../../words';

/** What the server refused, kept in sight wherever it was asked for, and when to ask again. */
export function Refusal({ session }: { session: RoomSession }) {
  const code = session.notice.value;
  const again = session.againIn.value;
  if (!code) return null;
  return (
    <p class="notice refusal card" role="alert">
      {wordsForError(code)} {again !== null && words.notices.again(words.fromNow(again))}
    </p>
  );
}
