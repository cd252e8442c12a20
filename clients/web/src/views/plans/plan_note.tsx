import { obstacleOf } from '../../game/plans';
import type { Parts } from '../../session/ports';
import { words } from '../../words';

/** That a plan for the tile that came could not be made, and why. */
export function PlanNote({ session: { planner } }: { session: Parts<'planner'> }) {
  const failed = planner.failed.value;
  const obstacle = failed && obstacleOf(failed);
  if (!obstacle) return null;
  return (
    <p class="mode-note" role="status">
      {words.plan.failed} {words.plan.obstacles[obstacle]}
    </p>
  );
}
