import { noticeOf, words, type Notice } from './said';

// What a browser runs when the server tells it something, whether the page is open or not: it shows that, and brings the
// player to the room. It fetches nothing, keeps nothing and has no page in its scope.

interface Awaiting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface PushEvent extends Awaiting {
  data: { text(): string } | null;
}
interface NotificationEvent extends Awaiting {
  notification: Notification;
}
interface WindowClient {
  url: string;
  focused: boolean;
  focus(): Promise<unknown>;
}
/** What this file uses of a `ServiceWorkerGlobalScope`; the compiler knows the names of pages alone. */
interface Scope {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(path: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
}

const scope = self as unknown as Scope;
const language = new URL(scope.location.href).searchParams.get('lang');

const pathOf = (room: string) => `/r/${room}`;

async function windowsAt(room: string): Promise<WindowClient[]> {
  const all = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(({ url }) => new URL(url).pathname === pathOf(room));
}

/** Nothing if the player looks at that room already. */
async function show(notice: Notice): Promise<void> {
  if ((await windowsAt(notice.room)).some(({ focused }) => focused)) return;
  const [title, body] = words(notice, language);
  const options = { body, tag: notice.room, renotify: true, icon: '/icon-192.png', lang: language ?? 'en', data: notice.room };
  await scope.registration.showNotification(title, options);
}

async function open(room: string): Promise<void> {
  const [there] = await windowsAt(room);
  await (there ? there.focus() : scope.clients.openWindow(pathOf(room)));
}

scope.addEventListener('push', (event) => {
  const notice = noticeOf(event.data?.text());
  if (notice) event.waitUntil(show(notice));
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});
