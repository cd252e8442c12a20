import type { Deciding } from '../../session/ports';
import { words } from '../../words';
import { DriveButton } from './ghost_choice';
import { takePoints } from './scoring_choice';

/** The points of the current feature, or ghosts from one tile: either by one press. */
export function ScoringActions({ session }: { session: Deciding }) {
  const { seat } = session;
  const draft = seat.draft.value;
  const { state } = session.table.now.value;
  const legal = seat.legal.value;
  if (draft.kind !== 'scoring' || !state) return null;
  const scoring = state.pending.find((pending) => pending.feature === draft.feature);
  if (!scoring) return null;
  const forPoints = legal.some((d) => d.type === 'take_points' && d.feature === draft.feature);
  return (
    <div class="weighing">
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
