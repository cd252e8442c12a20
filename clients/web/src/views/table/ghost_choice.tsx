import { samePlace } from '../../board/geometry';
import { chases, haunts, type Haunt } from '../../game/choices';
import { decisionOf, isPass, type Draft, type GhostChoice } from '../../game/draft';
import type { LegalDecision, Point } from '../../protocol/types';
import type { Deciding } from '../../session/ports';
import type { Seat } from '../../session/seat';
import { words } from '../../words';
import { BoardButton } from '../drawing/board_button';
import { boardPoint } from '../drawing/board_layers';

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

/** The draft in which all of a tile's ghosts that may go are to go. */
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
          onPress={() => drive(session.seat, haunt)}
        />
      ))}
    </g>
  );
}

/** Drives ghosts from a tile: as many as are in mind there, else all that may go. */
function drive(seat: Seat, haunt: Haunt): void {
  const draft = seat.draft.value;
  const legal = seat.legal.value;
  const inMind = ghostsInMind(draft);
  const decision = decisionOf(inMind && samePlace(inMind, haunt) ? draft : takeAll(draft, haunt), legal);
  if (decision) void seat.decide(decision.id);
}

/** The tile from which the most ghosts may go. */
function richest(found: readonly Haunt[]): Haunt | undefined {
  return found.reduce<Haunt | undefined>((best, each) => (best && best.most >= each.most ? best : each), undefined);
}

/** Drives ghosts away: those in mind, else from the tile with the most; others are pressed on the board. */
export function DriveButton({ seat }: { seat: Seat }) {
  const draft = seat.draft.value;
  const found = hauntsFor(draft, seat.legal.value);
  const inMind = ghostsInMind(draft);
  const haunt = inMind ? found.find((each) => samePlace(each, inMind)) : richest(found);
  if (!haunt) return null;
  return (
    <button type="button" class="button deed" {...(inMind && { 'aria-pressed': 'true' as const })} onClick={() => drive(seat, haunt)}>
      {words.table.driveAway(inMind?.count ?? haunt.most)}
    </button>
  );
}

/** For the hound: which ghosts go, or no more. */
export function ChaseActions({ session }: { session: Deciding }) {
  const draft = session.seat.draft.value;
  const { state } = session.table.now.value;
  const pass = session.seat.legal.value.find((d) => d.type === 'pass');
  const inMind = ghostsInMind(draft);
  return (
    <div class="weighing">
      {inMind && state && (
        <p class="consequence">{words.consequence.chased(inMind.count, state.ghosts.supply + inMind.count)}</p>
      )}
      <div class="buttons">
        <DriveButton seat={session.seat} />
        {pass && (
          <button
            type="button"
            class="button deed"
            {...(isPass(draft) && { 'aria-pressed': 'true' as const })}
            onClick={() => void session.seat.decide(pass.id)}
          >
            {words.table.noChase}
          </button>
        )}
      </div>
    </div>
  );
}
