import { useSignal } from '@preact/signals';

import { codeOf } from '../../protocol/api';
import { report, type ReportReason } from '../../protocol/people';
import type { Line } from '../../protocol/types';
import { player } from '../../session/player';
import type { Talking } from '../../session/ports';
import { wordsForError } from '../../words';
import { companyWords } from '../../words/company';
import { named } from '../../words/named';
import { kLongest, written } from '../../session/written';

const kReasons: ReportReason[] = ['insult', 'hate', 'sexual', 'spam', 'private', 'other'];
/** One act at a time, and what became of it, for eyes and ears. */
function useAct() {
  const busy = useSignal(false);
  const done = useSignal('');
  const trouble = useSignal<string | null>(null);
  const run = async (act: () => Promise<string>) => {
    if (busy.value) return;
    busy.value = true;
    trouble.value = null;
    done.value = '';
    try {
      done.value = await act();
    } catch (error) {
      trouble.value = codeOf(error);
    }
    busy.value = false;
  };
  const outcome = (
    <>
      <p class="good" role="status">
        {done.value}
      </p>
      {trouble.value && (
        <p class="notice" role="alert">
          {wordsForError(trouble.value)}
        </p>
      )}
    </>
  );
  return { busy, done, run, outcome };
}

function Mute({ session: { muting }, line }: { session: Talking; line: Line }) {
  const words = companyWords()!;
  const { busy, run, outcome } = useAct();
  const hidden = muting.hides(line);
  const toggle = () =>
    run(async () => {
      if (hidden) {
        await muting.unmute(line);
        return words.unmuted(named(line.name));
      }
      const where = await muting.mute(line);
      return where === 'everywhere' ? words.mutedEverywhere(named(line.name)) : words.mutedHere(named(line.name));
    });
  return (
    <section>
      <p class="quiet">{words.muteLead}</p>
      <button type="button" class="button" disabled={busy.value} onClick={() => void toggle()}>
        {hidden ? words.unmute(named(line.name)) : words.mute(named(line.name))}
      </button>
      {outcome}
    </section>
  );
}

function Choice({ name, label, checked, onChoose }: { name: string; label: string; checked: boolean; onChoose: () => void }) {
  return (
    <label class="check">
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      <span>{label}</span>
    </label>
  );
}

function Report({ session, line }: { session: Talking; line: Line }) {
  const words = companyWords()!;
  const room = session.table.room.value!.id;
  const ofName = useSignal(false);
  const reason = useSignal<ReportReason>('insult');
  const remark = useSignal('');
  const { busy, done, run, outcome } = useAct();
  const seat = session.table.room.value!.seats[line.seat];
  const mayBeName = seat?.taken === true && seat.name === line.name;
  const submit = (event: Event) => {
    event.preventDefault();
    const added = remark.value.trim() === '' ? {} : { remark: remark.value.trim() };
    const what = ofName.value && mayBeName ? { seat: line.seat } : { line: line.number };
    void run(async () => {
      await report(room, { ...what, reason: reason.value, ...added }, player.peek()?.token ?? session.keys.any ?? undefined);
      return words.reported;
    });
  };
  if (done.value) return <section class="report">{outcome}</section>;
  return (
    <section class="report">
      <h3>{words.report}</h3>
      <p class="quiet">{words.reportLead}</p>
      <form onSubmit={submit}>
        {mayBeName && (
          <fieldset>
            <legend>{words.what}</legend>
            <Choice name="what" label={words.theLine} checked={!ofName.value} onChoose={() => (ofName.value = false)} />
            <Choice name="what" label={words.theName(named(line.name))} checked={ofName.value} onChoose={() => (ofName.value = true)} />
          </fieldset>
        )}
        <fieldset>
          <legend>{words.why}</legend>
          {kReasons.map((one) => (
            <Choice key={one} name="reason" label={words.reasons[one]} checked={reason.value === one} onChoose={() => (reason.value = one)} />
          ))}
        </fieldset>
        <label class="labelled">
          <span>{words.remark}</span>
          <input autocomplete="off" value={remark.value} onInput={(event) => (remark.value = written(event, kLongest.line))} />
        </label>
        <div class="send">
          <button type="submit" class="button" disabled={busy.value}>
            {words.send}
          </button>
        </div>
      </form>
      {outcome}
    </section>
  );
}

/** For the owner, as long as the same person sits there. */
function Word({ session, line }: { session: Talking; line: Line }) {
  const words = companyWords()!;
  const seat = session.table.room.value!.seats[line.seat];
  const isThere = seat?.taken === true && seat.name === line.name;
  if (session.keys.owner === null || !isThere) return null;
  const { silenced = false } = seat;
  return (
    <section>
      <p class="quiet">{words.wordLead}</p>
      <button type="button" class="button" onClick={() => void session.acts.silence(line.seat, !silenced)}>
        {silenced ? words.giveWord(named(line.name)) : words.takeWord(named(line.name))}
      </button>
    </section>
  );
}

/** What can be done about a line of the chat, and about whoever said it. */
export function AboutLine({ session, line }: { session: Talking; line: Line }) {
  return (
    <div class="about-line">
      <blockquote>{line.text}</blockquote>
      <Mute session={session} line={line} />
      <Word session={session} line={line} />
      <Report session={session} line={line} />
    </div>
  );
}
