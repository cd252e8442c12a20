import type { Deciding } from '../../session/ports';
import { words } from '../../words';
import { tileInWords } from '../telling/in_words';

/** Says how the drawn tile lies while it is tried, each time that it is put elsewhere or turned. */
export function DraftInWords({ session }: { session: Deciding }) {
  const draft = session.seat.draft.value;
  const drawn = session.table.now.value.state?.drawn;
  const face = drawn ? session.table.atlas.value?.faces.get(drawn) : undefined;
  const lies = face && draft.kind === 'tile' && draft.at;
  return (
    <p class="for-ears" role="status">
      {lies && words.look.lies(session.table.where(lies), tileInWords(face, draft.rotation))}
    </p>
  );
}
