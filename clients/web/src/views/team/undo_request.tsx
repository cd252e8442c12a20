import { entries } from '../../game/log';
import { reachOf } from '../../game/undo';
import type { Parts } from '../../session/ports';
import { words } from '../../words';

/** The request to take something back: others answer it, whoever asked sees who agrees. */
export function UndoRequest({ session }: { session: Parts<'table' | 'undo'> }) {
  const { seat, team } = session.table.log.value;
  if (!team.undo) return null;
  const { agreed } = team.undo;
  const back = reachOf(entries(session.table.log.value), team.undo.seq);
  const open = seat !== null && !agreed.includes(seat);
  const text =
    team.undo.seat === seat
      ? words.team.asked(agreed.length - 1, back)
      : words.team.asks(session.table.nameOf(team.undo.seat), back);
  return (
    <section class="undo-request card" role={open ? 'alert' : 'status'}>
      <p>{text}</p>
      {open && (
        <div class="buttons">
          <button type="button" class="button small" onClick={() => void session.undo.answer(false)}>
            {words.team.refuse}
          </button>
          <button type="button" class="button small primary" onClick={() => void session.undo.answer(true)}>
            {words.team.agree}
          </button>
        </div>
      )}
    </section>
  );
}
