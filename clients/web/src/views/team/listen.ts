import { computed, effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import type { Log } from '../../game/log';
import type { RoomSession } from '../../session/room_session';
import { sound } from '../../session/sound';
import { cuesOf, hurryIn } from '../../sound/cues';

/** Sounds what each message brings. */
function soundMessages(session: RoomSession): () => void {
  let before: Log = session.log.peek();
  return effect(() => {
    const after = session.log.value;
    void sound(cuesOf(before, after));
    before = after;
  });
}

/** Sounds when somebody else points. */
function soundPoints({ council, log }: RoomSession): () => void {
  let before = council.points.peek();
  return effect(() => {
    const now = council.points.value;
    const others = now.filter((at) => !before.includes(at) && at.seat !== log.peek().seat);
    before = now;
    if (others.length > 0) void sound(['word']);
  });
}

/** Sounds when little of the own time is left. */
function soundHurry(session: RoomSession): () => void {
  let timer = 0;
  const clock = computed(() => session.log.value.team.clock);
  const stop = effect(() => {
    const ms = clock.value && hurryIn(session.log.peek());
    clearTimeout(timer);
    if (ms !== null) timer = window.setTimeout(() => void sound(['hurry']), ms);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Lets a room be heard while it is shown. */
export function useSounds(session: RoomSession): void {
  useEffect(() => {
    const stops = [soundMessages, soundPoints, soundHurry].map((begin) => begin(session));
    return () => stops.forEach((stop) => stop());
  }, [session]);
}
