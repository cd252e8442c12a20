import { useSignal } from '@preact/signals';

import { forkGame } from '../../protocol/games';
import type { GameSummary } from '../../protocol/types';
import { enter } from '../../session/enter';
import type { TableToRead } from '../../session/ports';
import { words, wordsForError } from '../../words';

/** Opens a room whose game goes on from the moment that is shown. */
export function ForkHere({ table, record }: { table: TableToRead; record: GameSummary }) {
  const same = useSignal(false);
  const busy = useSignal(false);
  const refusal = useSignal<string | null>(null);
  const { seq, state } = table.now.value;
  const over = state?.outcome !== 'undecided';
  const fork = async () => {
    busy.value = true;
    refusal.value = await enter((secret) => forkGame(record, seq, same.value ? 'same' : 'fresh', secret));
    busy.value = false;
  };
  return (
    <div class="fork">
      <button type="button" class="button small" disabled={over || busy.value} onClick={() => void fork()}>
        {words.replay.fork}
      </button>
      {over && <p class="quiet">{words.replay.forkOver}</p>}
      {!over && record.ended_ms !== null && (
        <label class="check">
          <input type="checkbox" checked={same.value} onChange={(event) => (same.value = event.currentTarget.checked)} />
          <span>{words.replay.sameOrder}</span>
        </label>
      )}
      {refusal.value && (
        <p class="notice" role="alert">
          {wordsForError(refusal.value)}
        </p>
      )}
    </div>
  );
}
