import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';

import type { Webhook } from '../../protocol/telling';
import type { Player } from '../../session/player';
import { OwnWebhook } from '../../session/webhook';
import { language } from '../../words';
import { youWords } from '../../words/you';
import { Refusal } from '../common/refusal';
import { CopyLink } from '../common/share_link';
import { SureButton } from '../common/sure_button';
import { kLongest, written } from '../../session/written';

function moment(at: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
}

/** What became of the last delivery. */
function lastOf({ delivered_at, failing_since, disabled_at }: Webhook): string {
  const words = youWords()!;
  if (disabled_at) return words.hookDisabled(moment(disabled_at));
  if (failing_since) return words.hookFailing(moment(failing_since));
  return delivered_at ? words.hookDelivered(moment(delivered_at)) : '';
}

function AddressForm({ hook, url, label }: { hook: OwnWebhook; url: string; label: string }) {
  const words = youWords()!;
  const given = useSignal(url);
  const submit = (event: Event) => {
    event.preventDefault();
    const text = given.value.trim();
    if (text !== '') void hook.put(text);
  };
  return (
    <form class="stack" onSubmit={submit}>
      <label class="labelled">
        <span>{words.hookAddress}</span>
        <input
          type="url"
          inputMode="url"
          spellcheck={false}
          autocomplete="off"
          value={given.value}
          aria-invalid={hook.isWrong.value}
          onInput={(event) => (given.value = written(event, kLongest.url))}
        />
      </label>
      {hook.isWrong.value && (
        <p class="warning" role="alert">
          {words.hookWrong}
        </p>
      )}
      <div class="buttons">
        <button type="submit" class="button" disabled={hook.isBusy.value || given.value.trim() === ''}>
          {label}
        </button>
      </div>
    </form>
  );
}

/** The secret, this once. */
function Secret({ secret }: { secret: string }) {
  const words = youWords()!;
  return (
    <>
      <CopyLink link={secret} label={words.hookSecret} copyLabel={words.hookCopy} />
      <p class="warning">{words.hookSecretOnce}</p>
    </>
  );
}

function Standing({ hook, now }: { hook: OwnWebhook; now: Webhook }) {
  const words = youWords()!;
  const test = hook.test.value;
  return (
    <>
      <p class="hook-url">{now.url}</p>
      {hook.secret.value && <Secret secret={hook.secret.value} />}
      <p class="quiet" role="status">
        {test ? (test.delivered ? words.hookTested : words.hookTestFailed) : lastOf(now)}
      </p>
      {(test?.fault ?? now.fault) && (
        <p class="hook-fault" lang="en">
          {test?.fault ?? now.fault}
        </p>
      )}
      <div class="buttons">
        <button type="button" class="button" disabled={hook.isBusy.value} onClick={() => void hook.tryOut()}>
          {words.hookTest}
        </button>
        <SureButton label={words.hookRemove} act={() => hook.remove()} />
      </div>
      <details>
        <summary>{words.hookChange}</summary>
        <AddressForm key={now.created_at} hook={hook} url={now.url} label={words.hookPut} />
      </details>
    </>
  );
}

/** Has another server told, such as a chat bot or a bridge to mail. */
export function WebhookCard({ me }: { me: Player }) {
  const words = youWords()!;
  const hook = useMemo(() => new OwnWebhook(me), [me.token]);
  useEffect(() => void hook.look(), [hook]);
  const now = hook.now.value;
  return (
    <section class="card webhook">
      <h2>{words.hook}</h2>
      {now === null && <AddressForm hook={hook} url="" label={words.hookPut} />}
      {now && <Standing hook={hook} now={now} />}
      <Refusal refusals={hook.refusals} />
    </section>
  );
}
