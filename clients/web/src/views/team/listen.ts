import { computed, effect, untracked } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import type { Log } from '../../game/log';
import type { Council } from '../../session/council';
import type { Advised, Parts, TableToRead } from '../../session/ports';
import { offerSounds, sound } from '../../session/sound';
import { cuesOf, hasLaid, hurryIn } from '../../sound/cues';

/** Sounds what each message brings. */
function soundMessages({ table, muting }: Parts<'table' | 'muting'>): () => void {
  let before: Log = table.log.peek();
  return effect(() => {
    const after = table.log.value;
    if (hasLaid(before, after)) untracked(offerSounds);
    void sound(untracked(() => cuesOf(before, after, (line) => muting.hides(line))));
    before = after;
  });
}

/** Sounds when somebody else points. */
function soundPoints(table: TableToRead, council: Council): () => void {
  let before = council.points.peek();
  return effect(() => {
    const now = council.points.value;
    const others = now.filter((at) => !before.includes(at) && at.seat !== table.log.peek().seat);
    before = now;
    if (others.length > 0) void sound(['word']);
  });
}

/** Sounds when little of the own time is left. */
function soundHurry(table: TableToRead): () => void {
  let timer = 0;
  const clock = computed(() => table.log.value.team.clock);
  const stop = effect(() => {
    const ms = clock.value && hurryIn(table.log.peek());
    clearTimeout(timer);
    if (ms !== null) timer = window.setTimeout(() => void sound(['hurry']), ms);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Lets a room be heard while it is shown. */
export function useSounds(session: Advised & Parts<'muting'>): void {
  const { table, council } = session;
  useEffect(() => {
    const stops = [soundMessages(session), soundPoints(table, council), soundHurry(table)];
    return () => stops.forEach((stop) => stop());
  }, [table]);
}
