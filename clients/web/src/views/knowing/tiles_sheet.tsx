import type { Atlas } from '../../art/atlas';
import { houndOfNextPile, isOver, isTogether } from '../../game/standing';
import { bySymbols, countOf, fitting, grouped, kindsOn, unseenFaces, type Unseen } from '../../game/unseen';
import type { State } from '../../protocol/types';
import type { Reading } from '../../session/ports';
import { words } from '../../words';
import { TilePicture } from '../common/pieces';
import { Sheet } from '../common/sheet';
import { Symbols } from './symbols';

function Face({ atlas, unseen: { face, count } }: { atlas: Atlas; unseen: Unseen }) {
  return (
    <li class="unseen-face" role="img" aria-label={words.know.face(kindsOn(face), face.ghosts, count)}>
      <TilePicture atlas={atlas} tile={face.tile} rotation={0} />
      <b class={count > 1 ? 'several' : ''}>{count}</b>
    </li>
  );
}

function Faces({ atlas, unseen }: { atlas: Atlas; unseen: Unseen[] }) {
  return (
    <>
      {grouped(unseen).map(({ group, faces }) => (
        <section key={group}>
          <h3>
            {words.know.groups[group]} <span class="figure">{countOf(faces)}</span>
          </h3>
          <ul class="unseen-faces">
            {faces.map((each) => (
              <Face key={each.face.tile} atlas={atlas} unseen={each} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Whether all tiles are shown, or those that fit a space, and which. */
function Fit({ session, shown }: { session: Reading; shown: number }) {
  const { fit } = session.knowing;
  const at = fit.value;
  const say = at === 'asked' ? words.know.chooseSpace : at && words.know.fitting(shown, session.table.where(at));
  return (
    <div class="fit">
      <button
        type="button"
        class="button small"
        aria-pressed={at !== null}
        onClick={() => (fit.value = at === null ? 'asked' : null)}
      >
        {at === null ? words.know.fit : words.know.allTiles}
      </button>
      <p role="status">{say}</p>
    </div>
  );
}

/** The tiles that nobody has seen, as pictures: all of them, or what fits a space of the board. */
export function TilesSheet({ session, atlas, state }: { session: Reading; atlas: Atlas; state: State }) {
  const { knowing } = session;
  const at = knowing.fit.value;
  const all = unseenFaces(state, atlas.faces);
  const shown = at === null || at === 'asked' ? all : fitting(state, atlas.faces, at);
  const hidden = state.face_down.length;
  const next = isOver(state) ? null : houndOfNextPile(state);
  const stage = at === null ? '' : at === 'asked' ? 'asking' : 'fitting';
  return (
    <Sheet title={words.know.tiles} class={`tiles-sheet ${stage}`} onClose={() => knowing.hideTiles()}>
      <p>
        {all.length === 0 ? words.know.noTiles : words.know.unseen(countOf(all))} {hidden > 0 && words.know.faceDown(hidden)}
      </p>
      {state.piles.length > 1 && (
        <ul class="quiet">
          {state.piles.map((n, i) => (
            <li key={i}>{words.status.pile(n, i)}</li>
          ))}
        </ul>
      )}
      {next && <p class="quiet">{words.know.nextPile(next.hound, next.total, state.tracks.length > 1)}</p>}
      {isTogether(state) && all.length > 0 && <Symbols counts={bySymbols(shown)} />}
      <Fit session={session} shown={countOf(shown)} />
      <Faces atlas={atlas} unseen={shown} />
    </Sheet>
  );
}
