import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import type { Line } from '../../session/line';
import { online } from '../../session/network';
import { words, wordsForError } from '../../words';

/** Somebody who watches waits for a place. */
const kFull = 'too_many_spectators';

/** How the line is, in words: nearest to the reader first. Empty while there is nothing to say. */
function wordsFor(line: Line): string {
  const status = line.status.value;
  if (!online.value) return words.line.offline;
  if (status.kind === 'open') return status.silent ? words.line.silent : '';
  if (status.kind === 'connecting') return status.attempt > 1 ? words.line.connecting : '';
  if (status.kind !== 'waiting') return '';
  const why = status.code === kFull ? status.code : line.why.value;
  return why === null ? words.line.lost : wordsForError(why);
}

/** Tells how the line to the server is, when it is not simply open. */
export function LineNote({ line }: { line: Line }) {
  const status = line.status.value;
  const now = useSignal(Date.now());
  const waiting = status.kind === 'waiting';
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => (now.value = Date.now()), 500);
    return () => clearInterval(timer);
  }, [waiting]);
  const said = wordsFor(line);
  const seconds = waiting ? Math.max(1, Math.ceil((status.retryAt - now.value) / 1000)) : 0;
  // Ears are told once that the line is lost; the seconds are for eyes.
  return (
    <section class={said === '' ? '' : 'line-note'} aria-label={words.line.title}>
      <span role="status">{said}</span>
      {waiting && online.value && (
        <>
          <span>{words.line.waiting(seconds)}</span>
          <button type="button" class="button small" onClick={() => line.retry()}>
            {words.line.retry}
          </button>
        </>
      )}
    </section>
  );
}
