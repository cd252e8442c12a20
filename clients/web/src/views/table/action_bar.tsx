import { turnDraft } from '../../game/draft';
import type { Deciding, DecidingHere, Parts } from '../../session/ports';
import { words, wordsForError } from '../../words';
import { TilePicture } from '../common/pieces';
import { WhyLink } from '../common/why_link';
import { PlanNote } from '../plans';
import { ModeNote } from '../team/team_notes';
import { ChaseActions } from './ghost_choice';
import { startDrag } from './drag_tile';
import { lastHappenings } from '../telling/happenings';
import { Sentences } from '../telling/said';
import { tileInWords } from '../telling/in_words';
import { Foreseen } from '../knowing/foreseen';
import { PassAction, PickActions } from './pick_actions';
import { currentQuestion } from './question';
import { useCard } from '../drawing/tile_flight';
import { ScoringActions } from './scoring_actions';

/** The card that is drawn, if any. */
function Hand({ session }: { session: Deciding }) {
  return session.table.atlas.value && session.table.now.value.state?.drawn ? <Card session={session} /> : null;
}

function Card({ session }: { session: Deciding }) {
  const hand = useCard();
  const atlas = session.table.atlas.value;
  const drawn = session.table.now.value.state?.drawn;
  const draft = session.seat.draft.value;
  const legal = session.seat.legal.value;
  const face = drawn ? atlas?.faces.get(drawn) : undefined;
  if (!atlas || !drawn || !face) return null;
  const rotation = draft.kind === 'tile' ? draft.rotation : 0;
  if (draft.kind !== 'tile' || draft.at || session.seat.sending.value) {
    return (
      <div class="hand" ref={hand} aria-label={words.look.drawn(tileInWords(face, rotation))} role="img">
        <TilePicture atlas={atlas} tile={drawn} rotation={rotation} />
      </div>
    );
  }
  const turn = (step: 1 | -1) => () => session.seat.edit((draft) => turnDraft(draft, legal, step));
  return (
    <div class="hand mine" ref={hand} onWheel={(event) => turn(event.deltaY > 0 ? 1 : -1)()}>
      <button type="button" class="hand-tile" aria-label={words.table.turnRight} onClick={turn(1)} onPointerDown={startDrag}>
        <TilePicture atlas={atlas} tile={drawn} rotation={rotation} />
      </button>
    </div>
  );
}

function Choices({ session }: { session: Deciding }) {
  if (!session.seat.choosing.value || session.seat.sending.value) return null;
  switch (session.seat.draft.value.kind) {
    case 'tile':
      return null;
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

/** Who is asked, where several share the screen. */
function WhoseTurn({ session }: { session: DecidingHere }) {
  const { next } = session.table.now.value;
  if (!session.screen.shared.value || !session.seat.myTurn.value || next?.actor !== 'player') return null;
  return <p class="whose-turn">{words.screen.turn(session.table.nameOf(next.player))}</p>;
}

/** Says what is asked and offers it as buttons, over the foot of the board or below it. */
export function ActionBar({ session }: { session: DecidingHere & Parts<'ahead' | 'refusals' | 'planner'> }) {
  const happened = lastHappenings(session.table);
  const mine = session.seat.choosing.value;
  const { ask, rule } = currentQuestion(session);
  return (
    <section class={mine ? 'action mine' : 'action'} tabIndex={-1} aria-labelledby="asked">
      <Hand session={session} />
      <div class="saying">
        <ModeNote session={session} />
        <PlanNote session={session} />
        <WhoseTurn session={session} />
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
        <Foreseen session={session} />
        {session.refusals.code.value && (
          <p class="notice" role="alert">
            {wordsForError(session.refusals.code.value)}
          </p>
        )}
        <p class="happened" aria-live="polite">
          {happened.map((sentence, i) => (
            <span key={i} class="happening">
              <Sentences all={[sentence]} />{' '}
            </span>
          ))}
        </p>
      </div>
      <Choices session={session} />
    </section>
  );
}
