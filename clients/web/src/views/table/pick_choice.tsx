import type { Atlas } from '../../art/atlas';
import { kTilePixels } from '../../board/camera';
import type { Board } from '../../board/geometry';
import { isOnBoard, picks, type Pick, type PickOnBoard } from '../../game/choices';
import type { Point } from '../../protocol/types';
import type { Deciding, TableToRead } from '../../session/ports';
import { words } from '../../words';
import { BoardButton } from '../drawing/board_button';
import { boardPoint, translate } from '../drawing/board_layers';
import { meeplePoint } from '../drawing/board_pieces';
import { pointedAt } from './question';

/** What pressing it would do, in words. */
export function pickLabel(pick: Pick, table: TableToRead): string {
  switch (pick.target) {
    case 'meeple':
      return words.pick[pick.type](pick.colour ?? 'red', pick.segment, table.where(pick));
    case 'tile':
    case 'space':
      return words.pick[pick.type](table.where(pick));
    case 'colour':
      return words.pick[pick.type](pick.colour);
  }
}

/** The middle of what is pointed at, as a point of the board. */
function middleOf(pick: PickOnBoard, atlas: Atlas, board: Board): Point {
  const middle = boardPoint(pick, { x: 50, y: 50 });
  return pick.target === 'meeple' ? (meeplePoint(atlas, board.at(pick), pick.segment) ?? middle) : middle;
}

function Shape({ pick, at }: { pick: PickOnBoard; at: Point }) {
  if (pick.target === 'meeple') {
    return (
      <>
        <g transform={translate(at)}>
          <circle class="keeps-size pick-finger" r="24" />
        </g>
        <circle class="pick-ring" cx={at.x} cy={at.y} r="23" />
      </>
    );
  }
  return <rect x={at.x - 45} y={at.y - 45} width="90" height="90" rx="10" />;
}

function PickButton(props: { session: Deciding; pick: PickOnBoard; at: Point; chosen: boolean }) {
  const { session, pick, at, chosen } = props;
  const place = pick.target === 'meeple' ? { x: at.x / kTilePixels, y: at.y / kTilePixels } : pick;
  return (
    <BoardButton
      class={`pick on-${pick.target} ${chosen ? 'chosen' : ''}`}
      label={pickLabel(pick, session.table)}
      pressed={chosen}
      place={`${place.x},${place.y}`}
      onPress={() => void session.seat.decide(pick.id)}
    >
      <Shape pick={pick} at={at} />
      {pick.target === 'space' && <path d={`M${at.x} ${at.y - 10}v20M${at.x - 10} ${at.y}h20`} />}
    </BoardButton>
  );
}

/** The meeples, tiles or spaces of which one must be pointed at; drawn below the pieces. */
export function PickTargets(props: { session: Deciding; atlas: Atlas; board: Board }) {
  const { session, atlas, board } = props;
  const chosen = pointedAt(session.seat);
  if (session.seat.draft.value.kind !== 'pick') return null;
  return (
    <g class="choices">
      {picks(session.seat.legal.value)
        .filter(isOnBoard)
        .map((pick) => (
          <PickButton
            key={pick.id}
            session={session}
            pick={pick}
            at={middleOf(pick, atlas, board)}
            chosen={chosen?.id === pick.id}
          />
        ))}
    </g>
  );
}
