import { codeOf } from '../protocol/api';
import { createPlayer } from '../protocol/players';
import { keepPlayer, player, secretRefused, whoPlaysNow, type Player } from './player';

let coming: Promise<Player | null> | null = null;

/** Somebody new of that name. Null if the server makes none: it may be an older one, or have enough of us. */
async function come(name: string): Promise<Player | null> {
  const made = await createPlayer(name).catch(() => null);
  // Another window may have been faster.
  const known = whoPlaysNow();
  if (made && !known) keepPlayer(made);
  return known ?? made;
}

function whoPlays(name: string | null): Promise<Player | null> | Player | null {
  const known = player.peek();
  if (known || name === null) return known;
  return (coming ??= come(name).finally(() => (coming = null)));
}

/**
 * Does what makes a seat or a room that of this browser's player, with their secret. Whoever is not known here yet comes
 * silently, under that name; without a name, or where that cannot be, it is done without a player.
 */
export async function asPlayer<T>(name: string | null, act: (secret?: string) => Promise<T>): Promise<T> {
  const who = await whoPlays(name);
  try {
    return await act(who?.token);
  } catch (error) {
    if (!who || codeOf(error) !== 'unauthorized') throw error;
    await secretRefused(who.token);
    return act((await whoPlays(name))?.token);
  }
}
