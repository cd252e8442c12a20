/** As the worker has them. */
const kShell = 'mistward-shell';
const kSeen = 'mistward-seen';

/** The files that the page has fetched so far, before the worker saw any of it. */
function loadedFiles(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return names.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/')).map(({ pathname }) => pathname);
}

/** Has the browser keep the page, so that it opens without a network. Only secure origins can; others lack nothing else. */
export async function keepShell(): Promise<void> {
  try {
    const isFirst = navigator.serviceWorker.controller === null;
    await navigator.serviceWorker.register('/shell.js');
    await navigator.serviceWorker.ready;
    if (isFirst) await (await caches.open(kShell)).addAll(loadedFiles());
  } catch {
    // The page needs none of it.
  }
}

/** Forgets the games that were seen here. */
export async function forgetSeen(): Promise<void> {
  await globalThis.caches?.delete(kSeen).catch(() => {});
}
