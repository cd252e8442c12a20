import { useSignal } from '@preact/signals';

import type { Room, Seat } from '../../protocol/types';
import type { Keys } from '../../session/keys';
import type { Seating } from '../../session/ports';
import { lastName } from '../../session/seats';
import { words } from '../../words';
import { PlayerName } from '../common/seat_form';
import { OwnSeat } from './hand_over';
import { SureButton } from '../common/sure_button';
import { named } from '../../words/named';

/** Takes a free seat of a running game; whoever has no name yet is asked for one first. */
function TakeOver({ keys, seat }: { keys: Keys; seat: number }) {
  const name = useSignal(lastName());
  const asking = useSignal(false);
  const submit = (event: Event) => {
    event.preventDefault();
    const given = name.value.trim();
    if (given === '') asking.value = true;
    else void keys.take(given, seat);
  };
  return (
    <form class="take-over" onSubmit={submit}>
      {asking.value && <PlayerName name={name} label={words.lobby.yourName} />}
      <button type="submit" class="button small seat-action">
        {words.team.takeOver}
      </button>
    </form>
  );
}

/** Adds a companion to a free seat or sends it away, takes a free seat over, hands on or leaves one's own. */
export function SeatActions({ session, room, seat }: { session: Seating; room: Room; seat: Seat }) {
  const owner = session.keys.owner !== null;
  const mayInvite = session.acts.canStart();
  const mine = session.table.log.value.seat === seat.seat;
  const here = session.screen.here.value.has(seat.seat);
  // While the seat gets another key, nobody sits here for a moment; what is done with it stays in sight.
  const changing = useSignal(false);
  const press = (label: string, act: () => Promise<void>) => (
    <button type="button" class="button small seat-action" onClick={() => void act()}>
      {label}
    </button>
  );
  if (room.status === 'over') return null;
  if (seat.kind === 'companion') {
    return mayInvite ? press(words.team.removeCompanion, () => session.acts.seatCompanion(seat.seat, false)) : null;
  }
  if (!seat.taken) {
    return (
      <>
        {room.status === 'playing' && session.keys.seat.value === null && <TakeOver keys={session.keys} seat={seat.seat} />}
        {mayInvite && press(words.team.addCompanion, () => session.acts.seatCompanion(seat.seat, true))}
      </>
    );
  }
  if (mine || changing.value) return <OwnSeat session={session} seat={seat.seat} changing={changing} />;
  if (here) return <SureButton label={words.team.removePlayer(named(seat.name ?? ''))} act={() => session.acts.freeSeat(seat.seat)} />;
  return owner ? <SureButton label={words.team.removePlayer(named(seat.name ?? ''))} act={() => session.acts.freeSeat(seat.seat)} /> : null;
}
