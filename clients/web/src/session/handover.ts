import { effect } from '@preact/signals';

import * as api from '../protocol/api';
import type { RoomSession } from './room_session';
import { rememberName } from './seats';

/** The link by which a seat is handed over. A fragment never leaves the browser on its own, unlike a query. */
export function handoverLink(token: string): string {
  return `${location.origin}${location.pathname}#seat=${token}`;
}

/** The key in a fragment, "#seat=...", if somebody hands over a seat by it. */
export function keyIn(fragment: string): string | null {
  return /^#seat=([\w-]{20,100})$/.exec(fragment)?.[1] ?? null;
}

/** Takes the key out of the address, so that neither the history nor a copied address holds it. */
export function takeKeyFromAddress(): string | null {
  const key = keyIn(location.hash);
  if (key !== null) history.replaceState(history.state, '', location.pathname + location.search);
  return key;
}

/** Whether the seat was reached with its new key; false as soon as it is refused. */
function seated(session: RoomSession): Promise<boolean> {
  return new Promise((settle) => {
    let stop = () => {};
    const look = () => {
      const gone = session.seat.value === null || session.missing.value !== null;
      if (!gone && (session.line.value.kind !== 'open' || session.log.value.seat === null)) return;
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
export async function takeHandedSeat(session: RoomSession, key: string, name: string): Promise<void> {
  session.useSeat({ name, token: key });
  if (await seated(session)) await renewKey(session, name);
}

/** Gives the seat of this page a new key: links that were made with the old one open nothing any more. */
export async function renewKey(session: RoomSession, name?: string): Promise<void> {
  const { seat } = session.log.value;
  const held = session.seat.value;
  if (seat === null || !held) return;
  await session.tell(async () => {
    const handed = await session.changingKey(() => api.handOver(session.id, seat, held.token, name));
    rememberName(name ?? held.name);
    session.replaceKey(held, { name: name ?? held.name, token: handed.token });
  });
}
