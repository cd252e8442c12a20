import { samePlace } from '../../board/geometry';
import { chases, haunts, type Haunt } from '../../game/choices';
import { changeCount, decisionOf, isPass, type Draft, type GhostChoice } from '../../game/draft';
import type { LegalDecision, Point } from '../../protocol/types';
import type { Deciding } from '../../session/ports';
import type { Seat } from '../../session/seat';
import { words } from '../../words';
import { Icon } from '../common/icon';
import { BoardButton, RoundButton } from './board_button';
import { boardPoint } from './board_layers';

/** The tiles from which ghosts may be taken at this moment. */
export function hauntsFor(draft: Draft, legal: LegalDecision[]): Haunt[] {
  if (draft.kind === 'scoring') return haunts(legal, draft.feature);
  return draft.kind === 'chase' ? chases(legal) : [];
}

/** The ghosts that the player has in mind. */
export function ghostsInMind(draft: Draft): GhostChoice | null {
  if (draft.kind === 'chase') return draft.choice;
  return draft.kind === 'scoring' && draft.choice?.take === 'ghosts' ? draft.choice : null;
}

function takeAll(draft: Draft, { x, y, most }: Haunt): Draft {
  if (draft.kind === 'chase') return { kind: 'chase', choice: { x, y, count: most } };
  if (draft.kind === 'scoring') return { ...draft, choice: { take: 'ghosts', x, y, count: most } };
  return draft;
}

function Haunted(props: { haunt: Haunt; chosen: GhostChoice | null; label: string; onPress: () => void }) {
  const { haunt, chosen } = props;
  const p: Point = boardPoint(haunt);
  return (
    <BoardButton
      class={chosen ? 'haunt chosen' : 'haunt'}
      label={props.label}
      pressed={chosen !== null}
      onPress={props.onPress}
      place={`${haunt.x},${haunt.y}`}
    >
      <rect x={p.x + 3} y={p.y + 3} width="94" height="94" rx="12" />
      {chosen && (
        <text x={p.x + 50} y={p.y + 22}>
          −{chosen.count}
        </text>
      )}
    </BoardButton>
  );
}

/** The tiles from which ghosts may go; drawn below the pieces, so that the ghosts stay bright. */
export function HauntedTiles({ session }: { session: Deciding }) {
  const draft = session.seat.draft.value;
  const inMind = ghostsInMind(draft);
  return (
    <g class="choices">
      {hauntsFor(draft, session.seat.legal.value).map((haunt) => (
        <Haunted
          key={`${haunt.x},${haunt.y}`}
          haunt={haunt}
          chosen={inMind && samePlace(inMind, haunt) ? inMind : null}
          label={words.table.haunt(session.table.where(haunt), haunt.most)}
          onPress={() => session.seat.edit((current) => takeAll(current, haunt))}
        />
      ))}
    </g>
  );
}

/** Confirms, beside the tile, the ghosts that are to go. */
export function GhostConfirm({ seat }: { seat: Seat }) {
  const inMind = ghostsInMind(seat.draft.value);
  if (!inMind || seat.sending.value) return null;
  return (
    <RoundButton
      at={boardPoint(inMind, { x: 50, y: 100 })}
      offset={{ x: 0, y: 27 }}
      icon="confirm"
      class="yes"
      label={words.table.confirm}
      onPress={() => void seat.decideDraft()}
    />
  );
}

/** How many ghosts, one more or one fewer. */
export function GhostCount({ seat }: { seat: Seat }) {
  const draft = seat.draft.value;
  const legal = seat.legal.value;
  const inMind = ghostsInMind(draft);
  if (!inMind) return null;
  const change = (by: 1 | -1) => () => seat.edit((current) => changeCount(current, legal, by));
  const most = hauntsFor(draft, legal).find((haunt) => samePlace(haunt, inMind))?.most ?? 1;
  return (
    <div class="stepper" role="group">
      <button type="button" class="tool" aria-label={words.table.fewer} disabled={inMind.count <= 1} onClick={change(-1)}>
        <Icon name="minus" />
      </button>
      <output>{words.ghosts(inMind.count)}</output>
      <button type="button" class="tool" aria-label={words.table.more} disabled={inMind.count >= most} onClick={change(1)}>
        <Icon name="plus" />
      </button>
    </div>
  );
}

/** For the hound: which ghosts go, or no more. */
export function ChaseActions({ session }: { session: Deciding }) {
  const draft = session.seat.draft.value;
  const { state } = session.table.now.value;
  const legal = session.seat.legal.value;
  const pass = legal.find((d) => d.type === 'pass');
  const inMind = ghostsInMind(draft);
  const passes = isPass(draft);
  return (
    <div class="weighing">
      {inMind && state && (
        <p class="consequence">{words.consequence.chased(inMind.count, state.ghosts.supply + inMind.count)}</p>
      )}
      <GhostCount seat={session.seat} />
      <div class="buttons">
        {pass && (
          <button
            type="button"
            class={passes ? 'button primary' : 'button'}
            onClick={() => void session.seat.decide(pass.id)}
          >
            {words.table.noChase}
          </button>
        )}
        <button
          type="button"
          class={passes ? 'button' : 'button primary'}
          disabled={passes || !decisionOf(draft, legal)}
          onClick={() => void session.seat.decideDraft()}
        >
          {words.table.confirm}
        </button>
      </div>
    </div>
  );
}
