import { useSignal } from '@preact/signals';

import { handoverLink, renewKey } from '../../session/handover';
import type { Parts, Seating } from '../../session/ports';
import { words } from '../../words';
import { Dialog } from '../common/dialog';
import { CopyLink } from '../lobby/share_link';
import { LinkAsCode } from '../lobby/invite';
import { SureButton } from './sure_button';

/** The link that hands the seat over, and how to make it worthless again. */
function HandOver({ session }: { session: Parts<'table' | 'keys' | 'refusals'> }) {
  const shown = useSignal(false);
  const revoked = useSignal(false);
  const token = session.keys.seat.value?.token;
  if (!token) return null;
  const revoke = async () => {
    await renewKey(session);
    shown.value = false;
    revoked.value = session.refusals.code.value === null;
  };
  return (
    <section class="hand-over">
      <h3>{words.seats.handOver}</h3>
      <p class="quiet">{words.seats.handOverLead}</p>
      {!shown.value && (
        <button type="button" class="button small" onClick={() => (shown.value = true)}>
          {words.seats.makeLink}
        </button>
      )}
      {shown.value && (
        <>
          <CopyLink link={handoverLink(token)} label={words.seats.seatLink} />
          <LinkAsCode link={handoverLink(token)} />
          <p class="warning">{words.seats.handOverCare}</p>
          <button type="button" class="button small" onClick={() => void revoke()}>
            {words.seats.revoke}
          </button>
        </>
      )}
      <p class="quiet" role="status">
        {revoked.value && words.seats.revoked}
      </p>
    </section>
  );
}

/** What can be done with one's own seat: hand it over, or leave it. */
export function OwnSeat({ session, seat }: { session: Seating; seat: number }) {
  const open = useSignal(false);
  return (
    <>
      <button type="button" class="button small seat-action" aria-haspopup="dialog" onClick={() => (open.value = true)}>
        {words.seats.yours}
      </button>
      {open.value && (
        <Dialog title={words.seats.yours} onClose={() => (open.value = false)}>
          <HandOver session={session} />
          <section>
            <h3>{words.team.leaveSeat}</h3>
            <p class="quiet">{words.seats.leaveLead}</p>
            <SureButton label={words.team.leaveSeat} act={() => session.acts.freeSeat(seat)} />
          </section>
        </Dialog>
      )}
    </>
  );
}
