import type { Signal } from '@preact/signals';

import { words } from '../../words';
import { adminWords } from '../../words/admin';
import { kLongest, written } from '../../session/written';

/** For how long an address can be banned; 0: for ever. */
export const kBanTimes = [3_600, 86_400, 604_800, 2_592_000, 0];

/** Why something is done, for those whom it strikes. */
export function ReasonField({ reason }: { reason: Signal<string> }) {
  return (
    <label class="labelled">
      <span>{adminWords().reason}</span>
      <input
        required
        value={reason.value}
        onInput={(event) => (reason.value = written(event, kLongest.reason))}
      />
    </label>
  );
}

/** For how long something lasts, out of a few times in seconds; 0 is until it is ended, or without a limit. */
export function LastingField({ seconds, times, label }: LastingProps) {
  return (
    <label class="labelled">
      <span>{label}</span>
      <select value={seconds.value} onChange={(event) => (seconds.value = Number(event.currentTarget.value))}>
        {times.map((time) => (
          <option key={time} value={time}>
            {time === 0 ? adminWords().endless : words.duration(time)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface LastingProps {
  seconds: Signal<number>;
  times: readonly number[];
  label: string;
}

/** `{ seconds }` as the server wants it: left out where there is no end. */
export function lasting(seconds: number): { seconds?: number } {
  return seconds === 0 ? {} : { seconds };
}
