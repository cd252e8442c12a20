import { useSignal } from '@preact/signals';

import type { Push } from '../../session/push';
import { youWords } from '../../words/you';
import { Refusal } from '../common/refusal';
import { SureButton } from '../common/sure_button';

/** The switch itself; a reader of the screen hears whether it is on. */
function Switch({ push, on }: { push: Push; on: boolean }) {
  const words = youWords()!;
  const busy = useSignal(false);
  const turn = async () => {
    busy.value = true;
    await (on ? push.turnOff() : push.turnOn());
    busy.value = false;
  };
  return (
    <button type="button" class="button switch" role="switch" aria-checked={on} aria-describedby="push-state" disabled={busy.value} onClick={() => void turn()}>
      <span class="knob" aria-hidden="true" />
      {words.pushSwitch}
    </button>
  );
}

/** Has this browser tell its player when it is their turn, by Web Push. */
export function PushSwitch({ push }: { push: Push }) {
  const words = youWords()!;
  const state = push.state.value;
  const elsewhere = push.elsewhere.value;
  if (state === 'none') return null;
  return (
    <section class="card push">
      <h2>{words.push}</h2>
      {(state === 'on' || state === 'off') && <Switch push={push} on={state === 'on'} />}
      <p id="push-state" class="quiet" role="status">
        {state && words.pushStates[state === 'on' ? 'off' : state]}
      </p>
      {push.failed.value && (
        <p class="notice" role="alert">
          {words.pushFailed}
        </p>
      )}
      {elsewhere > 0 && (
        <>
          <p class="quiet">{words.pushElsewhere(elsewhere)}</p>
          <div class="buttons">
            <SureButton label={words.pushEndElsewhere} act={() => push.turnOffElsewhere()} />
          </div>
        </>
      )}
      <Refusal refusals={push.refusals} />
    </section>
  );
}
