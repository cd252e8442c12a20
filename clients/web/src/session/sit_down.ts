import { ApiError, takeSeat } from '../protocol/api';
import { asPlayer } from './as_player';
import { player } from './player';
import { heldSeats, type HeldSeat } from './seats';

interface Wish {
  name: string;
  seat?: number;
  /** Of a room with a word. */
  pass?: string;
}

/** Whether a refusal says that the player has a seat of the room already: that, and no other, is named then. */
function sitsAlready(error: unknown, { seat }: Wish): error is ApiError {
  return error instanceof ApiError && error.code === 'seat_taken' && error.params.seat !== seat;
}

/** A seat with a number. */
export type TakenSeat = HeldSeat & { seat: number };

/**
 * Takes a free seat of a room for this browser's player. If they sit there by another device, that is their seat; if they
 * do by this browser, it is for somebody else who uses it, with a token of its own.
 */
export async function sitDown(room: string, wish: Wish): Promise<TakenSeat> {
  const { name } = wish;
  const me = player.peek();
  const taken = ({ seat, token }: { seat: number; token: string }) => ({ name, seat, token });
  if (me && heldSeats(room).some(({ token }) => token === me.token)) return taken(await takeSeat(room, wish));
  try {
    return taken(await asPlayer(name, (secret) => takeSeat(room, wish, secret)));
  } catch (error) {
    const who = player.peek();
    if (!who || !sitsAlready(error, wish)) throw error;
    return { name: who.name, seat: Number(error.params.seat), token: who.token };
  }
}
