import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import type { RoomSession } from '../../session/room_session';
import { words } from '../../words';

/** Tells how the line to the server is, when it is not simply open. */
export function LineNote({ session }: { session: RoomSession }) {
  const line = session.line.value;
  const now = useSignal(Date.now());
  const waiting = line.kind === 'waiting';
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => (now.value = Date.now()), 500);
    return () => clearInterval(timer);
  }, [waiting]);
  if (line.kind === 'open' || line.kind === 'closed') return null;
  if (line.kind === 'connecting' && line.attempt === 1) return null;
  const seconds = waiting ? Math.max(1, Math.ceil((line.retryAt - now.value) / 1000)) : 0;
  return (
    <div class="line-note" role="status">
      <span>{waiting ? words.line.waiting(seconds) : words.line.connecting}</span>
      {waiting && (
        <button type="button" class="button small" onClick={() => session.retry()}>
          {words.line.retry}
        </button>
      )}
    </div>
  );
}
