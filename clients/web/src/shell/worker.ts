// What a browser runs between the page and the network, so that an installed page opens without one: it shows the page
// that was there last, with the views and the finished games that were seen. It changes nothing that the network says.

interface Awaiting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends Awaiting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** What this file uses of a `ServiceWorkerGlobalScope`; the compiler knows the names of pages alone. */
interface Scope {
  location: Location;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: Awaiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

const scope = self as unknown as Scope;

const kIndex = '/';
/** The page itself, and what was read of games with it: the page knows both names. */
const kShell = 'mistward-shell';
const kSeen = 'mistward-seen';
/** So many answers are kept, some four for each game. */
const kMostSeen = 80;
/** Answers differ by language and coding, for browsers that differ; here there is one. */
const kAnyForm = { ignoreVary: true };

const isFile = (path: string) => /^\/(assets\/|icon|apple-touch-icon|manifest)/.test(path);
const isRead = (path: string) => /^\/api\/v1\/(tilesets\/|games\/[^/]+(\/(log|state))?$)/.test(path);

/** The files of another build are of no use to this page. */
async function keepIndex(answer: Response): Promise<void> {
  const shell = await caches.open(kShell);
  const before = await (await shell.match(kIndex, kAnyForm))?.text();
  if (before !== undefined && before !== (await answer.clone().text())) await caches.delete(kShell);
  await (await caches.open(kShell)).put(kIndex, answer);
}

async function navigate(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok && new URL(request.url).pathname === kIndex) await keepIndex(answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(kIndex, kAnyForm);
    if (kept) return kept;
    throw error;
  }
}

/** A file's name changes with what is in it. */
async function file(request: Request): Promise<Response> {
  const shell = await caches.open(kShell);
  const kept = await shell.match(request, kAnyForm);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await shell.put(request, answer.clone());
  return answer;
}

async function keepSeen(request: Request, answer: Response): Promise<void> {
  const seen = await caches.open(kSeen);
  await seen.put(request, answer);
  const all = await seen.keys();
  for (const old of all.slice(0, Math.max(0, all.length - kMostSeen))) await seen.delete(old, kAnyForm);
}

async function read(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const answer = await fetch(request);
    if (answer.ok) event.waitUntil(keepSeen(request, answer.clone()).catch(() => {}));
    return answer;
  } catch (error) {
    const kept = await caches.match(request, kAnyForm);
    if (kept) return kept;
    throw error;
  }
}

scope.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([caches.open(kShell).then((shell) => shell.add(kIndex)), scope.skipWaiting()]));
});

scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // What is asked with a token is its owner's alone.
  const isPublic = request.method === 'GET' && origin === scope.location.origin && !request.headers.has('authorization');
  if (!isPublic) return;
  if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(navigate(request));
  else if (isFile(pathname)) event.respondWith(file(request));
  else if (isRead(pathname)) event.respondWith(read(event));
});
