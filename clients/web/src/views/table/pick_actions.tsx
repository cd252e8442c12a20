import { picks, type Pick } from '../../game/choices';
import type { State } from '../../protocol/types';
import type { RoomSession } from '../../session/room_session';
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
function colourInWords(pick: Extract<Pick, { target: 'colour' }>, session: RoomSession, state: State): string {
  const has = figureOf(pick, state);
  const said = pick.type === 'assign_points' ? words.points(has) : words.status.supply(pick.colour, false, has);
  return `${pickLabel(pick, session)}, ${said}`;
}

function ColourPicks({ session, state }: { session: RoomSession; state: State }) {
  const colours = picks(session.now.value.legal).filter((pick) => pick.target === 'colour');
  const chosen = pointedAt(session);
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
          aria-label={colourInWords(pick, session, state)}
          onClick={() => session.edit(() => ({ kind: 'pick', id: pick.id }))}
        >
          <MeeplePicture colour={pick.colour} />
          <span aria-hidden="true">{figureOf(pick, state)}</span>
        </button>
      ))}
    </div>
  );
}

/** What the points in question would bring the scoring meeple that is pointed at. */
function Assigned({ session, state }: { session: RoomSession; state: State }) {
  const chosen = pointedAt(session);
  if (chosen?.type !== 'assign_points' || !state.assignment || state.goal === null) return null;
  const { points } = state.assignment;
  const total = figureOf(chosen, state) + points;
  return <p class="consequence">{words.consequence.assigned(points, total, state.goal)}</p>;
}

/** The choice of a colour, and the button that confirms what is pointed at. */
export function PickActions({ session }: { session: RoomSession }) {
  const { state } = session.now.value;
  if (!state) return null;
  return (
    <div class="weighing">
      <Assigned session={session} state={state} />
      <ColourPicks session={session} state={state} />
      <div class="buttons">
        <button
          type="button"
          class="button primary"
          disabled={!pointedAt(session)}
          onClick={() => void session.decideDraft()}
        >
          {words.table.confirm}
        </button>
      </div>
    </div>
  );
}
