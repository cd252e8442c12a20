import type { Planning } from '../../session/ports';
import { words } from '../../words';

/** Shows the plans, or ends the planning of a turn. In one's own turn there is something to decide instead. */
export function PlanButton({ session: { planner, seat } }: { session: Planning }) {
  const plans = planner.plans.value.length;
  if (!planner.mayPlan.value || (seat.myTurn.value && plans === 0)) return null;
  if (seat.rehearsed.value !== null) {
    return (
      <button type="button" class="button small" aria-pressed="true" onClick={() => planner.leave()}>
        {words.plan.stop}
      </button>
    );
  }
  return (
    <button
      type="button"
      class="button small"
      aria-expanded={planner.open.value}
      aria-label={words.plan.buttonWith(plans)}
      onClick={() => (planner.open.value = !planner.open.value)}
    >
      {words.plan.button}
      {plans > 0 && <b class="unread" aria-hidden="true" data-count={plans} />}
    </button>
  );
}
