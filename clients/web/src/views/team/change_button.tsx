import { useSignal } from '@preact/signals';

import type { RoomSession } from '../../session/room_session';
import { ownerToken } from '../../session/seats';
import { words } from '../../words';
import { Dialog } from '../common/dialog';
import { onDemand } from '../common/on_demand';

const ChangeRoom = onDemand(async () => (await import('../lobby/change_room')).ChangeRoom);

/** For the owner: opens what is agreed for the room. */
export function ChangeButton({ session }: { session: RoomSession }) {
  const open = useSignal(false);
  const room = session.room.value;
  if (!room || ownerToken(session.id) === null) return null;
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
