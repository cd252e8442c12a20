import { effect } from '@preact/signals';

import type { Handing, Parts, Seating } from './ports';

/** The link by which a seat is handed over. A fragment never leaves the browser on its own, unlike a query. */
export function handoverLink(token: string): string {
  return `${location.origin}${location.pathname}#seat=${token}`;
}

/** The key in a fragment, "#seat=...", if somebody hands over a seat by it. */
export function keyIn(fragment: string): string | null {
  return /^#seat=([\w-]{20,100})(?![\w-])/.exec(fragment)?.[1] ?? null;
}

/** Takes the key out of the address, so that neither the history nor a copied address holds it. */
export function takeKeyFromAddress(): string | null {
  const key = keyIn(location.hash);
  if (key !== null) history.replaceState(history.state, '', location.pathname + location.search);
  return key;
}

/** Whether the seat was reached with its new key; false as soon as it is refused. */
function seated({ table, keys, line }: Handing): Promise<boolean> {
  return new Promise((settle) => {
    let stop = () => {};
    const look = () => {
      const gone = keys.seat.value === null || line.gone.value !== null;
      if (!gone && (line.status.value.kind !== 'open' || table.log.value.seat === null)) return;
      settle(!gone);
      queueMicrotask(() => stop());
    };
    stop = effect(look);
  });
}

/**
 * Sits down with a key that somebody handed over. The key is changed at once, so that the link opens
 * nothing a second time and whoever had it before watches.
 */
export async function takeHandedSeat(session: Handing, key: string, name: string): Promise<void> {
  session.keys.use({ name, token: key });
  if (await seated(session)) await renewKey(session, name);
}

/** Gives the seat of this page a new key: links that were made with the old one open nothing any more. */
export async function renewKey({ table, keys }: Parts<'table' | 'keys'>, name?: string): Promise<void> {
  const { seat } = table.log.value;
  if (seat !== null) await keys.renew(seat, name);
}

/** The same, until this page sits there with the new key. False if it was refused; `refusals` says why. */
export async function changeKey(session: Seating): Promise<boolean> {
  await renewKey(session);
  return session.refusals.code.peek() === null && (await seated(session));
}
