import type { Atlas } from '../../art/atlas';
import { kMostPlans, obstacleOf, plannedDecisions } from '../../game/plans';
import { grouped, kindsOn, unseenFaces, type Unseen } from '../../game/unseen';
import type { SeatPlan, State } from '../../protocol/types';
import type { Planning } from '../../session/ports';
import { words } from '../../words';
import { TilePicture } from '../common/pieces';
import { Sheet } from '../common/sheet';
import { Sentences } from '../telling/said';
import { turnInWords } from '../telling/turn_in_words';

interface PartProps {
  session: Planning;
  atlas: Atlas;
}

/** What had the focus is about to go with its plan. */
function keepFocus(button: HTMLElement): void {
  button.closest('.sheet')?.querySelector('h2')?.focus();
}

/** A plan as a small picture, in words, and with what stands in its way. */
function PlanOf({ session, atlas, plan }: PartProps & { plan: SeatPlan }) {
  const { planner, table } = session;
  const decisions = plannedDecisions(plan, table.now.value.state?.meeples);
  const placed = decisions.find((d) => d.type === 'place_tile');
  const face = atlas.faces.get(plan.tile);
  const obstacle = obstacleOf(plan);
  const rotation = placed?.type === 'place_tile' ? placed.rotation : 0;
  const what = turnInWords(table, { decisions }, { tile: face ? { face, rotation } : null });
  return (
    <li class={obstacle ? 'plan in-vain' : 'plan'} data-tile={plan.tile}>
      {face && <TilePicture atlas={atlas} tile={plan.tile} rotation={rotation} />}
      <div>
        <p>
          <Sentences all={[what]} />
        </p>
        {obstacle && <p class="obstacle">{words.plan.obstacles[obstacle]}</p>}
      </div>
      <button
        type="button"
        class="button small"
        aria-label={words.plan.remove(what.heard)}
        onClick={({ currentTarget }) => {
          keepFocus(currentTarget);
          void planner.remove(plan.tile);
        }}
      >
        {words.plan.removeShort}
      </button>
    </li>
  );
}

function Choice({ session, atlas, unseen: { face, count } }: PartProps & { unseen: Unseen }) {
  const { planner } = session;
  const isPlanned = planner.plans.value.some(({ tile }) => tile === face.tile);
  const kinds = words.know.face(kindsOn(face), face.ghosts, count);
  return (
    <li>
      <button
        type="button"
        class={isPlanned ? 'unseen-face planned' : 'unseen-face'}
        aria-label={isPlanned ? words.plan.planAnew(kinds) : words.plan.planFor(kinds)}
        disabled={!isPlanned && planner.plans.value.length >= kMostPlans}
        onClick={() => void planner.begin(face.tile)}
      >
        <TilePicture atlas={atlas} tile={face.tile} rotation={0} />
        <b class={count > 1 ? 'several' : ''}>{count}</b>
      </button>
    </li>
  );
}

/** What the seat has planned, and the tiles that it can plan for. */
function PlansSheet({ session, atlas, state }: PartProps & { state: State }) {
  const { planner } = session;
  const plans = planner.plans.value;
  return (
    <Sheet title={words.plan.title} class="plans-sheet" onClose={() => (planner.open.value = false)}>
      <p>{words.plan.lead}</p>
      {plans.length > 0 && (
        <ul class="plans">
          {plans.map((plan) => (
            <PlanOf key={plan.tile} session={session} atlas={atlas} plan={plan} />
          ))}
        </ul>
      )}
      <h3>{words.plan.choose}</h3>
      {plans.length >= kMostPlans && <p class="quiet">{words.plan.full(kMostPlans)}</p>}
      {grouped(unseenFaces(state, atlas.faces)).map(({ group, faces }) => (
        <section key={group}>
          <h4>{words.know.groups[group]}</h4>
          <ul class="unseen-faces">
            {faces.map((each) => (
              <Choice key={each.face.tile} session={session} atlas={atlas} unseen={each} />
            ))}
          </ul>
        </section>
      ))}
    </Sheet>
  );
}

/** The plans beside the board, while they are asked for. */
export function Plans({ session, state }: { session: Planning; state: State }) {
  const { planner, table } = session;
  const atlas = table.atlas.value;
  if (!planner.open.value || !planner.mayPlan.value || !atlas) return null;
  return <PlansSheet session={session} atlas={atlas} state={state} />;
}
