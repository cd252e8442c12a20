import { decisionOf, haunts, type Draft } from '../../game/choices';
import { samePlace } from '../../board/geometry';
import type { Scoring, State } from '../../protocol/types';
import type { RoomSession } from '../../session/room_session';
import { words } from '../../words';
import { Icon } from '../common/icon';

type ScoringDraft = Extract<Draft, { kind: 'scoring' }>;

/** What the choice in mind would bring about. */
export function scoringConsequence(draft: ScoringDraft, scoring: Scoring, state: State): string | null {
  const { choice } = draft;
  if (choice?.take === 'points') {
    const total = (state.tracks[0]?.points ?? 0) + scoring.points;
    return words.consequence.points(scoring.points, total, state.goal);
  }
  if (choice?.take === 'ghosts') {
    return words.consequence.ghosts(choice.count, state.ghosts.supply + choice.count, scoring.points);
  }
  return null;
}

function GhostCount({ session, draft }: { session: RoomSession; draft: ScoringDraft }) {
  const { choice } = draft;
  if (choice?.take !== 'ghosts') return null;
  const most = haunts(session.now.value.legal, draft.feature).find((h) => samePlace(h, choice))?.most ?? 1;
  const set = (count: number) => () => session.edit(() => ({ ...draft, choice: { ...choice, count } }));
  return (
    <div class="stepper" role="group">
      <button type="button" class="tool" aria-label={words.table.fewer} disabled={choice.count <= 1} onClick={set(choice.count - 1)}>
        <Icon name="minus" />
      </button>
      <output>{words.ghosts(choice.count)}</output>
      <button type="button" class="tool" aria-label={words.table.more} disabled={choice.count >= most} onClick={set(choice.count + 1)}>
        <Icon name="plus" />
      </button>
    </div>
  );
}

/** The points of the current feature, or ghosts from one tile; then confirm. */
export function ScoringActions({ session }: { session: RoomSession }) {
  const draft = session.draft.value;
  const { legal, state } = session.now.value;
  if (draft.kind !== 'scoring' || !state) return null;
  const scoring = state.pending.find((pending) => pending.feature === draft.feature);
  if (!scoring) return null;
  const decision = decisionOf(draft, legal);
  const haunted = haunts(legal, draft.feature).length > 0;
  const consequence = scoringConsequence(draft, scoring, state);
  const pick = () => session.edit(() => ({ ...draft, choice: { take: 'points' } }));
  return (
    <div class="weighing">
      <p class="consequence">{consequence ?? words.consequence.either(scoring.points, words.worth(scoring), haunted)}</p>
      <GhostCount session={session} draft={draft} />
      <div class="buttons">
        <button type="button" class="button" aria-pressed={draft.choice?.take === 'points'} onClick={pick}>
          {words.table.takePoints(scoring.points)}
        </button>
        <button type="button" class="button primary" disabled={!decision} onClick={() => void session.decideDraft()}>
          {words.table.confirm}
        </button>
      </div>
    </div>
  );
}
