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
import type { SightToTell } from './board_motion';
import { pointedAt } from './question';

const kFinger = 24;

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

/** How far around a meeple a finger meets it, in pixels of the screen: not so far that it lies over the middle of another. */
function fingerAround(at: Point, all: readonly Point[], scale: number): number {
  const apart = all.filter((other) => other !== at).map(({ x, y }) => Math.hypot(x - at.x, y - at.y) * scale);
  return Math.min(kFinger, ...apart.map((pixels) => pixels / 2));
}

function Shape({ pick, at, finger }: { pick: PickOnBoard; at: Point; finger: number }) {
  if (pick.target === 'meeple') {
    return (
      <>
        <g transform={translate(at)}>
          <circle class="keeps-size pick-finger" r={finger} />
        </g>
        <circle class="pick-ring" cx={at.x} cy={at.y} r="23" />
      </>
    );
  }
  return <rect x={at.x - 45} y={at.y - 45} width="90" height="90" rx="10" />;
}

function PickButton(props: { session: Deciding; pick: PickOnBoard; at: Point; finger: number; chosen: boolean }) {
  const { session, pick, at, finger, chosen } = props;
  const place = pick.target === 'meeple' ? { x: at.x / kTilePixels, y: at.y / kTilePixels } : pick;
  return (
    <BoardButton
      class={`pick on-${pick.target} ${chosen ? 'chosen' : ''}`}
      label={pickLabel(pick, session.table)}
      pressed={chosen}
      place={`${place.x},${place.y}`}
      onPress={() => void session.seat.decide(pick.id)}
    >
      <Shape pick={pick} at={at} finger={finger} />
      {pick.target === 'space' && <path d={`M${at.x} ${at.y - 10}v20M${at.x - 10} ${at.y}h20`} />}
    </BoardButton>
  );
}

/** The meeples, tiles or spaces of which one must be pointed at; drawn below the pieces. */
export function PickTargets(props: { session: Deciding; atlas: Atlas; board: Board; sight: { camera: SightToTell['camera'] } }) {
  const { session, atlas, board, sight } = props;
  const chosen = pointedAt(session.seat);
  if (session.seat.draft.value.kind !== 'pick') return null;
  const all = picks(session.seat.legal.value)
    .filter(isOnBoard)
    .map((pick) => ({ pick, at: middleOf(pick, atlas, board) }));
  const middles = all.map(({ at }) => at);
  return (
    <g class="choices">
      {all.map(({ pick, at }) => (
        <PickButton
          key={pick.id}
          session={session}
          pick={pick}
          at={at}
          finger={fingerAround(at, middles, sight.camera.value.scale)}
          chosen={chosen?.id === pick.id}
        />
      ))}
    </g>
  );
}
