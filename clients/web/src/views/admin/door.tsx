import { useSignal } from '@preact/signals';

import type { ApiError } from '../../protocol/api';
import type { Office } from '../../session/admin/office';
import { words as pageWords, wordsForError } from '../../words';
import { adminWords } from '../../words/admin';
import { secondsUntilAgain } from '../../session/refusals';
import { pasted } from '../../session/written';

const kStart =
  '(umask 077; head -c 32 /dev/urandom | base64 > admin.token)\n' +
  'mistward --admin-token-file admin.token --backups backups';
const kTunnel = 'ssh -L 8080:127.0.0.1:8080 HOST';

/** Why the token did not open, in words, and when to try again. */
function WhyNot({ refusal }: { refusal: ApiError }) {
  const words = adminWords();
  const again = secondsUntilAgain(refusal);
  return (
    <p class="notice" role="alert">
      {refusal.code === 'rate_limited' ? words.door.limited : words.door.wrong}{' '}
      {again !== null && pageWords.notices.again(pageWords.fromNow(again))}
    </p>
  );
}

/** Asks for the token. It is in no form that a browser sends anywhere, and in no address. */
function TokenForm({ office }: { office: Office }) {
  const words = adminWords();
  const token = useSignal('');
  const tries = useSignal(false);
  const enter = async (event: Event) => {
    event.preventDefault();
    if (tries.value) return;
    tries.value = true;
    await office.enter(pasted(token.value));
    tries.value = false;
    token.value = '';
  };
  return (
    <form class="card admin-form" onSubmit={(event) => void enter(event)}>
      <p>{words.door.lead}</p>
      <label class="labelled">
        <span>{words.door.token}</span>
        <input
          type="password"
          autocomplete="off"
          required
          aria-describedby="token-hint"
          value={token.value}
          onInput={(event) => (token.value = event.currentTarget.value)}
        />
      </label>
      <p class="quiet" id="token-hint">
        {words.door.hint}
      </p>
      <button class="button primary" disabled={tries.value}>
        {words.door.enter}
      </button>
      {office.refusal.value && <WhyNot refusal={office.refusal.value} />}
    </form>
  );
}

/** What the host must do before there is anything to enter. */
function HowTo({ office, title, lead, commands, more }: HowToProps) {
  return (
    <section class="card admin-form" role="status">
      <h2>{title}</h2>
      <p>{lead}</p>
      <pre class="commands" tabIndex={0}>
        {commands}
      </pre>
      {more && <p>{more}</p>}
      <p>
        <button type="button" class="button" onClick={() => void office.look()}>
          {adminWords().again}
        </button>
      </p>
    </section>
  );
}

interface HowToProps {
  office: Office;
  title: string;
  lead: string;
  commands: string;
  more?: string;
}

/** What stands before the administration: the question for the token, or why there is none. */
export function Door({ office }: { office: Office }) {
  const words = adminWords();
  switch (office.door.value) {
    case 'off':
      return <HowTo office={office} title={words.door.off} lead={words.door.offLead} commands={kStart} more={words.door.offElsewhere} />;
    case 'away':
      return <HowTo office={office} title={words.door.away} lead={words.door.awayLead} commands={kTunnel} />;
    case 'unreachable':
      return (
        <section class="card admin-form" role="alert">
          <p class="notice">{wordsForError('unreachable')}</p>
          <p>
            <button type="button" class="button" onClick={() => void office.look()}>
              {words.again}
            </button>
          </p>
        </section>
      );
    case 'shut':
      return <TokenForm office={office} />;
    default:
      return <p class="quiet">{words.loading}</p>;
  }
}
