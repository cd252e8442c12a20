import { useSignal } from '@preact/signals';

import type { Seating } from '../../session/ports';
import { words } from '../../words';
import { Dialog } from '../common/dialog';
import { onDemand } from '../common/on_demand';

const ChangeRoom = onDemand(async () => (await import('../room_form/change_room')).ChangeRoom);

/** What is agreed for the room, to be changed by its owner. */
export function ChangeDialog({ session, onClose }: { session: Seating; onClose: () => void }) {
  const room = session.table.room.value;
  if (!room) return null;
  return (
    <Dialog title={words.roomForm.change} onClose={onClose}>
      <ChangeRoom session={session} room={room} />
    </Dialog>
  );
}

/** For the owner: opens what is agreed for the room. */
export function ChangeButton({ session }: { session: Seating }) {
  const open = useSignal(false);
  if (session.keys.owner === null) return null;
  return (
    <>
      <button type="button" class="button small" aria-haspopup="dialog" onClick={() => (open.value = true)}>
        {words.roomForm.change}
      </button>
      {open.value && <ChangeDialog session={session} onClose={() => (open.value = false)} />}
    </>
  );
}
