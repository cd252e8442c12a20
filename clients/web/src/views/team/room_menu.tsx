import type { Signal } from '@preact/signals';

import type { Seating } from '../../session/ports';
import { go, wallPath } from '../../session/route';
import { words } from '../../words';
import { MenuItem } from '../common/menu';
import { ChangeDialog } from './change_button';
import { OwnSeat } from './hand_over';

/** What of a room is looked at by itself. */
export type Asked = Signal<'seat' | 'room' | null>;

interface RoomMenuProps {
  session: Seating;
  asked: Asked;
}

/** The owner may, but a lesson is as it is. */
const mayChange = ({ keys, table }: Seating) => keys.owner !== null && table.room.value?.lesson === null;

/** In the menu: what there is to do about the room. Who plays alone has nobody to pause for, nor to leave a seat to. */
export function RoomMenu({ session, asked }: RoomMenuProps) {
  const { acts, keys, table } = session;
  const room = table.room.value;
  if (!room) return null;
  const runs = room.status === 'playing';
  const alone = runs && table.alone.value;
  return (
    <>
      {runs && !alone && !room.paused && acts.canPause() && (
        <MenuItem icon="pause" label={words.team.pause} onPress={() => void acts.pause(true)} />
      )}
      {!alone && room.status !== 'over' && keys.seat.value && (
        <MenuItem icon="person" label={words.seats.yours} onPress={() => (asked.value = 'seat')} />
      )}
      {room.status !== 'open' && mayChange(session) && <MenuItem icon="change" label={words.roomForm.change} onPress={() => (asked.value = 'room')} />}
      {!alone && <MenuItem icon="screen" label={words.wall.open} onPress={() => go(wallPath(room.id))} />}
    </>
  );
}

/** What was asked for in the menu, over the view. */
export function RoomDialog({ session, asked }: RoomMenuProps) {
  const close = () => (asked.value = null);
  if (asked.value === 'seat') return <OwnSeat session={session} onClose={close} />;
  return asked.value && <ChangeDialog session={session} onClose={close} />;
}
