import { useSignalEffect } from '@preact/signals';

import { callsGhosts, cemeteryDraws, mostOf } from '../../game/risk';
import { isTogether } from '../../game/standing';
import type { Parts, TableToRead } from '../../session/ports';
import { words } from '../../words';
import { foresightSentences } from './foresight_words';

/** These say below what they come to, from what is known already. */
const kWeighed = ['scoring', 'chase'];

/** Before the drawn tile lies anywhere: what its symbols can bring. */
function DrawnTile({ table }: { table: TableToRead }) {
  const { state, next } = table.now.value;
  const face = state?.drawn ? table.atlas.value?.faces.get(state.drawn) : undefined;
  if (!state || !face || next?.kind !== 'place_tile' || !isTogether(state)) return null;
  const danger = mostOf(state, face) > state.ghosts.supply;
  return (
    <p class={danger ? 'consequence danger' : 'consequence'}>
      {callsGhosts(state, face) ? words.know.cemeteryCalls : words.know.shows(face.ghosts, cemeteryDraws(state))}{' '}
      {danger && words.know.riskNow(state.ghosts.supply)}
    </p>
  );
}

/** What the decision in mind leads to, as the server foresees it. */
export function Foreseen({ session }: { session: Parts<'table' | 'seat' | 'ahead'> }) {
  useSignalEffect(() => session.ahead.look());
  const foreseen = session.ahead.foreseen.value;
  const { state } = session.table.now.value;
  if (!state || kWeighed.includes(session.seat.draft.value.kind)) return null;
  if (foreseen === null || foreseen === 'missing') return <DrawnTile table={session.table} />;
  if (foreseen === 'coming') return <p class="consequence coming-soon">{words.know.foreseeing}</p>;
  const lost = foreseen.consequences.outcome === 'lost';
  return (
    <p class={lost ? 'consequence foreseen danger' : 'consequence foreseen'} role="status">
      {foresightSentences(foreseen, state, session.ahead.points.value).join(' ')}
    </p>
  );
}
