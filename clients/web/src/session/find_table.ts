import { codeOf, findSeat } from '../protocol/api';
import type { FindSeat } from '../protocol/types';
import { asPlayer } from './as_player';
import { go, roomPath } from './route';
import { holdOwnerToken, holdSeat, rememberName } from './seats';

/** Sits down at a table that waits for such a game, or at a new one, and goes there. Returns the code of the refusal. */
export async function findTable(wish: FindSeat): Promise<string | null> {
  try {
    const { room, token, owner_token: owner } = await asPlayer(wish.name, (secret) => findSeat(wish, secret));
    holdSeat(room.id, { name: wish.name, token });
    if (owner !== null) holdOwnerToken(room.id, owner);
    rememberName(wish.name);
    go(roomPath(room.id));
    return null;
  } catch (error) {
    return codeOf(error);
  }
}
