import type { Atlas } from '../../art/atlas';
import { type Board } from '../../board/geometry';
import { parseFeature } from '../../board/segment';
import { decisionOf, type Draft, type DraftOf } from '../../game/draft';
import type { Point, Scoring } from '../../protocol/types';
import type { Deciding } from '../../session/ports';
import type { Seat } from '../../session/seat';
import { words } from '../../words';
import { BoardButton } from '../drawing/board_button';
import { boardPoint, translate } from '../drawing/board_layers';
import { meeplePoint } from '../drawing/board_pieces';
import { FeatureGlow } from '../drawing/feature_glow';

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

/** Takes the points of a feature; where none may be taken for it, it is what ghosts are to go for. */
export function takePoints(seat: Seat, { feature }: Scoring): void {
  const draft: Draft = { kind: 'scoring', feature, choice: { take: 'points' } };
  const decision = decisionOf(draft, seat.legal.value);
  if (decision) void seat.decide(decision.id);
  else seat.edit(() => ({ ...draft, choice: null }));
}

function Completed(props: { seat: Seat; atlas: Atlas; board: Board; scoring: Scoring; draft: DraftOf<'scoring'> }) {
  const { seat, atlas, board, scoring, draft } = props;
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
        onPress={() => takePoints(seat, scoring)}
      />
    </g>
  );
}

/** Completed features with their points. */
export function ScoringChoice(props: { session: Deciding; atlas: Atlas; board: Board }) {
  const { session, atlas, board } = props;
  const draft = session.seat.draft.value;
  const { state } = session.table.now.value;
  if (draft.kind !== 'scoring' || !state) return null;
  return (
    <g class="choices">
      {state.pending.map((scoring) => (
        <Completed
          key={scoring.feature}
          seat={session.seat}
          atlas={atlas}
          board={board}
          scoring={scoring}
          draft={draft}
        />
      ))}
    </g>
  );
}
