import type { Atlas } from '../../art/atlas';
import { beside } from '../../board/beside';
import { inPixels } from '../../board/camera';
import { extentOf, samePlace, type Board } from '../../board/geometry';
import { spaces, type Space } from '../../game/choices';
import { decisionOf, putTile, turnDraft, type DraftOf } from '../../game/draft';
import { risingGhosts } from '../../game/risk';
import { isTogether } from '../../game/standing';
import type { Deciding, TableToRead } from '../../session/ports';
import { words } from '../../words';
import { BoardButton, RoundButton } from '../drawing/board_button';
import { boardPoint, TileOnBoard } from '../drawing/board_layers';
import { meeplePoint } from '../drawing/board_pieces';
import type { SightToTell } from './board_motion';
import { onKey } from '../../session/layout';
import { useTrying } from '../drawing/tile_flight';
import type { Point } from '../../protocol/types';

interface OpenSpaceProps {
  table: TableToRead;
  space: Space;
  draft: DraftOf<'tile'>;
  onPress: () => void;
  first: boolean;
}

/** What it would mean to place the tile there, in words. */
function spaceInWords({ table, space, draft }: OpenSpaceProps): string {
  const { state } = table.now.value;
  const faces = table.atlas.value?.faces;
  const face = state?.drawn ? faces?.get(state.drawn) : undefined;
  const rising = state && faces && face && isTogether(state) ? risingGhosts(state, faces, face, space) : 0;
  return [
    words.table.space(table.where(space), !space.rotations.includes(draft.rotation)),
    words.look.turns(space.rotations.length),
    ...(rising > 0 ? [words.look.mayRise(rising)] : []),
  ].join(', ');
}

function OpenSpace(props: OpenSpaceProps) {
  const { space, draft } = props;
  const p = boardPoint(space);
  const fits = space.rotations.includes(draft.rotation);
  return (
    <BoardButton
      class={fits ? 'space' : 'space turned'}
      label={spaceInWords(props)}
      onPress={props.onPress}
      focusable={props.first}
      place={`${space.x},${space.y}`}
    >
      <rect x={p.x + 5} y={p.y + 5} width="90" height="90" rx="9" />
      <path d={`M${p.x + 50} ${p.y + 40}v20M${p.x + 40} ${p.y + 50}h20`} />
    </BoardButton>
  );
}

interface PreviewProps {
  session: Deciding;
  atlas: Atlas;
  draft: DraftOf<'tile'>;
}

const turnIt = (seat: Deciding['seat']) => seat.edit((current) => turnDraft(current, seat.legal.value, 1));

function Preview(props: PreviewProps) {
  const { session, draft } = props;
  const drawn = session.table.now.value.state?.drawn;
  if (!draft.at || !drawn || !decisionOf(draft, session.seat.legal.value)) return null;
  return <PreviewAt {...props} at={draft.at} drawn={drawn} />;
}

function PreviewAt({ session, atlas, draft, at, drawn }: PreviewProps & { at: Point; drawn: string }) {
  const tile = useTrying(at);
  const p = boardPoint(at);
  return (
    <g class="preview">
      <rect class="preview-shadow" x={p.x - 1} y={p.y + 2} width="103" height="103" rx="4" />
      <BoardButton
        class="preview-tile"
        label={words.table.preview(session.table.where(at), onKey('R'))}
        onPress={() => turnIt(session.seat)}
        place={`${at.x},${at.y}`}
      >
        <g ref={tile}>
          <TileOnBoard atlas={atlas} tile={drawn} rotation={draft.rotation} x={at.x} y={at.y} />
          <rect class="preview-frame" x={p.x} y={p.y} width="100" height="100" rx="2" />
        </g>
      </BoardButton>
    </g>
  );
}

/** The buttons beside a tile that is tried, over all that is drawn there: one that turns it, if it can be turned, and one that lays it. */
export function TileButtons({ session: { seat, table }, atlas, board, sight }: Pick<PreviewProps, 'session' | 'atlas'> & { board: Board; sight: SightToTell }) {
  const draft = seat.draft.value;
  const legal = seat.legal.value;
  if (draft.kind !== 'tile' || !draft.at || seat.sending.value || !decisionOf(draft, legal)) return null;
  const { at } = draft;
  const turns = (spaces(legal).find((s) => samePlace(s, at))?.rotations.length ?? 0) > 1;
  const box = inPixels(sight.camera.value, extentOf([at]));
  const middle = boardPoint(at, { x: 50, y: 50 });
  const figures = (table.now.value.state?.meeples ?? []).flatMap((each) => meeplePoint(atlas, board.at(each), each.segment) ?? []);
  const { x, y, scale } = sight.camera.value;
  const [first, second] = beside(box, sight.free.value, turns ? 2 : 1, figures.map((p) => ({ x: x + p.x * scale, y: y + p.y * scale })));
  return (
    <>
      {turns && <RoundButton at={middle} offset={first!} icon="turnRight" label={words.table.turnRight} onPress={() => turnIt(seat)} />}
      <RoundButton
        at={middle}
        offset={(turns ? second : first)!}
        icon="confirm"
        class="yes"
        label={words.table.placeHere}
        onPress={() => void seat.decideDraft()}
      />
    </>
  );
}

/** Every legal space for the drawn tile, and the tile where the player tries it. */
export function TileChoice({ session, atlas }: { session: Deciding; atlas: Atlas }) {
  const draft = session.seat.draft.value;
  const legal = session.seat.legal.value;
  if (draft.kind !== 'tile') return null;
  const preview = <Preview session={session} atlas={atlas} draft={draft} />;
  if (session.seat.sending.value) return preview;
  const open = spaces(legal).filter((space) => !draft.at || !samePlace(space, draft.at));
  return (
    <g class="choices">
      {open.map((space, i) => (
        <OpenSpace
          key={`${space.x},${space.y}`}
          table={session.table}
          space={space}
          draft={draft}
          first={i === 0 && draft.at === null}
          onPress={() => session.seat.edit((current) => putTile(current, legal, space))}
        />
      ))}
      {preview}
    </g>
  );
}
