import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { timeLeft } from '../../game/team';
import type { TableToRead } from '../../session/ports';
import { kHurryMs } from '../../sound/cues';
import { words } from '../../words';

const kTickMs = 500;

function inMinutes(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How long a seat may still think, counted down while its time runs. */
export function TimeLeft({ table, seat }: { table: TableToRead; seat: number }) {
  const { team } = table.log.value;
  const since = useSignal(0);
  const running = team.clock?.running === seat;
  useEffect(() => {
    const told = performance.now();
    since.value = 0;
    if (!running) return;
    const timer = setInterval(() => (since.value = performance.now() - told), kTickMs);
    return () => clearInterval(timer);
  }, [team.clock]);
  const left = timeLeft(team, seat, since.value);
  if (left === null) return null;
  const time = inMinutes(left);
  const kind = running ? (left <= kHurryMs ? 'time-left running low' : 'time-left running') : 'time-left';
  return (
    <span class={kind} role="img" aria-label={words.team.timeLeft(time)}>
      {time}
    </span>
  );
}

/** Whose time runs, and how much of it is left. */
export function RunningClock({ table }: { table: TableToRead }) {
  const { team, room } = table.log.value;
  const running = team.clock?.running;
  if (running === undefined || running === null || room?.status !== 'playing') return null;
  return (
    <span class="running-clock">
      <span class="whose">{table.nameOf(running)}</span>
      <TimeLeft table={table} seat={running} />
    </span>
  );
}
