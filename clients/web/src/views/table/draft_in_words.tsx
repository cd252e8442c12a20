import type { RoomSession } from '../../session/room_session';
import { words } from '../../words';
import { tileInWords } from './in_words';

/** Says how the drawn tile lies while it is tried, each time that it is put elsewhere or turned. */
export function DraftInWords({ session }: { session: RoomSession }) {
  const draft = session.draft.value;
  const drawn = session.now.value.state?.drawn;
  const face = drawn ? session.atlas.value?.faces.get(drawn) : undefined;
  const lies = face && draft.kind === 'tile' && draft.at;
  return (
    <p class="for-ears" role="status">
      {lies && words.look.lies(session.where(lies), tileInWords(face, draft.rotation))}
    </p>
  );
}
