import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { takeHandedSeat, takeKeyFromAddress } from '../../session/handover';
import type { Handing } from '../../session/ports';
import { lastName } from '../../session/seats';
import { words } from '../../words';
import { Dialog } from '../common/dialog';
import { PlayerName } from '../common/seat_form';
import { asName } from '../../session/written';

function Accept({ session, handed, done }: { session: Handing; handed: string; done: () => void }) {
  const name = useSignal(lastName());
  const submit = (event: Event) => {
    event.preventDefault();
    const given = asName(name.value);
    if (given === '') return;
    void takeHandedSeat(session, handed, given);
    done();
  };
  return (
    <Dialog title={words.seats.handed} onClose={done}>
      <p>{words.seats.handedLead}</p>
      <form class="take-seat" onSubmit={submit}>
        <label class="labelled">
          <span>{words.lobby.yourName}</span>
          <PlayerName name={name} first />
        </label>
        <button type="submit" class="button primary">
          {words.seats.accept}
        </button>
      </form>
    </Dialog>
  );
}

/** The key that the address hands over, which it keeps no longer than until it is read. */
export function useHandedKey(): Signal<string | null> {
  const key = useSignal<string | null>(null);
  useEffect(() => {
    const look = () => (key.value = takeKeyFromAddress() ?? key.value);
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  return key;
}

/** Offers the seat that was handed over, under a name of one's own. */
export function HandedSeat({ session, handed }: { session: Handing; handed: Signal<string | null> }) {
  const key = handed.value;
  if (key === null || session.keys.seat.value?.token === key) return null;
  return <Accept session={session} handed={key} done={() => (handed.value = null)} />;
}
