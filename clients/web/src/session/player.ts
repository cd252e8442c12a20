import { signal } from '@preact/signals';

import { codeOf } from '../protocol/api';
import { getMe, type PlayerToken } from '../protocol/players';
import { lasting, read, write } from './storage';

/** Who plays in this browser: a name, and the secret that opens all of their seats. */
export type Player = PlayerToken;

const kKey = 'mistward.player';
const kSecret = /^mwp_[\w-]{20,100}$/;
/** How long a window waits for another one that is about to keep a newer secret. */
const kNewerMs = 1_500;

/** Whether that is the secret of a player, rather than the token of a seat. */
export function isSecret(token: string): boolean {
  return kSecret.test(token);
}

function kept(): Player | null {
  const found = read<Partial<Player>>(lasting, kKey);
  const { id, name, token } = found ?? {};
  const whole = typeof id === 'string' && typeof name === 'string' && typeof token === 'string' && isSecret(token);
  return whole ? { id, name, token } : null;
}

/** The player of this browser, in all of its windows; null until somebody sits down under a name. */
export const player = signal<Player | null>(kept());

/** The name of a player whose secret has ended, until it is put away or somebody else plays. */
export const lostPlayer = signal<string | null>(null);

/** From now on that is who plays in this browser; null: nobody. */
export function keepPlayer(who: Player | null): void {
  write(lasting, kKey, who);
  if (who) lostPlayer.value = null;
  player.value = who;
}

/** Who plays in this browser now: a page that was asleep has not heard of it. */
export function whoPlaysNow(): Player | null {
  const now = kept();
  const { id, name, token } = player.peek() ?? {};
  if (now?.id !== id || now?.name !== name || now?.token !== token) player.value = now;
  if (now) lostPlayer.value = null;
  return player.peek();
}

/** Hears who plays in the other windows of this browser: the same. The value ends that. */
export function hearOtherWindows(): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === kKey || key === null) whoPlaysNow();
  };
  window.addEventListener('storage', hear);
  window.addEventListener('pageshow', whoPlaysNow);
  return () => {
    window.removeEventListener('storage', hear);
    window.removeEventListener('pageshow', whoPlaysNow);
  };
}

/** Resolves as soon as the player of this browser has another secret than that, or after a while without. */
function newerThan(token: string): Promise<void> {
  return new Promise((settle) => {
    let end = () => {};
    const late = setTimeout(() => end(), kNewerMs);
    const stop = player.subscribe((now) => {
      if (now?.token !== token) queueMicrotask(() => end());
    });
    end = () => {
      clearTimeout(late);
      stop();
      settle();
    };
  });
}

/**
 * The server has refused the secret of a player. Another window may be about to keep a newer one; else it has ended, and
 * nobody is left here. Gives who plays in this browser now.
 */
export async function secretRefused(token: string): Promise<Player | null> {
  await newerThan(token);
  const now = whoPlaysNow();
  if (now?.token !== token) return now;
  keepPlayer(null);
  lostPlayer.value = now.name;
  return null;
}

/** Asks the server whether a secret still opens anything, and sees to what follows if it does not. */
export async function lookAtSecret(token: string): Promise<void> {
  try {
    await getMe(token);
  } catch (error) {
    if (codeOf(error) === 'unauthorized') await secretRefused(token);
  }
}
