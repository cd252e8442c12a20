import { useSignal, type Signal } from '@preact/signals';

import { changeKey, handoverLink } from '../../session/handover';
import { isSecret } from '../../session/player';
import type { Seating } from '../../session/ports';
import { follow } from '../../session/route';
import { words } from '../../words';
import { Dialog } from '../common/dialog';
import { CopyLink } from '../common/share_link';
import { LinkAsCode } from '../common/invite';
import { SureButton } from '../common/sure_button';

interface HandOverProps {
  session: Seating;
  /** Is true while the seat gets another key. */
  changing: Signal<boolean>;
}

/** The link that hands the seat over, and how to make it worthless again. */
function HandOver({ session, changing }: HandOverProps) {
  const shown = useSignal(false);
  const revoked = useSignal(false);
  const token = session.keys.seat.value?.token;
  if (!token) return null;
  const mine = isSecret(token);
  const renew = async (): Promise<boolean> => {
    changing.value = true;
    const renewed = await changeKey(session);
    changing.value = false;
    return renewed;
  };
  // What is handed over is one seat, and not the player with everything that is theirs.
  const make = async () => (shown.value = !mine || (await renew()));
  const revoke = async () => {
    revoked.value = await renew();
    shown.value = false;
  };
  return (
    <section class="hand-over">
      <h3>{words.seats.handOver}</h3>
      <p class="quiet">{words.seats.handOverLead}</p>
      {mine && (
        <p class="quiet">
          {words.seats.handOverMine}{' '}
          <a href="/you" onClick={(event) => follow(event, '/you')}>
            {words.page.you}
          </a>
        </p>
      )}
      {!shown.value && (
        <button type="button" class="button small" onClick={() => void make()}>
          {words.seats.makeLink}
        </button>
      )}
      {shown.value && !mine && (
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
export function OwnSeat({ session, seat, changing }: { session: Seating; seat: number } & Pick<HandOverProps, 'changing'>) {
  const open = useSignal(false);
  return (
    <>
      <button type="button" class="button small seat-action" aria-haspopup="dialog" onClick={() => (open.value = true)}>
        {words.seats.yours}
      </button>
      {open.value && (
        <Dialog title={words.seats.yours} onClose={() => (open.value = false)}>
          <HandOver session={session} changing={changing} />
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
