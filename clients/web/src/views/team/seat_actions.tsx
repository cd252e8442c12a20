import { useSignal } from '@preact/signals';

import type { Room, Seat } from '../../protocol/types';
import type { RoomSession } from '../../session/room_session';
import { lastName, ownerToken } from '../../session/seats';
import { words } from '../../words';

/** A button that asks once more, because a seat that was left may be taken by others. */
function SureButton({ label, act }: { label: string; act: () => Promise<void> }) {
  const asked = useSignal(false);
  const press = () => {
    if (asked.value) void act();
    asked.value = !asked.value;
  };
  return (
    <button type="button" class="button small seat-action" onClick={press} onBlur={() => (asked.value = false)}>
      {asked.value ? words.team.sure : label}
    </button>
  );
}

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
  const free = () => session.freeSeat(seat.seat);
  if (mine) return <SureButton label={words.team.leaveSeat} act={free} />;
  return owner ? <SureButton label={words.team.removePlayer(seat.name ?? '')} act={free} /> : null;
}
