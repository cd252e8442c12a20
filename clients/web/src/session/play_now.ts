import type { Waypoint } from '../game/waypoint';
import { codeOf, createRoom, seatCompanion, startRoom, type NewRoom } from '../protocol/api';
import { chosenParts, partsTold } from './boxes';
import { listedAlone } from './listing';
import { openAndSit } from './new_room';
import { go, roomPath } from './route';
import { lastName } from './seats';

/** Opens a room for one person, with a companion as rival where the game needs one, and starts its game. */
async function openAlone({ game, level }: Waypoint, roomName: string): Promise<string> {
  const alone = game === 'mists';
  const wish: NewRoom = {
    name: roomName,
    game,
    ...(level === null ? partsTold(chosenParts.value) : { level }),
    seats: alone ? 1 : 2,
    visibility: listedAlone.value ? 'listed' : 'private',
    // Nobody minds what helps against a companion.
    options: { aids: { council: alone, hints: true } },
  };
  const { room, owner, seat } = await openAndSit(lastName() || null, (secret) => createRoom(wish, secret));
  if (!alone) await seatCompanion(room.id, 1 - seat, true, owner);
  await startRoom(room.id, owner);
  return room.id;
}

/** Plays a game at once, without anybody else. Returns the code of the refusal if it cannot be. */
export async function playNow(waypoint: Waypoint, roomName: string): Promise<string | null> {
  try {
    go(roomPath(await openAlone(waypoint, roomName)));
    return null;
  } catch (error) {
    return codeOf(error);
  }
}
