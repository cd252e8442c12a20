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

const kRooms = 'mistward.rooms';
const kMostRooms = 6;
const seatsKey = (room: string) => `mistward.seats.${room}`;
const tabKey = (room: string) => `mistward.seat.${room}`;
const besideKey = (room: string) => `mistward.beside.${room}`;
const ownerKey = (room: string) => `mistward.owner.${room}`;

/** Every seat of the room that this browser holds, in any of its windows. */
export function heldSeats(room: string): HeldSeat[] {
  return read<HeldSeat[]>(lasting, seatsKey(room)) ?? [];
}

/** The seat of this tab. Two tabs of one browser can hold two seats. */
export function seatOfTab(room: string): HeldSeat | null {
  return read<HeldSeat>(ofThisTab, tabKey(room));
}

export function holdSeat(room: string, seat: HeldSeat): void {
  const others = heldSeats(room).filter((held) => held.token !== seat.token);
  write(lasting, seatsKey(room), [...others, seat]);
  write(ofThisTab, tabKey(room), seat);
}

/** The seats of others who play in this tab, beside its own. */
export function besideInTab(room: string): HeldSeat[] {
  return read<HeldSeat[]>(ofThisTab, besideKey(room)) ?? [];
}

/** Keeps who plays in this tab beside its own seat, and their seats in this browser. */
export function holdBeside(room: string, seats: HeldSeat[]): void {
  const others = heldSeats(room).filter((held) => seats.every(({ token }) => token !== held.token));
  write(lasting, seatsKey(room), [...others, ...seats]);
  write(ofThisTab, besideKey(room), seats.length > 0 ? seats : null);
}

/** Forgets a seat whose token opens nothing any more. */
export function dropSeat(room: string, token: string): void {
  write(
    lasting,
    seatsKey(room),
    heldSeats(room).filter((held) => held.token !== token),
  );
  if (seatOfTab(room)?.token === token) write(ofThisTab, tabKey(room), null);
}

/** The token of whoever opened the room. */
export function ownerToken(room: string): string | null {
  return read<string>(lasting, ownerKey(room));
}

export function holdOwnerToken(room: string, token: string): void {
  write(lasting, ownerKey(room), token);
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

/** The name last used for a seat. */
export function lastName(): string {
  return read<string>(lasting, kName) ?? '';
}

export function rememberName(name: string): void {
  write(lasting, kName, name);
}
