import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import type { DrainAnswer } from '../../protocol/admin';
import type { Office } from '../../session/admin/office';
import { words as pageWords } from '../../words';
import { adminWords } from '../../words/admin';
import { LastingField } from './fields';
import { Question } from './question';
import { FreshFault, Outcome, useDoing } from './told';
import { useFresh } from './use_fresh';
import { serverNow } from '../../protocol/server_time';

const kDrainMs = 2_000;
const kTimes = [60, 300, 900, 1_800, 3_600, 0];

/** "12:05", or with hours "1:02:05". */
export function clockOf(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Counts down, in sight every second, and for ears only what it is. */
function Countdown({ stopsAt }: { stopsAt: string }) {
  const left = () => Math.max(0, Math.ceil((Date.parse(stopsAt) - serverNow()) / 1000));
  const seconds = useSignal(left());
  useEffect(() => {
    const timer = setInterval(() => (seconds.value = left()), 500);
    return () => clearInterval(timer);
  }, [stopsAt]);
  return (
    <p>
      {adminWords().drain.stopsIn}{' '}
      <b class="countdown" role="timer">
        {clockOf(seconds.value)}
      </b>
    </p>
  );
}

function Draining({ state, busy, onEnd }: { state: DrainAnswer; busy: boolean; onEnd: () => void }) {
  const words = adminWords().drain;
  return (
    <section class="card admin-form">
      <h2>{words.draining}</h2>
      {state.stops_at && <Countdown stopsAt={state.stops_at} />}
      <p>{words.games(state.games)}</p>
      <p>
        <button type="button" class="button" disabled={busy} onClick={onEnd}>
          {words.end}
        </button>
      </p>
    </section>
  );
}

/** Stops the server in good manners, or calls that off. */
export function DrainPart({ office }: { office: Office }) {
  const words = adminWords();
  const fresh = useFresh(office, (admin) => admin.draining(), kDrainMs);
  const doing = useDoing();
  const asked = useSignal(false);
  const seconds = useSignal(1_800);
  const state = fresh.value.value;
  const isGone = fresh.fault.value?.code === 'unreachable' && state?.draining === true;
  const begin = async () => {
    const wish = seconds.value === 0 ? {} : { stop_after_seconds: seconds.value };
    const act = async () => fresh.show(await office.ask((admin) => admin.drain(wish)));
    if (await doing.run(act)) asked.value = false;
  };
  const end = () =>
    void doing.run(async () => {
      fresh.show(await office.ask((admin) => admin.endDrain()));
    });
  const ask = (event: Event) => {
    event.preventDefault();
    doing.clear();
    asked.value = true;
  };
  return (
    <>
      <p>{words.drain.lead}</p>
      {isGone ? (
        <p class="notice" role="alert">
          {words.drain.gone}
        </p>
      ) : (
        <FreshFault of={fresh} />
      )}
      <Outcome doing={doing} />
      {state?.draining && !isGone && <Draining state={state} busy={doing.busy.value} onEnd={end} />}
      {state && !state.draining && (
        <form class="card admin-form" onSubmit={ask}>
          <p class="good">
            {words.drain.running} {words.drain.games(state.games)}.
          </p>
          <LastingField seconds={seconds} times={kTimes} label={words.drain.limit} />
          <button class="button danger">{words.drain.begin}</button>
        </form>
      )}
      {asked.value && (
        <Question
          title={words.drain.begin}
          lead={`${words.drain.askLead(state?.games ?? 0)} ${seconds.value === 0 ? '' : words.drain.askLimit(pageWords.duration(seconds.value))}`}
          act={words.drain.begin}
          doing={doing}
          onAct={() => void begin()}
          onClose={() => (asked.value = false)}
        />
      )}
    </>
  );
}
