import type { Waypoint } from '../game/waypoint';
import { codeOf, createRoom, seatCompanion, startRoom, type NewRoom } from '../protocol/api';
import { asPlayer } from './as_player';
import { listedAlone } from './listing';
import { go, roomPath } from './route';
import { holdOwnerToken, holdSeat, rememberName } from './seats';
import { sitDown } from './sit_down';

/** Opens a room for one person, with a companion as rival where the game needs one, and starts its game. */
async function openAlone({ game, level }: Waypoint, name: string, roomName: string): Promise<string> {
  const alone = game === 'mists';
  const wish: NewRoom = {
    name: roomName,
    game,
    ...(level === null ? {} : { level }),
    seats: alone ? 1 : 2,
    visibility: listedAlone.value ? 'listed' : 'private',
    // Nobody minds what helps against a companion.
    options: { aids: { council: alone, hints: true } },
  };
  const made = await asPlayer(name, (secret) => createRoom(wish, secret));
  const { id } = made.room;
  holdOwnerToken(id, made.owner_token);
  const { token, seat } = await sitDown(id, { name });
  holdSeat(id, { name, token });
  rememberName(name);
  if (!alone) await seatCompanion(id, 1 - seat, true, made.owner_token);
  await startRoom(id, made.owner_token);
  return id;
}

/** Plays a game at once, without anybody else. Returns the code of the refusal if it cannot be. */
export async function playNow(waypoint: Waypoint, name: string, roomName: string): Promise<string | null> {
  try {
    go(roomPath(await openAlone(waypoint, name, roomName)));
    return null;
  } catch (error) {
    return codeOf(error);
  }
}
