import type { Atlas } from '../../art/atlas';
import { Meeple } from '../../art/meeple';
import type { Board } from '../../board/geometry';
import type { BoardTile, PlaceMeeple, PlaceTile, Pointed, Proposal } from '../../protocol/types';
import type { Advised } from '../../session/ports';
import { words } from '../../words';
import { boardPoint, TileOnBoard, translate } from '../drawing/board_layers';
import { meeplePoint, pose } from '../drawing/board_pieces';

type Props = { session: Advised; atlas: Atlas; board: Board };

/** The tile that a proposal places; null if it is about something else. */
function tileOf({ decisions }: Proposal, drawn: string | null): BoardTile | null {
  const placed = decisions.find((d): d is PlaceTile => d.type === 'place_tile');
  return placed && drawn ? { x: placed.x, y: placed.y, rotation: placed.rotation, tile: drawn, ghosts: 0 } : null;
}

function Ghosted({ session, atlas, board, proposal }: Props & { proposal: Proposal }) {
  const { state } = session.table.now.value;
  const tile = tileOf(proposal, state?.drawn ?? null);
  const on = tile ?? (state?.last ? board.at(state.last) : undefined);
  const meeple = proposal.decisions.find((d): d is PlaceMeeple => d.type === 'place_meeple');
  const at = meeple && meeplePoint(atlas, on, meeple.segment);
  return (
    <g class={session.council.lookedAt.value === proposal.number ? 'proposed looked-at' : 'proposed'}>
      {tile && <TileOnBoard atlas={atlas} tile={tile.tile} rotation={tile.rotation} x={tile.x} y={tile.y} />}
      {tile && <rect class="proposed-frame" {...boardPoint(tile)} width="100" height="100" rx="3" />}
      {meeple && at && (
        <g transform={`${translate(at)} ${pose(meeple.segment)}`}>
          <Meeple colour={meeple.colour} guard={meeple.guard} />
        </g>
      )}
    </g>
  );
}

function Ping({ session, atlas, board, at }: Props & { at: Pointed }) {
  const colour = session.table.room.value?.seats[at.seat]?.colours[0];
  const spot = at.segment === null ? null : meeplePoint(atlas, board.at(at), at.segment);
  const p = spot ?? boardPoint(at, { x: 50, y: 50 });
  return (
    <g class={`ping ${colour ?? ''}`} transform={translate(p)}>
      <circle class="ring-edge" r={spot ? 20 : 44} />
      <circle class="ring" r={spot ? 20 : 44} />
      {colour && (
        <g transform="translate(0 -34)">
          <Meeple colour={colour} />
        </g>
      )}
      <text y="-54">{session.table.nameOf(at.seat)}</text>
    </g>
  );
}

/** What the others show on the board: proposed tiles and meeples, and where seats point. */
export function CouncilLayer({ session, atlas, board }: Props) {
  const { proposals } = session.table.log.value.team;
  return (
    <g class="council" aria-hidden="true">
      {proposals.map((proposal) => (
        <Ghosted key={proposal.number} session={session} atlas={atlas} board={board} proposal={proposal} />
      ))}
      {session.council.points.value.map((at) => (
        <Ping key={at.seat} session={session} atlas={atlas} board={board} at={at} />
      ))}
    </g>
  );
}

/** Says to those who do not see it where somebody points. */
export function PointsInWords({ session }: { session: Advised }) {
  const said = session.council.points.value.map((at) =>
    words.team.points(session.table.nameOf(at.seat), session.table.where(at)),
  );
  return (
    <p class="for-ears" role="status">
      {said.join(' ')}
    </p>
  );
}
