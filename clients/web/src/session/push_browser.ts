import type { PutPush } from '../protocol/telling';

/** Of a folder in which no page is: the worker shows what is told, and has nothing to do with pages. */
const kScope = '/push/';

/** What this browser can do with Web Push; whatever it refuses, it refuses by a rejection. */
export interface PushBrowser {
  /** Secure origins alone have it, and not every window of them. */
  isAble(): boolean;
  /** "denied": it may not even be asked for. */
  permission(): NotificationPermission;
  /** Asks the reader; only on a click. */
  ask(): Promise<NotificationPermission>;
  /** What the browser's push service gave, for `PUT /me/push`; null: nothing. */
  subscription(): Promise<PutPush | null>;
  /** The same, made if there is none for that key of the server's. */
  subscribe(key: string, language: string): Promise<PutPush>;
  /** Has what is told said in that language, if anything is. */
  speak(language: string): Promise<void>;
  unsubscribe(): Promise<void>;
}

/** Where there is none, the browser gives that of the page around it. */
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration(kScope);
  return found && new URL(found.scope).pathname === kScope ? found : undefined;
}

const register = (language: string) => navigator.serviceWorker.register(`/push.js?lang=${encodeURIComponent(language)}`, { scope: kScope });

/** Resolves when a worker of it runs, which a subscription needs. */
function active(registration: ServiceWorkerRegistration): Promise<void> {
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || !coming) return Promise.resolve();
  return new Promise((settle, refuse) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') settle();
      if (coming.state === 'redundant') refuse(new Error('the worker could not be installed'));
    });
  });
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
}

/** Whether it was made for that key: a server that has lost its database has another one. */
function isFor(subscription: PushSubscription, key: string): boolean {
  const theirs = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  const ours = bytesOf(key);
  return theirs.length === ours.length && theirs.every((byte, i) => byte === ours[i]);
}

function bodyOf(subscription: PushSubscription): PutPush {
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
}

export const pushBrowser: PushBrowser = {
  isAble: () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
  permission: () => Notification.permission,
  ask: () => Notification.requestPermission(),
  async subscription() {
    const found = await (await registration())?.pushManager.getSubscription();
    return found ? bodyOf(found) : null;
  },
  async subscribe(key, language) {
    const made = await register(language);
    await active(made);
    let found = await made.pushManager.getSubscription();
    if (found && !isFor(found, key)) {
      await found.unsubscribe();
      found = null;
    }
    found ??= await made.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
    return bodyOf(found);
  },
  async speak(language) {
    if (await registration()) await register(language);
  },
  async unsubscribe() {
    const found = await registration();
    await (await found?.pushManager.getSubscription())?.unsubscribe();
    await found?.unregister();
  },
};
