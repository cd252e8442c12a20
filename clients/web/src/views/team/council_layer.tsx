import type { ReadonlySignal } from '@preact/signals';

import type { Atlas } from '../../art/atlas';
import { Meeple } from '../../art/meeple';
import { beside } from '../../board/beside';
import { inPixels, type Camera } from '../../board/camera';
import { extentOf, placeKey, type Board, type Extent } from '../../board/geometry';
import { parseFeature } from '../../board/segment';
import { figureOf } from '../../game/figure';
import type { LegalDecision, Place, PlaceMeeple, Point, Pointed, Proposal } from '../../protocol/types';
import type { Advised, Deciding } from '../../session/ports';
import { words } from '../../words';
import { RoundButton } from '../drawing/board_button';
import { boardPoint, TileOnBoard, translate } from '../drawing/board_layers';
import { meeplePoint, pose } from '../drawing/board_pieces';
import { isBusy, shownProposals, tileOf } from './proposal';
import { proposalInWords } from './proposals';
import { WhosePlace } from './whose_place';

interface Props {
  session: Deciding & Advised;
  atlas: Atlas;
  board: Board;
  /** Where the board is seen, and the part of the window that nothing lies over. */
  sight: { camera: ReadonlySignal<Camera>; free: ReadonlySignal<Extent> };
}

/** The space that a decision is about; null where it is about none. */
function spaceOf(decision: LegalDecision | undefined): Point | null {
  if (decision && 'x' in decision) return { x: decision.x, y: decision.y };
  return decision && 'feature' in decision ? parseFeature(decision.feature).place : null;
}

const placeOf = (decision: LegalDecision | undefined): Place | null =>
  decision && 'x' in decision && 'segment' in decision ? { x: decision.x, y: decision.y, segment: decision.segment } : null;

interface GhostedProps extends Props {
  proposal: Proposal;
  /** How many others are at the same space before it. */
  before: number;
}

/** What is proposed, translucent, with who proposes it; by whom it is asked it is done by one press. */
function Ghosted({ session, atlas, board, sight, proposal, before }: GhostedProps) {
  const { council, seat, table } = session;
  const { state } = table.now.value;
  const { room, seat: own } = table.log.value;
  const tile = tileOf(proposal, state?.drawn ?? null);
  const at = tile ?? spaceOf(proposal.decisions[0]) ?? state?.last ?? { x: 0, y: 0 };
  const meeple = proposal.decisions.find((d): d is PlaceMeeple => d.type === 'place_meeple');
  const stands = meeple && meeplePoint(atlas, tile ?? (state?.last ? board.at(state.last) : undefined), meeple.segment);
  const on = placeOf(proposal.decisions[0]);
  const target = on && meeplePoint(atlas, board.at(on), on.segment);
  const isOwn = proposal.seat === own;
  const act = isBusy(session) ? null : seat.myTurn.value ? () => council.adopt(proposal) : isOwn ? () => council.withdraw(proposal) : null;
  const middle = boardPoint(at, { x: 50, y: 50 });
  const [offset] = beside(inPixels(sight.camera.value, extentOf([at])), sight.free.value, 1);
  const aside = { x: offset!.x + 52 * before, y: offset!.y };
  return (
    <g class="proposal" data-number={proposal.number}>
      <g class={council.lookedAt.value === proposal.number ? 'proposed looked-at' : 'proposed'} aria-hidden="true">
        {tile && <TileOnBoard atlas={atlas} tile={tile.tile} rotation={tile.rotation} x={tile.x} y={tile.y} />}
        {!target && <rect class="proposed-frame" {...boardPoint(at)} width="100" height="100" rx="3" />}
        {target && <circle class="proposed-frame" cx={target.x} cy={target.y} r="26" />}
        {meeple && stands && (
          <g transform={`${translate(stands)} ${pose(meeple.segment, figureOf(meeple).kind)}`}>
            <Meeple {...figureOf(meeple)} />
          </g>
        )}
      </g>
      {act && (
        <RoundButton
          at={middle}
          offset={aside}
          icon={seat.myTurn.value ? 'confirm' : 'back'}
          class={seat.myTurn.value ? 'adopt' : 'withdraw'}
          label={`${seat.myTurn.value ? words.team.adopt : words.team.withdraw}: ${proposalInWords(session, proposal)}`}
          onPress={() => void act()}
          onPoint={(on) => on && (council.lookedAt.value = proposal.number)}
        />
      )}
      <WhosePlace colour={room?.seats[proposal.seat]?.colours[0]} name={table.nameOf(proposal.seat)} at={middle} off={{ x: aside.x, y: aside.y - 30 }} />
    </g>
  );
}

function Ping({ session, atlas, board, at }: Omit<Props, 'sight'> & { at: Pointed }) {
  const colour = session.table.room.value?.seats[at.seat]?.colours[0];
  const spot = at.segment === null ? null : meeplePoint(atlas, board.at(at), at.segment);
  const p = spot ?? boardPoint(at, { x: 50, y: 50 });
  return (
    <g class={`ping ${colour ?? ''}`} transform={translate(p)} aria-hidden="true">
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
export function CouncilLayer(props: Props) {
  const { session, atlas, board } = props;
  const { drawn } = session.table.now.value.state ?? {};
  const proposals = shownProposals(session);
  const places = proposals.map((proposal) => placeKey(tileOf(proposal, drawn ?? null) ?? spaceOf(proposal.decisions[0]) ?? { x: 0, y: 0 }));
  return (
    <g class="council">
      {proposals.map((proposal, i) => (
        <Ghosted key={proposal.number} {...props} proposal={proposal} before={places.slice(0, i).filter((place) => place === places[i]).length} />
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
