import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

import { SignPicture } from '../../art/sign';
import { signOf, type Sign } from '../../game/signs';
import type { Line } from '../../protocol/types';
import type { Parts } from '../../session/ports';
import { MeeplePicture } from '../common/pieces';
import { Name } from '../common/name';

/** How long a sign is seen. */
const kShownMs = 4_000;
const kStepPx = 64;

interface Shown extends Pick<Line, 'number' | 'seat' | 'name'> {
  sign: Sign;
}

interface Place {
  kind: 'beside' | 'over' | 'below';
  style: { left: string; top: string } | { left: string; bottom: string };
}

/** At the row of the seat, if that is in sight; else above what is asked, one over the other. */
function placeOf(seat: number, index: number): Place {
  const row = document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
  const inSight = row !== undefined && row.width > 0 && row.top >= 0 && row.bottom <= window.innerHeight;
  if (!inSight) return { kind: 'below', style: { left: '16px', bottom: `${220 + index * kStepPx}px` } };
  const top = `${row.top + row.height / 2}px`;
  if (row.left > kStepPx * 4) return { kind: 'beside', style: { left: `${row.left - 12}px`, top } };
  return { kind: 'over', style: { left: `${row.left + row.width / 3}px`, top } };
}

function Reaction({ session, shown, index }: { session: Parts<'table' | 'chat'>; shown: Shown; index: number }) {
  const { kind, style } = placeOf(shown.seat, index);
  const colour = session.table.room.value?.seats[shown.seat]?.colours[0];
  // The open chat shows the same line, larger than this would be.
  if (kind === 'below' && session.chat.open.value) return null;
  return (
    <div class={`reaction ${kind}`} style={style}>
      <SignPicture sign={shown.sign} />
      {colour && <MeeplePicture colour={colour} />}
      <Name of={shown.name} />
    </div>
  );
}

/** Of each seat the newest sign only. */
function newest(shown: Shown[]): Shown[] {
  return [...new Map(shown.map((one) => [one.seat, one])).values()];
}

/** The signs that are made just now, beside those who make them. Ears hear of them from the chat. */
export function Reactions({ session }: { session: Parts<'table' | 'chat'> }) {
  const shown = useSignal<Shown[]>([]);
  const timers = useRef<number[]>([]);
  const known = useRef<number | null>(null);
  useSignalEffect(() => {
    const lines = session.chat.lines.value;
    const room = session.table.room.value;
    if (!room) return;
    // What was said before this page came is not seen again.
    const since = known.current ?? lines.at(-1)?.number ?? 0;
    known.current = Math.max(since, lines.at(-1)?.number ?? 0);
    const fresh = lines.flatMap((line) => {
      const { number, seat, name, text } = line;
      const isSeen = number > since && !session.chat.muting.hides(line);
      const sign = isSeen ? signOf(text) : null;
      return sign ? [{ number, seat, name, sign }] : [];
    });
    if (fresh.length === 0) return;
    shown.value = [...shown.peek(), ...fresh];
    const end = () => (shown.value = shown.peek().filter((one) => !fresh.includes(one)));
    timers.current.push(window.setTimeout(end, kShownMs));
  });
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  return (
    <div class="reactions" aria-hidden="true">
      {newest(shown.value).map((one, index) => (
        <Reaction key={one.number} session={session} shown={one} index={index} />
      ))}
    </div>
  );
}
