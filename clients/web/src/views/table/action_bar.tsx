import { decisionOf, clearDraft, turnDraft } from '../../game/choices';
import type { RoomSession } from '../../session/room_session';
import { playerName } from '../../session/names';
import { words, wordsForError } from '../../words';
import { Icon } from '../common/icon';
import { TilePicture } from '../common/pieces';
import { lastHappenings } from './happenings';
import { MeepleActions } from './meeple_actions';
import { ScoringActions } from './scoring_actions';

/** The one line that says what is asked now, and of whom. */
export function askLine(session: RoomSession): string {
  const { next, state } = session.now.value;
  const draft = session.draft.value;
  if (session.sending.value) return words.ask.sending;
  if (!next || next.actor === 'nobody' || next.kind === 'none') return words.ask.over;
  if (next.actor === 'chance' || next.kind === 'draw_tile') return words.ask.drawing;
  if (!session.myTurn.value) return words.ask.others[next.kind](playerName(session.room.value, next.player));
  switch (next.kind) {
    case 'place_tile':
      return draft.kind === 'tile' && draft.at ? words.ask.placeConfirm : words.ask.place;
    case 'place_meeple':
      return draft.kind === 'meeple' && draft.segment ? words.ask.meepleConfirm : words.ask.meeple;
    case 'score': {
      const [only, more] = state?.pending ?? [];
      return only && !more ? words.ask.score(only.kind) : words.ask.scoreMany;
    }
  }
}

function Hand({ session }: { session: RoomSession }) {
  const atlas = session.atlas.value;
  const drawn = session.now.value.state?.drawn;
  const draft = session.draft.value;
  const legal = session.now.value.legal;
  if (!atlas || !drawn) return null;
  const turn = (step: 1 | -1) => () => session.edit((draft) => turnDraft(draft, legal, step));
  if (draft.kind !== 'tile' || session.sending.value) {
    return (
      <div class="hand" aria-label={words.table.drawn} role="img">
        <TilePicture atlas={atlas} tile={drawn} rotation={draft.kind === 'tile' ? draft.rotation : 0} />
      </div>
    );
  }
  return (
    <div class="hand mine" onWheel={(event) => turn(event.deltaY > 0 ? 1 : -1)()}>
      <button type="button" class="tool" aria-label={words.table.turnLeft} onClick={turn(-1)}>
        <Icon name="turnLeft" />
      </button>
      <button type="button" class="hand-tile" aria-label={words.table.turnRight} onClick={turn(1)}>
        <TilePicture atlas={atlas} tile={drawn} rotation={draft.rotation} />
      </button>
      <button type="button" class="tool" aria-label={words.table.turnRight} onClick={turn(1)}>
        <Icon name="turnRight" />
      </button>
    </div>
  );
}

/** What the drawn tile may bring, and a warning when the ghosts run low. */
function TileConsequence({ session }: { session: RoomSession }) {
  const state = session.now.value.state;
  const face = state?.drawn ? session.atlas.value?.faces.get(state.drawn) : undefined;
  if (!state || !face) return null;
  const danger = face.ghosts > state.ghosts.supply;
  return (
    <p class={danger ? 'consequence danger' : 'consequence'}>
      {words.consequence.brings(face.ghosts)} {danger && words.consequence.danger(state.ghosts.supply)}
    </p>
  );
}

function TileActions({ session }: { session: RoomSession }) {
  const draft = session.draft.value;
  const decision = decisionOf(draft, session.now.value.legal);
  return (
    <div class="buttons">
      {decision && (
        <button type="button" class="button" onClick={() => session.edit(clearDraft)}>
          {words.table.takeBack}
        </button>
      )}
      <button type="button" class="button primary" disabled={!decision} onClick={() => void session.decideDraft()}>
        {words.table.placeHere}
      </button>
    </div>
  );
}

function Choices({ session }: { session: RoomSession }) {
  if (!session.myTurn.value || session.sending.value) return null;
  switch (session.draft.value.kind) {
    case 'tile':
      return <TileActions session={session} />;
    case 'meeple':
      return <MeepleActions session={session} />;
    case 'scoring':
      return <ScoringActions session={session} />;
    case 'none':
      return null;
  }
}

/** Says what is asked and offers it as buttons, below the board. */
export function ActionBar({ session }: { session: RoomSession }) {
  const happened = lastHappenings(session);
  const mine = session.myTurn.value;
  return (
    <section class={mine ? 'action mine' : 'action'}>
      <Hand session={session} />
      <div class="saying">
        <p class="ask" role="status">
          {askLine(session)}
        </p>
        {session.now.value.next?.kind === 'place_tile' ? (
          <TileConsequence session={session} />
        ) : null}
        {session.notice.value && (
          <p class="notice" role="alert">
            {wordsForError(session.notice.value)}
          </p>
        )}
        <p class="happened" aria-live="polite">
          {happened.join(' ')}
        </p>
      </div>
      <Choices session={session} />
    </section>
  );
}
