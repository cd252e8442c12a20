import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import type { Act } from '../../protocol/admin';
import type { Office } from '../../session/admin/office';
import { words as pageWords, wordsForError } from '../../words';
import { adminWords } from '../../words/admin';
import { moment } from './moments';
import { Fault, useDoing } from './told';

/** What was asked for, in a line: of an act that was not done, which and why. */
function detailsOf({ act, details }: Act): string {
  const words = adminWords();
  const { number, code, ...asked } = details as Record<string, unknown>;
  if (act === 'not_done') return words.audit.notDone(Number(number), wordsForError(String(code)));
  return Object.entries(asked)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => (/seconds$/.test(name) ? pageWords.duration(Number(value)) : String(value)))
    .join(' · ');
}

function ActLine({ act }: { act: Act }) {
  const words = adminWords().audit;
  return (
    <li class={act.act === 'not_done' ? 'not-done' : ''} data-act={act.act}>
      <span class="act-number">{act.number}</span>
      <span class="grows">
        <b>{words.acts[act.act]}</b> <code>{act.target}</code> {detailsOf(act)}
        <small class="quiet">
          <time dateTime={act.at}>{moment(act.at)}</time>, {words.from(act.from)}
        </small>
      </span>
    </li>
  );
}

/** Everything that administrators did, page by page. */
export function AuditPart({ office }: { office: Office }) {
  const words = adminWords();
  const acts = useSignal<Act[] | null>(null);
  const next = useSignal<number | null>(null);
  const doing = useDoing();
  const fetchPage = (before: number | null) =>
    void doing.run(async () => {
      const page = await office.ask((admin) => admin.audit(before));
      acts.value = before === null ? page.acts : [...(acts.value ?? []), ...page.acts];
      next.value = page.next;
    });
  useEffect(() => fetchPage(null), []);
  return (
    <>
      <Fault code={doing.refusals.code.value} />
      <section class="card">
        {acts.value?.length === 0 && <p class="quiet">{words.nothing}</p>}
        <ol class="admin-list">{acts.value?.map((act) => <ActLine key={act.number} act={act} />)}</ol>
        <div class="buttons">
          {next.value !== null && (
            <button type="button" class="button" disabled={doing.busy.value} onClick={() => fetchPage(next.value)}>
              {words.more}
            </button>
          )}
          <button type="button" class="button" disabled={doing.busy.value} onClick={() => fetchPage(null)}>
            {words.again}
          </button>
        </div>
      </section>
    </>
  );
}
