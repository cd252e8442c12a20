import { useSignal } from '@preact/signals';

import type { Seating } from '../../session/ports';
import { words } from '../../words';
import { Dialog } from '../common/dialog';
import { onDemand } from '../common/on_demand';

const ChangeRoom = onDemand(async () => (await import('../room_form/change_room')).ChangeRoom);

/** For the owner: opens what is agreed for the room. */
export function ChangeButton({ session }: { session: Seating }) {
  const open = useSignal(false);
  const room = session.table.room.value;
  if (!room || session.keys.owner === null) return null;
  return (
    <>
      <button type="button" class="button small" aria-haspopup="dialog" onClick={() => (open.value = true)}>
        {words.roomForm.change}
      </button>
      {open.value && (
        <Dialog title={words.roomForm.change} onClose={() => (open.value = false)}>
          <ChangeRoom session={session} room={room} />
        </Dialog>
      )}
    </>
  );
}
