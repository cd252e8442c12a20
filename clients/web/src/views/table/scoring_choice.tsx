import type { Atlas } from '../../art/tile_plan';
import { parseFeature, samePlace, type Board } from '../../board/geometry';
import { decisionOf, haunts, type Draft, type Haunt } from '../../game/choices';
import type { Point, Scoring } from '../../protocol/types';
import type { RoomSession } from '../../session/room_session';
import { words } from '../../words';
import { BoardButton, RoundButton } from './board_button';
import { boardPoint, FeatureGlow, meeplePoint, translate } from './board_layers';

type ScoringDraft = Extract<Draft, { kind: 'scoring' }>;

/** A lettered plate that keeps its size on the screen. */
function Plate(props: { at: Point; text: string; label: string; chosen: boolean; class: string; onPress: () => void }) {
  const half = 14 + props.text.length * 5;
  return (
    <g transform={translate(props.at)}>
      <g class="keeps-size">
        <BoardButton
          class={`plate ${props.class} ${props.chosen ? 'chosen' : ''}`}
          label={props.label}
          pressed={props.chosen}
          onPress={props.onPress}
        >
          <rect x={-half} y="-56" width={half * 2} height="44" rx="22" />
          <text y="-28">{props.text}</text>
        </BoardButton>
      </g>
    </g>
  );
}

function Haunted(props: { haunt: Haunt; draft: ScoringDraft; onPress: () => void }) {
  const { haunt, draft } = props;
  const p = boardPoint(haunt);
  const chosen = draft.choice?.take === 'ghosts' && samePlace(draft.choice, haunt) ? draft.choice : null;
  return (
    <BoardButton
      class={chosen ? 'haunt chosen' : 'haunt'}
      label={words.table.haunt(haunt, haunt.most)}
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

function Completed(props: { session: RoomSession; atlas: Atlas; board: Board; scoring: Scoring; draft: ScoringDraft }) {
  const { session, atlas, board, scoring, draft } = props;
  const { segment, place } = parseFeature(scoring.feature);
  const current = scoring.feature === draft.feature;
  const at = meeplePoint(atlas, board.at(place), segment) ?? boardPoint(place, { x: 50, y: 50 });
  const chosen = current && draft.choice?.take === 'points';
  return (
    <g class={current ? 'completed current' : 'completed'}>
      <FeatureGlow atlas={atlas} parts={board.feature(place, segment)} />
      <Plate
        at={at}
        text={words.table.pointsShort(scoring.points)}
        label={words.table.scoring(scoring.kind, scoring.points)}
        class="points"
        chosen={chosen}
        onPress={() =>
          session.edit(() => ({ kind: 'scoring', feature: scoring.feature, choice: { take: 'points' } }))
        }
      />
      {chosen && !session.sending.value && (
        <RoundButton
          at={at}
          offset={{ x: 66, y: -34 }}
          icon="confirm"
          class="yes"
          label={words.table.confirm}
          onPress={() => void session.decideDraft()}
        />
      )}
    </g>
  );
}

/** The tiles from which ghosts may go; drawn below the pieces, so that the ghosts stay bright. */
export function HauntedTiles({ session }: { session: RoomSession }) {
  const draft = session.draft.value;
  if (draft.kind !== 'scoring') return null;
  return (
    <g class="choices">
      {haunts(session.now.value.legal, draft.feature).map((haunt) => (
        <Haunted
          key={`${haunt.x},${haunt.y}`}
          haunt={haunt}
          draft={draft}
          onPress={() => {
            const { x, y, most } = haunt;
            session.edit(() => ({ ...draft, choice: { take: 'ghosts', x, y, count: most } }));
          }}
        />
      ))}
    </g>
  );
}

/** Completed features with their points; confirms the choice, whichever it is. */
export function ScoringChoice(props: { session: RoomSession; atlas: Atlas; board: Board }) {
  const { session, atlas, board } = props;
  const draft = session.draft.value;
  const { legal, state } = session.now.value;
  if (draft.kind !== 'scoring' || !state) return null;
  const decision = decisionOf(draft, legal);
  const choice = draft.choice;
  const confirmAt = choice?.take === 'ghosts' ? boardPoint(choice, { x: 50, y: 100 }) : null;
  return (
    <g class="choices">
      {state.pending.map((scoring) => (
        <Completed key={scoring.feature} session={session} atlas={atlas} board={board} scoring={scoring} draft={draft} />
      ))}
      {decision && confirmAt && !session.sending.value && (
        <RoundButton
          at={confirmAt}
          offset={{ x: 0, y: 27 }}
          icon="confirm"
          class="yes"
          label={words.table.confirm}
          onPress={() => void session.decide(decision.id)}
        />
      )}
    </g>
  );
}
