import { useSignalEffect } from '@preact/signals';

import { callsGhosts, cemeteryDraws, mostOf } from '../../game/risk';
import { isTogether } from '../../game/standing';
import type { Parts, TableToRead } from '../../session/ports';
import { words } from '../../words';
import { endInWords, foresightSentences } from './foresight_words';

/** Before the drawn tile lies anywhere: what its symbols can bring, which eyes see on it, and that this could lose the game. */
function DrawnTile({ table }: { table: TableToRead }) {
  const { state, next } = table.now.value;
  const face = state?.drawn ? table.atlas.value?.faces.get(state.drawn) : undefined;
  if (!state || !face || next?.kind !== 'place_tile' || !isTogether(state)) return null;
  const { know } = words;
  return (
    <>
      <p class="for-ears">{callsGhosts(state, face) ? know.cemeteryCalls : know.shows(face.ghosts, cemeteryDraws(state))}</p>
      {mostOf(state, face) > state.ghosts.supply && <p class="consequence danger">{know.riskNow(state.ghosts.supply)}</p>}
    </>
  );
}

/** What the decision in mind leads to, as the server foresees it: it is drawn on the board, and said of it is how the game ends. */
export function Foreseen({ session }: { session: Parts<'table' | 'seat' | 'ahead'> }) {
  useSignalEffect(() => session.ahead.look());
  const foreseen = session.ahead.foreseen.value;
  const { state } = session.table.now.value;
  if (!state) return null;
  if (foreseen === null || foreseen === 'missing') return <DrawnTile table={session.table} />;
  if (foreseen === 'coming') return null;
  const ends = endInWords(foreseen);
  return (
    <>
      <p class="for-ears foreseen" role="status">
        {foresightSentences(foreseen, state, session.ahead.points.value).join(' ')}
      </p>
      {ends && (
        <p class={foreseen.consequences.outcome === 'lost' ? 'consequence danger' : 'consequence'} aria-hidden="true">
          {ends}
        </p>
      )}
    </>
  );
}
