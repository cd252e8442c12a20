import { figuresToPlace } from '../../game/choices';
import { isPass, type DraftOf } from '../../game/draft';
import { sameFigure, stocks, type Figure } from '../../game/figure';
import type { State } from '../../protocol/types';
import type { Deciding } from '../../session/ports';
import type { Seat } from '../../session/seat';
import { words } from '../../words';
import { MeeplePicture } from '../common/pieces';

/** How many such figures the active player has in hand. */
function inHand(state: State, { colour, kind }: Figure): number {
  return new Map(stocks(state, state.player)).get(kind)?.[colour] ?? 0;
}

function Figures({ seat, state, draft }: { seat: Seat; state: State; draft: DraftOf<'meeple'> }) {
  const figures = figuresToPlace(seat.legal.value);
  if (figures.length < 2) return null;
  return (
    <div class="swatches" role="group">
      {figures.map((figure) => (
        <button
          type="button"
          key={`${figure.colour}${figure.kind}`}
          class="swatch"
          aria-pressed={sameFigure(figure, draft.figure)}
          aria-label={words.table.figure(figure.colour, figure.kind, inHand(state, figure))}
          onClick={() => seat.edit(() => ({ kind: 'meeple', segment: draft.segment, figure }))}
        >
          <MeeplePicture {...figure} />
          <span aria-hidden="true">{inHand(state, figure)}</span>
        </button>
      ))}
    </div>
  );
}

/** To put no meeple, where nothing else is offered. */
export function PassAction({ session }: { session: Deciding }) {
  const { next } = session.table.now.value;
  const legal = session.seat.legal.value;
  const pass = legal.find((d) => d.type === 'pass');
  if (!pass || next?.kind !== 'place_meeple') return null;
  return (
    <div class="buttons">
      <button type="button" class="button primary" onClick={() => void session.seat.decide(pass.id)}>
        {words.table.noMeeple}
      </button>
    </div>
  );
}

/** Which meeple to use, or none; where it stands is pressed on the board. */
export function MeepleActions({ session }: { session: Deciding }) {
  const draft = session.seat.draft.value;
  const { state } = session.table.now.value;
  const legal = session.seat.legal.value;
  if (draft.kind !== 'meeple' || !state) return null;
  const pass = legal.find((d) => d.type === 'pass');
  return (
    <>
      <Figures seat={session.seat} state={state} draft={draft} />
      {pass && (
        <div class="buttons">
          <button
            type="button"
            class={isPass(draft) ? 'button primary' : 'button'}
            onClick={() => void session.seat.decide(pass.id)}
          >
            {words.table.noMeeple}
          </button>
        </div>
      )}
    </>
  );
}
