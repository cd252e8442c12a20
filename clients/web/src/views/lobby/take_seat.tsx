import type { Keys } from '../../session/keys';
import { words } from '../../words';
import { PlayerName, useSeatForm } from '../common/seat_form';

/** Sits whoever reads down on a free seat, under a name. */
export function TakeSeat({ keys }: { keys: Keys }) {
  const { name, submit } = useSeatForm(keys);
  return (
    <form class="take-seat" onSubmit={submit}>
      <label class="labelled">
        <span>{words.lobby.yourName}</span>
        <PlayerName name={name} />
      </label>
      <button type="submit" class="button primary">
        {words.lobby.sitDown}
      </button>
    </form>
  );
}
