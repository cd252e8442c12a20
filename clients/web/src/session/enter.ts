import { codeOf } from '../protocol/api';
import type { RoomCreated } from '../protocol/types';
import { asPlayer } from './as_player';
import { gamePath, go, roomPath } from './route';
import { holdOwnerToken, lastName } from './seats';

/**
 * Goes to a room that `make` makes for this browser's player, or to the replay of its game if that is over, and keeps
 * the owner's key. Returns the code of the refusal if there is no room.
 */
export async function enter(make: (secret?: string) => Promise<RoomCreated>): Promise<string | null> {
  try {
    const { room, owner_token } = await asPlayer(lastName() || null, make);
    holdOwnerToken(room.id, owner_token);
    go(room.status === 'over' && room.game_id ? gamePath(room.game_id) : roomPath(room.id));
    return null;
  } catch (error) {
    return codeOf(error);
  }
}
