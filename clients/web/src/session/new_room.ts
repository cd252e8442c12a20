import { takeSeat } from '../protocol/api';
import type { Room, RoomCreated } from '../protocol/types';
import { words } from '../words';
import { asPlayer } from './as_player';
import { holdOwnerToken, holdSeat } from './seats';

/** A room that was just made, with what its owner and the first seat have. */
export interface NewRoomSeat {
  room: Room;
  owner: string;
  seat: number;
}

/**
 * Makes a room and sits down in it under that name. Without one (null) whoever sits there is nobody's player, and called
 * what everybody is called who plays alone. Throws the refusal of the server.
 */
export async function openAndSit(given: string | null, make: (secret?: string) => Promise<RoomCreated>): Promise<NewRoomSeat> {
  const { room, owner_token: owner } = await asPlayer(given, make);
  holdOwnerToken(room.id, owner);
  const name = given ?? words.lesson.pupil;
  const { token, seat } = await asPlayer(given, (secret) => takeSeat(room.id, { name }, secret));
  holdSeat(room.id, { name, token });
  return { room, owner, seat };
}
