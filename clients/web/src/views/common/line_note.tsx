import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import type { Line } from '../../session/line';
import { words, wordsForError } from '../../words';

/** Somebody who watches waits for a place. */
const kFull = 'too_many_spectators';

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
  const why = waiting && status.code === kFull ? wordsForError(status.code) : words.line.lost;
  const connecting = status.kind === 'connecting' && status.attempt > 1;
  const seconds = waiting ? Math.max(1, Math.ceil((status.retryAt - now.value) / 1000)) : 0;
  // Ears are told once that the line is lost; the seconds are for eyes.
  return (
    <section class={waiting || connecting ? 'line-note' : ''} aria-label={words.line.title}>
      <span role="status">{waiting ? why : connecting && words.line.connecting}</span>
      {waiting && (
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
