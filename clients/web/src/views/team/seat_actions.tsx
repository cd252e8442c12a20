import type { Room, Seat } from '../../protocol/types';
import type { RoomSession } from '../../session/room_session';
import { lastName, ownerToken } from '../../session/seats';
import { words } from '../../words';

/** Adds a companion to a free seat or sends it away, takes a free seat over, leaves one's own. */
export function SeatActions({ session, room, seat }: { session: RoomSession; room: Room; seat: Seat }) {
  const owner = ownerToken(session.id) !== null;
  const mayInvite = owner || (room.game === 'mists' && session.seat.value !== null);
  const mine = session.log.value.seat === seat.seat;
  const press = (label: string, act: () => Promise<void>) => (
    <button type="button" class="button small seat-action" onClick={() => void act()}>
      {label}
    </button>
  );
  if (room.status === 'over') return null;
  if (seat.kind === 'companion') {
    return mayInvite ? press(words.team.removeCompanion, () => session.seatCompanion(seat.seat, false)) : null;
  }
  if (!seat.taken) {
    const name = lastName();
    const takes = room.status === 'playing' && session.seat.value === null && name !== '';
    return (
      <>
        {takes && press(words.team.takeOver, () => session.takeSeat(name, seat.seat))}
        {mayInvite && press(words.team.addCompanion, () => session.seatCompanion(seat.seat, true))}
      </>
    );
  }
  if (mine) return press(words.team.leaveSeat, () => session.freeSeat(seat.seat));
  return owner ? press(words.team.removePlayer(seat.name ?? ''), () => session.freeSeat(seat.seat)) : null;
}
