import type { PlayerGame } from '../protocol/me';
import { player, type Player } from './player';
import { lasting, ofThisTab, read, write } from './storage';

/** A seat that this browser holds: whoever has the token plays it. */
export interface HeldSeat {
  name: string;
  token: string;
}

/** A room that this browser has been in, newest first in `visitedRooms`. */
export interface VisitedRoom {
  id: string;
  name: string;
  seat: string | null;
  /** The game was at its end when this browser was there last. */
  over?: boolean;
}

/** What opens a seat or a room, as it is kept: a token of its own, or whatever opens all that a player has. */
type KeptToken = { token: string } | { player: string };
type KeptSeat = { name: string } & KeptToken;

const kRooms = 'mistward.rooms';
const kMostRooms = 6;
const seatsKey = (room: string) => `mistward.seats.${room}`;
const tabKey = (room: string) => `mistward.seat.${room}`;
/** A tab that was opened by an earlier version has them by that word. */
const neighboursKey = (room: string) => `mistward.beside.${room}`;
const ownerKey = (room: string) => `mistward.owner.${room}`;

/** A player's secret is kept once, so that a renewed one opens all of their seats, in every window. */
function kept(token: string): KeptToken {
  const me = player.peek();
  return me?.token === token ? { player: me.id } : { token };
}

const keptSeat = ({ name, token }: HeldSeat): KeptSeat => ({ name, ...kept(token) });

/** The token, or null where it is that of a player who does not play here any more. */
function tokenOf(kept: KeptToken): string | null {
  if ('token' in kept) return kept.token;
  const me = player.value;
  return me?.id === kept.player ? me.token : null;
}

/** The seats that can still be opened. */
function opened(seats: readonly KeptSeat[] | null): HeldSeat[] {
  return (seats ?? []).flatMap((seat) => {
    const token = tokenOf(seat);
    return token === null ? [] : [{ name: seat.name, token }];
  });
}

function keepSeats(room: string, seats: readonly HeldSeat[]): void {
  write(lasting, seatsKey(room), seats.map(keptSeat));
}

/** Every seat of the room that this browser holds, in any of its windows. */
export function heldSeats(room: string): HeldSeat[] {
  return opened(read<KeptSeat[]>(lasting, seatsKey(room)));
}

/** The seat of this tab. Two tabs of one browser can hold two seats. */
export function seatOfTab(room: string): HeldSeat | null {
  const seat = read<KeptSeat>(ofThisTab, tabKey(room));
  return opened(seat && [seat])[0] ?? null;
}

export function holdSeat(room: string, seat: HeldSeat): void {
  keepSeats(room, [...heldSeats(room).filter((held) => held.token !== seat.token), seat]);
  write(ofThisTab, tabKey(room), keptSeat(seat));
}

/** The seat of a player's in a game of theirs. */
export function heldIn({ seat, seats }: PlayerGame, { name, token }: Player): HeldSeat {
  return { name: seats[seat]?.name ?? name, token };
}

/** The seats of others who play in this tab, beside its own. */
export function neighboursInTab(room: string): HeldSeat[] {
  return opened(read<KeptSeat[]>(ofThisTab, neighboursKey(room)));
}

/** Keeps who plays in this tab beside its own seat, and their seats in this browser. */
export function holdNeighbours(room: string, seats: HeldSeat[]): void {
  const others = heldSeats(room).filter((held) => seats.every(({ token }) => token !== held.token));
  keepSeats(room, [...others, ...seats]);
  write(ofThisTab, neighboursKey(room), seats.length > 0 ? seats.map(keptSeat) : null);
}

/** This tab plays no seat of the room any more; the browser still holds it. */
export function leaveTab(room: string): void {
  write(ofThisTab, tabKey(room), null);
}

/** Forgets a seat whose token opens nothing any more. */
export function dropSeat(room: string, token: string): void {
  keepSeats(room, heldSeats(room).filter((held) => held.token !== token));
  if (seatOfTab(room)?.token === token) write(ofThisTab, tabKey(room), null);
}

/** The token of whoever opened the room. */
export function ownerToken(room: string): string | null {
  const owner = read<string | KeptToken>(lasting, ownerKey(room));
  return owner === null || typeof owner === 'string' ? owner : tokenOf(owner);
}

export function holdOwnerToken(room: string, token: string): void {
  const owner = kept(token);
  write(lasting, ownerKey(room), 'token' in owner ? owner.token : owner);
}

export function visitedRooms(): VisitedRoom[] {
  return read<VisitedRoom[]>(lasting, kRooms) ?? [];
}

export function rememberVisit(visit: VisitedRoom): void {
  const others = visitedRooms().filter((room) => room.id !== visit.id);
  write(lasting, kRooms, [visit, ...others].slice(0, kMostRooms));
}

export function forgetVisit(room: string): void {
  write(
    lasting,
    kRooms,
    visitedRooms().filter((visit) => visit.id !== room),
  );
}

const kName = 'mistward.name';

/** The name last used for a seat, else the player's; empty if nobody has given any. */
export function lastName(): string {
  return read<string>(lasting, kName) || (player.peek()?.name ?? '');
}

export function rememberName(name: string): void {
  write(lasting, kName, name);
}
