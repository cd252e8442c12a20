import { codeOf } from '../protocol/api';
import { declineInvitation, type PlayerGame } from '../protocol/me';
import { lookAtYourGames } from './keep_your_games';
import { player } from './player';
import { go, roomPath } from './route';
import { heldIn, holdSeat, rememberName, seatOfTab } from './seats';
import { sitDown } from './sit_down';
import { mine } from './mine';

/** Sits this tab down in a game of the player's, unless it has a seat there. */
export function sitInTab(game: PlayerGame): void {
  const me = player.peek();
  if (me && !seatOfTab(game.room)) holdSeat(game.room, heldIn(game, me));
}

/** Takes a seat in a room that has invited the player, and goes there. Returns the code of the refusal if there is one. */
export async function accept(room: string): Promise<string | null> {
  const me = player.peek();
  if (!me) return 'unauthorized';
  try {
    holdSeat(room, await sitDown(room, { name: me.name }));
    rememberName(me.name);
    go(roomPath(room));
    return null;
  } catch (error) {
    return codeOf(error);
  }
}

/** Declines the invitation to a room. Returns the code of the refusal if there is one. */
export async function decline(room: string): Promise<string | null> {
  const me = player.peek();
  if (!me) return 'unauthorized';
  try {
    const invitations = await declineInvitation(me.token, room);
    if (mine.value) mine.value = { ...mine.value, invitations };
    return null;
  } catch (error) {
    // It may have been taken back, or answered on another device.
    lookAtYourGames();
    return codeOf(error);
  }
}
