import { coloursToPlace, decisionOf, spots } from '../../game/choices';
import type { RoomSession } from '../../session/room_session';
import { words } from '../../words';
import { MeeplePicture } from '../common/pieces';

/** Which colour to use, put the guard, or none. */
export function MeepleActions({ session }: { session: RoomSession }) {
  const draft = session.draft.value;
  const { legal, state } = session.now.value;
  if (draft.kind !== 'meeple' || !state) return null;
  const colours = coloursToPlace(legal);
  const decision = decisionOf(draft, legal);
  const pass = legal.find((d) => d.type === 'pass');
  const supply = state.supplies[state.player] ?? {};
  const only = spots(legal).length === 1 ? spots(legal)[0]!.segment : null;
  return (
    <>
      {colours.length > 1 && (
        <div class="swatches" role="group">
          {colours.map((colour) => (
            <button
              type="button"
              key={colour}
              class="swatch"
              aria-pressed={draft.colour === colour}
              aria-label={words.table.colour(colour, supply[colour] ?? 0)}
              onClick={() => session.edit(() => ({ ...draft, colour }))}
            >
              <MeeplePicture colour={colour} />
              <span aria-hidden="true">{supply[colour] ?? 0}</span>
            </button>
          ))}
        </div>
      )}
      <div class="buttons">
        {pass && (
          <button type="button" class="button" onClick={() => void session.decide(pass.id)}>
            {words.table.noMeeple}
          </button>
        )}
        <button
          type="button"
          class="button primary"
          disabled={!decision && only === null}
          onClick={() => {
            if (decision) void session.decide(decision.id);
            else session.edit(() => ({ ...draft, segment: only }));
          }}
        >
          {words.table.putMeeple}
        </button>
      </div>
    </>
  );
}
