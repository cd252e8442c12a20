import { seatCounts } from '../game/setup';
import type { Waypoint } from '../game/waypoint';
import { codeOf, createRoom } from '../protocol/api';
import { chosenParts, partsTold } from './boxes';
import { copyComing } from './clipboard';
import { inviteLink } from './entry';
import { openAndSit } from './new_room';
import { go, roomPath } from './route';
import { rememberName } from './seats';

/**
 * Opens a table that nobody finds without its link, with a seat for as many as may play: what stays empty falls away
 * when the game starts. Sits down there, copies the link and goes there. Returns the code of the refusal if there is one.
 */
export async function playWithFriends({ game, level }: Waypoint, name: string, roomName: string): Promise<string | null> {
  const seats = Math.max(...seatCounts(game));
  const wish = { name: roomName, game, ...(level === null ? partsTold(chosenParts.value) : { level }), seats, visibility: 'private' as const };
  const opened = openAndSit(name, (secret) => createRoom(wish, secret));
  void copyComing(opened.then(({ room }) => inviteLink(roomPath(room.id), null)));
  try {
    const { room } = await opened;
    rememberName(name);
    go(roomPath(room.id));
    return null;
  } catch (error) {
    return codeOf(error);
  }
}
