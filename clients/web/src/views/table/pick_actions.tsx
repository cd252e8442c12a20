import { picks, type Pick } from '../../game/choices';
import type { State } from '../../protocol/types';
import type { Deciding, TableToRead } from '../../session/ports';
import type { Seat } from '../../session/seat';
import { words } from '../../words';
import { MeeplePicture } from '../common/pieces';
import { pickLabel } from './pick_choice';
import { pointedAt } from './question';

/** What a colour has: meeples to give, or points so far. */
function figureOf(pick: Extract<Pick, { target: 'colour' }>, state: State): number {
  const { colour } = pick;
  if (pick.type === 'assign_points') return state.tracks.find((track) => track.colour === colour)?.points ?? 0;
  return state.supplies.reduce((sum, supply) => sum + (supply[colour] ?? 0), 0);
}

/** The choice of a colour in words, with what the colour has. */
function colourInWords(pick: Extract<Pick, { target: 'colour' }>, table: TableToRead, state: State): string {
  const has = figureOf(pick, state);
  const said = pick.type === 'assign_points' ? words.points(has) : words.status.supply(pick.colour, false, has);
  return `${pickLabel(pick, table)}, ${said}`;
}

function ColourPicks({ session, state }: { session: Deciding; state: State }) {
  const colours = picks(session.seat.legal.value).filter((pick) => pick.target === 'colour');
  const chosen = pointedAt(session.seat);
  if (colours.length === 0) return null;
  return (
    <div class="swatches" role="group">
      {colours.map((pick) => (
        <button
          type="button"
          key={pick.id}
          class="swatch"
          data-choice={pick.id}
          aria-pressed={chosen?.id === pick.id}
          aria-label={colourInWords(pick, session.table, state)}
          onClick={() => session.seat.edit(() => ({ kind: 'pick', id: pick.id }))}
        >
          <MeeplePicture colour={pick.colour} />
          <span aria-hidden="true">{figureOf(pick, state)}</span>
        </button>
      ))}
    </div>
  );
}

/** Where the points in question would bring the scoring meeple that is pointed at. */
function Assigned({ seat, state }: { seat: Seat; state: State }) {
  const chosen = pointedAt(seat);
  if (chosen?.type !== 'assign_points' || !state.assignment || state.goal === null) return null;
  const total = figureOf(chosen, state) + state.assignment.points;
  return <p class="consequence">{words.status.of(total, state.goal)}</p>;
}

/** The choice of a colour, and the button that confirms what is pointed at. */
export function PickActions({ session }: { session: Deciding }) {
  const { state } = session.table.now.value;
  if (!state) return null;
  return (
    <div class="weighing">
      <Assigned seat={session.seat} state={state} />
      <ColourPicks session={session} state={state} />
      <div class="buttons">
        <button
          type="button"
          class="button primary"
          disabled={!pointedAt(session.seat)}
          onClick={() => void session.seat.decideDraft()}
        >
          {words.table.confirm}
        </button>
      </div>
    </div>
  );
}
