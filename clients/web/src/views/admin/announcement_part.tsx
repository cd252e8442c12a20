import { useSignal } from '@preact/signals';

import type { Announced } from '../../protocol/admin';
import type { Office } from '../../session/admin/office';
import { adminWords } from '../../words/admin';
import { lasting, LastingField } from './fields';
import { moment } from './moments';
import { FreshFault, Outcome, useDoing } from './told';
import { useFresh } from './use_fresh';
import { kLongest, written } from '../../session/written';
import { serverNow } from '../../protocol/server_time';

const kAnnouncementMs = 15_000;
const kTimes = [900, 3_600, 14_400, 86_400, 0];

/** An announcement as everybody sees it in a room. */
function Strip({ text, note }: { text: string; note: string }) {
  return (
    <div class="announcement">
      <p>
        {text} {note && <small>{note}</small>}
      </p>
    </div>
  );
}

/** What is told everybody now. */
function Shown({ announcement, onEnd, busy }: { announcement: NonNullable<Announced>; onEnd: () => void; busy: boolean }) {
  const words = adminWords();
  return (
    <section class="card">
      <Strip text={announcement.text} note={announcement.until ? words.until(moment(announcement.until)) : ''} />
      <p>
        <button type="button" class="button" disabled={busy} onClick={onEnd}>
          {words.announcement.end}
        </button>
      </p>
    </section>
  );
}

/** Writes what everybody in a room is told, and takes it back. */
export function AnnouncementPart({ office }: { office: Office }) {
  const words = adminWords();
  const fresh = useFresh(office, (admin) => admin.announcement().then((now) => ({ now })), kAnnouncementMs);
  const doing = useDoing();
  const text = useSignal('');
  const seconds = useSignal(kTimes[1]!);
  const now = fresh.value.value?.now ?? null;
  const announce = async (event: Event) => {
    event.preventDefault();
    const wish = { text: text.value.trim(), ...lasting(seconds.value) };
    const act = async () => {
      fresh.show({ now: await office.ask((admin) => admin.announce(wish)) });
      return words.done;
    };
    if (await doing.run(act)) text.value = '';
  };
  const end = () =>
    void doing.run(async () => {
      fresh.show({ now: await office.ask((admin) => admin.endAnnouncement()) });
      return words.done;
    });
  const isEmpty = text.value.trim() === '';
  return (
    <>
      <FreshFault of={fresh} />
      <Outcome doing={doing} />
      {now && <Shown announcement={now} onEnd={end} busy={doing.busy.value} />}
      <form class="card admin-form" onSubmit={(event) => void announce(event)}>
        <label class="labelled">
          <span>{words.announcement.text}</span>
          <textarea
            required
            rows={3}
            value={text.value}
            onInput={(event) => (text.value = written(event, kLongest.line))}
          />
        </label>
        <p class="quiet">{words.announcement.left(kLongest.line - [...text.value].length)}</p>
        <LastingField seconds={seconds} times={kTimes} label={words.howLong} />
        {!isEmpty && (
          <Strip text={text.value.trim()} note={seconds.value === 0 ? '' : words.until(moment(inSeconds(seconds.value)))} />
        )}
        <button class="button primary" disabled={isEmpty || doing.busy.value}>
          {words.announcement.announce}
        </button>
      </form>
    </>
  );
}

const inSeconds = (seconds: number) => new Date(serverNow() + seconds * 1000).toISOString();
