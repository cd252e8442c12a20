import { useSignal } from '@preact/signals';

import type { Player } from '../../session/player';
import { mine } from '../../session/mine';
import type { You } from '../../session/you';
import { youWords } from '../../words/you';
import { Dialog } from '../common/dialog';
import { handOut } from '../common/hand_out';
import { Refusal } from '../common/refusal';
import { named } from '../../words/named';

function SaveAll({ you }: { you: You }) {
  const busy = useSignal(false);
  const save = async () => {
    busy.value = true;
    const file = await you.exported();
    if (file) await handOut(file);
    busy.value = false;
  };
  return (
    <button type="button" class="button" disabled={busy.value} onClick={() => void save()}>
      {youWords()!.save}
    </button>
  );
}

/** Names what goes, and asks twice. */
function Forget({ you, me, done }: { you: You; me: Player; done: () => void }) {
  const words = youWords()!;
  const asked = useSignal(false);
  const busy = useSignal(false);
  const forget = async () => {
    if (busy.value) return;
    busy.value = true;
    const forgotten = await you.forget();
    busy.value = false;
    if (!forgotten) return;
    done();
  };
  return (
    <Dialog title={words.forgetTitle(named(me.name))} onClose={done}>
      <section>
        <p>{words.forgetLead(mine.value?.games.length ?? 0)}</p>
        <ul class="goes">
          {words.goes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <SaveAll you={you} />
        {asked.value && (
          <p class="warning" role="alert">
            {words.forGood}
          </p>
        )}
        <Refusal refusals={you.refusals} />
        <div class="buttons">
          <button type="button" class="button danger" disabled={busy.value} onClick={() => (asked.value ? void forget() : (asked.value = true))}>
            {asked.value ? words.forgetNow : words.forget}
          </button>
          <button type="button" class="button" onClick={done}>
            {words.keep}
          </button>
        </div>
      </section>
    </Dialog>
  );
}

/** Everything that the server keeps of the player: to have, or to have it forgotten. */
export function KeepOrForget({ you, me }: { you: You; me: Player }) {
  const words = youWords()!;
  const open = useSignal(false);
  return (
    <section class="card keep-or-forget">
      <h2>{words.kept}</h2>
      <p class="quiet">{words.keptLead}</p>
      <div class="buttons">
        <SaveAll you={you} />
        <button type="button" class="button" aria-haspopup="dialog" onClick={() => (open.value = true)}>
          {words.forget}
        </button>
      </div>
      {open.value && <Forget you={you} me={me} done={() => (open.value = false)} />}
    </section>
  );
}
