import { haunts } from '../../game/choices';
import type { DraftOf } from '../../game/draft';
import type { Scoring, State } from '../../protocol/types';
import type { Deciding } from '../../session/ports';
import { words } from '../../words';
import { DriveButton } from './ghost_choice';
import { takePoints } from './scoring_choice';

/** What taking the points would bring: a total, or with three scoring meeples each colour's share. */
function pointsConsequence(scoring: Scoring, { tracks, goal, hounds }: State): string {
  const [only, another] = tracks;
  if (!only || another || goal === null) return words.consequence.pointsEach(scoring.value, scoring.colours);
  // A hound scores with its meeple (M-HOUND-5), and the page does not know where that stands.
  const mayBeMore = hounds.some(({ place }) => place === 'with_meeple');
  return words.consequence.points(scoring.points, only.points + scoring.points, goal, mayBeMore);
}

/** What the choice in mind would bring about. */
export function scoringConsequence(draft: DraftOf<'scoring'>, scoring: Scoring, state: State): string | null {
  const { choice } = draft;
  if (choice?.take === 'points') return pointsConsequence(scoring, state);
  if (choice?.take === 'ghosts') {
    return words.consequence.ghosts(choice.count, state.ghosts.supply + choice.count, scoring.points);
  }
  return null;
}

/** The points of the current feature, or ghosts from one tile: either by one press. */
export function ScoringActions({ session }: { session: Deciding }) {
  const { seat } = session;
  const draft = seat.draft.value;
  const { state } = session.table.now.value;
  const legal = seat.legal.value;
  if (draft.kind !== 'scoring' || !state) return null;
  const scoring = state.pending.find((pending) => pending.feature === draft.feature);
  if (!scoring) return null;
  const haunted = haunts(legal, draft.feature).length > 0;
  const consequence = scoringConsequence(draft, scoring, state);
  const forPoints = legal.some((d) => d.type === 'take_points' && d.feature === draft.feature);
  return (
    <div class="weighing">
      <p class="consequence">{consequence ?? words.consequence.either(scoring.points, words.worth(scoring), haunted)}</p>
      <div class="buttons">
        {forPoints && (
          <button
            type="button"
            class="button deed"
            {...(draft.choice?.take === 'points' && { 'aria-pressed': 'true' as const })}
            onClick={() => takePoints(seat, scoring)}
          >
            {words.points(scoring.points)}
          </button>
        )}
        <DriveButton seat={seat} />
      </div>
    </div>
  );
}
