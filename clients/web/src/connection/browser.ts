import type { Connection, Socket, Surroundings } from './connection';

/** An id that nobody else has, for a command. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The browser's sockets, timers and chance, for the connection to one room. */
export function browserSurroundings(room: string): Surroundings {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const url = `${scheme}://${location.host}/api/v1/rooms/${encodeURIComponent(room)}/ws`;
  return {
    open: () => new WebSocket(url) as Socket,
    setTimer: (run, ms) => window.setTimeout(run, ms),
    clearTimer: (timer) => window.clearTimeout(timer),
    now: () => Date.now(),
    random: () => Math.random(),
    newId: randomId,
  };
}

/** Wakes the connection when the tab is looked at again, was asleep, was gone back to, or the network returns. */
export function wakeWithBrowser(connection: Connection): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') connection.wake();
  };
  const wake = () => connection.wake();
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('visibilitychange', onVisible, { signal });
  document.addEventListener('resume', wake, { signal });
  window.addEventListener('pageshow', wake, { signal });
  window.addEventListener('online', wake, { signal });
  // It may be wrong; what it says is told by `network.ts`.
  window.addEventListener('offline', () => connection.doubt(), { signal });
  return () => listening.abort();
}
