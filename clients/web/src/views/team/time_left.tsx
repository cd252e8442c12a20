import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

import { timeLeft } from '../../game/team';
import type { TableToRead } from '../../session/ports';
import { kHurryMs } from '../../sound/cues';
import { words } from '../../words';

const kTickMs = 500;
const kSlowTickMs = 30_000;
const kHourMs = 3_600_000;
const kDayMs = 24 * kHourMs;

function inMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Time as it is shown and as it is said, up to the next second; of days to the next hour, of hours to the next minute. */
export function sayLeft(ms: number): { shown: string; said: string } {
  if (ms <= kHourMs) {
    const time = inMinutes(Math.ceil(ms / 1000));
    return { shown: time, said: time };
  }
  const step = ms > kDayMs ? 3_600 : 60;
  const seconds = Math.ceil(ms / 1000 / step) * step;
  return { shown: words.duration(seconds, 'narrow'), said: words.duration(seconds) };
}

/** How long a seat may still think, counted down while its time runs. */
export function TimeLeft({ table, seat }: { table: TableToRead; seat: number }) {
  const { team } = table.log.value;
  const since = useSignal(0);
  const running = team.clock?.running === seat;
  const told = useRef(0);
  useEffect(() => {
    told.current = performance.now();
    since.value = 0;
  }, [team.clock]);
  const left = timeLeft(team, seat, since.value);
  const tick = (left ?? 0) > kHourMs + kSlowTickMs ? kSlowTickMs : kTickMs;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => (since.value = performance.now() - told.current), tick);
    return () => clearInterval(timer);
  }, [team.clock, tick]);
  if (left === null) return null;
  const { shown, said } = sayLeft(left);
  const kind = running ? (left <= kHurryMs ? 'time-left running low' : 'time-left running') : 'time-left';
  return (
    <span class={kind} role="img" aria-label={words.team.timeLeft(said)}>
      {shown}
    </span>
  );
}
