import { clearDraft, decisionOf, turnDraft } from '../../game/draft';
import type { RoomSession } from '../../session/room_session';
import { words, wordsForError } from '../../words';
import { Icon } from '../common/icon';
import { TilePicture } from '../common/pieces';
import { WhyLink } from '../common/why_link';
import { HintNote, ModeNote } from '../team/team_notes';
import { ChaseActions } from './ghost_choice';
import { startDrag } from './drag_tile';
import { lastHappenings } from './happenings';
import { tileInWords } from './in_words';
import { Foreseen } from './knowing/foreseen';
import { MeepleActions, PassAction } from './meeple_actions';
import { PickActions } from './pick_actions';
import { currentQuestion } from './question';
import { ScoringActions } from './scoring_actions';

function Hand({ session }: { session: RoomSession }) {
  const atlas = session.atlas.value;
  const drawn = session.now.value.state?.drawn;
  const draft = session.draft.value;
  const legal = session.now.value.legal;
  const face = drawn ? atlas?.faces.get(drawn) : undefined;
  if (!atlas || !drawn || !face) return null;
  const turn = (step: 1 | -1) => () => session.edit((draft) => turnDraft(draft, legal, step));
  if (draft.kind !== 'tile' || session.sending.value) {
    return (
      <div class="hand" aria-label={words.look.drawn(tileInWords(face, draft.kind === 'tile' ? draft.rotation : 0))} role="img">
        <TilePicture atlas={atlas} tile={drawn} rotation={draft.kind === 'tile' ? draft.rotation : 0} />
      </div>
    );
  }
  return (
    <div class="hand mine" onWheel={(event) => turn(event.deltaY > 0 ? 1 : -1)()}>
      <button type="button" class="tool" aria-label={words.table.turnLeft} onClick={turn(-1)}>
        <Icon name="turnLeft" />
      </button>
      <button type="button" class="hand-tile" aria-label={words.table.turnRight} onClick={turn(1)} onPointerDown={startDrag}>
        <TilePicture atlas={atlas} tile={drawn} rotation={draft.rotation} />
      </button>
      <button type="button" class="tool" aria-label={words.table.turnRight} onClick={turn(1)}>
        <Icon name="turnRight" />
      </button>
    </div>
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
  if (!session.choosing.value || session.sending.value) return null;
  switch (session.draft.value.kind) {
    case 'tile':
      return <TileActions session={session} />;
    case 'meeple':
      return <MeepleActions session={session} />;
    case 'scoring':
      return <ScoringActions session={session} />;
    case 'chase':
      return <ChaseActions session={session} />;
    case 'pick':
      return <PickActions session={session} />;
    case 'none':
      return <PassAction session={session} />;
  }
}

/** Says what is asked and offers it as buttons, below the board. */
export function ActionBar({ session }: { session: RoomSession }) {
  const happened = lastHappenings(session);
  const mine = session.choosing.value;
  const { ask, why, usual, rule } = currentQuestion(session);
  return (
    <section class={mine ? 'action mine' : 'action'} tabIndex={-1} aria-labelledby="asked">
      <Hand session={session} />
      <div class="saying">
        <ModeNote session={session} />
        <div class="with-why">
          <p class="ask" id="asked" role="status">
            {ask}
          </p>
          {rule && (
            <WhyLink section={rule} label={words.page.rule}>
              ?
            </WhyLink>
          )}
        </div>
        {why && <p class={usual ? 'why usual' : 'why'}>{why}</p>}
        <Foreseen session={session} />
        <HintNote session={session} />
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
