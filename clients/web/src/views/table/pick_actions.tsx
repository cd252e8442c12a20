import { isPass } from '../../game/draft';
import { figureKind } from '../../game/figure';
import { isInHand, type InHand } from '../../game/spots';
import type { Colour, State } from '../../protocol/types';
import type { Deciding, TableToRead } from '../../session/ports';
import { words } from '../../words';
import { MeeplePicture } from '../common/pieces';
import { deedInWords } from './deed_words';
import { PrisonerPicture } from './prisoner_picture';

const meeplesLeft = (state: State, colour: Colour) => state.supplies.reduce((sum, supply) => sum + (supply[colour] ?? 0), 0);
const pointsOf = (state: State, colour: Colour) => state.tracks.find((track) => track.colour === colour)?.points ?? 0;

/** Beside the picture: what the colour has and would have, or what the ransom costs. */
function figureBeside(d: InHand, state: State): string {
  switch (d.type) {
    case 'assign_points': {
      const has = pointsOf(state, d.colour);
      return state.assignment ? `${has} → ${has + state.assignment.points}` : String(has);
    }
    case 'bury_from_supply':
      return String(meeplesLeft(state, d.colour));
    case 'pay_ransom':
      return '−3';
    case 'exchange_prisoner':
      return '';
  }
}

/** The same in words, with what it would do. */
function inWords(d: InHand, table: TableToRead, state: State): string {
  const deed = deedInWords(d, table);
  if (d.type === 'assign_points') return `${deed}, ${figureBeside(d, state)}`;
  return d.type === 'bury_from_supply' ? `${deed}, ${words.status.supply(d.colour, 'meeple', meeplesLeft(state, d.colour))}` : deed;
}

/** What is chosen that does not lie on the board. */
function InHandPicks({ session, state }: { session: Deciding; state: State }) {
  const all = session.seat.legal.value.filter(isInHand);
  const draft = session.seat.draft.value;
  const own = Object.keys(state.supplies[session.table.now.value.next?.player ?? 0] ?? {})[0] as Colour | undefined;
  if (all.length === 0 || draft.kind !== 'pick') return null;
  return (
    <div class="swatches" role="group">
      {all.map((d) => (
        <button
          type="button"
          key={d.id}
          class="swatch"
          data-choice={d.id}
          aria-pressed={draft.id === d.id}
          aria-label={inWords(d, session.table, state)}
          onClick={() => void session.seat.decide(d.id)}
        >
          {d.type === 'pay_ransom' || d.type === 'exchange_prisoner' ? (
            <PrisonerPicture colour={own ?? 'red'} kind={figureKind(d)} />
          ) : (
            <MeeplePicture colour={d.colour} />
          )}
          <span aria-hidden="true">{figureBeside(d, state)}</span>
          {d.type === 'pay_ransom' && <MeeplePicture colour={d.colour} />}
        </button>
      ))}
    </div>
  );
}

/** Does nothing. */
export function PassAction({ session: { seat, table } }: { session: Deciding }) {
  const { next } = table.now.value;
  const legal = seat.legal.value;
  const pass = legal.find((d) => d.type === 'pass');
  if (!pass || next?.actor !== 'player') return null;
  const onlyMeeples = next.kind === 'place_meeple' && legal.every(({ type }) => type === 'place_meeple' || type === 'pass');
  return (
    <div class="buttons">
      <button
        type="button"
        class={isPass(seat.draft.value) || legal.length === 1 ? 'button primary' : 'button'}
        onClick={() => void seat.decide(pass.id)}
      >
        {onlyMeeples ? words.table.noMeeple : (words.pass[next.kind] ?? words.pass.other)}
      </button>
    </div>
  );
}

/** What is chosen beside the board, and to do nothing; all else is pointed at on the board. */
export function PickActions({ session }: { session: Deciding }) {
  const { state } = session.table.now.value;
  return (
    state && (
      <>
        <InHandPicks session={session} state={state} />
        <PassAction session={session} />
      </>
    )
  );
}
