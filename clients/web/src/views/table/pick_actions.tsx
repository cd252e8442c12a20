import { picks, type Pick } from '../../game/choices';
import type { State } from '../../protocol/types';
import type { Deciding, TableToRead } from '../../session/ports';
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

/** What a colour has: meeples in hand, or its points and those with what is in question. */
function figureThen(pick: Extract<Pick, { target: 'colour' }>, state: State): string {
  const has = figureOf(pick, state);
  return pick.type === 'assign_points' && state.assignment ? `${has} → ${has + state.assignment.points}` : String(has);
}

/** The choice of a colour in words, with what the colour has and would have. */
function colourInWords(pick: Extract<Pick, { target: 'colour' }>, table: TableToRead, state: State): string {
  const said = pick.type === 'assign_points' ? figureThen(pick, state) : words.status.supply(pick.colour, 'meeple', figureOf(pick, state));
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
          onClick={() => void session.seat.decide(pick.id)}
        >
          <MeeplePicture colour={pick.colour} />
          <span aria-hidden="true">{figureThen(pick, state)}</span>
        </button>
      ))}
    </div>
  );
}

/** The choice of a colour; all else is pointed at on the board. */
export function PickActions({ session }: { session: Deciding }) {
  const { state } = session.table.now.value;
  return state && <ColourPicks session={session} state={state} />;
}
