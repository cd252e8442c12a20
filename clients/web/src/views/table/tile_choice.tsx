import type { Atlas } from '../../art/atlas';
import { beside } from '../../board/beside';
import { inPixels } from '../../board/camera';
import { extentOf, samePlace } from '../../board/geometry';
import { spaces, type Space } from '../../game/choices';
import { decisionOf, putTile, turnDraft, type DraftOf } from '../../game/draft';
import { risingGhosts } from '../../game/risk';
import { isTogether } from '../../game/standing';
import type { Point } from '../../protocol/types';
import type { Deciding, TableToRead } from '../../session/ports';
import { words } from '../../words';
import { BoardButton, RoundButton } from '../drawing/board_button';
import { boardPoint, TileOnBoard } from '../drawing/board_layers';
import type { SightToTell } from './board_motion';
import { onKey } from '../../session/layout';

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
  sight: SightToTell;
  draft: DraftOf<'tile'>;
}

/** The buttons beside a tile that is tried: one that turns it, if it can be turned, and one that lays it. */
function PreviewButtons({ session, sight, at, turn }: Pick<PreviewProps, 'session' | 'sight'> & { at: Point; turn: (() => void) | null }) {
  const box = inPixels(sight.camera.value, extentOf([at]));
  const middle = boardPoint(at, { x: 50, y: 50 });
  const [first, second] = beside(box, sight.free.value, turn ? 2 : 1);
  return (
    <>
      {turn && <RoundButton at={middle} offset={first!} icon="turnRight" label={words.table.turnRight} onPress={turn} />}
      <RoundButton
        at={middle}
        offset={(turn ? second : first)!}
        icon="confirm"
        class="yes"
        label={words.table.placeHere}
        onPress={() => void session.seat.decideDraft()}
      />
    </>
  );
}

function Preview({ session, atlas, sight, draft }: PreviewProps) {
  const { state } = session.table.now.value;
  const legal = session.seat.legal.value;
  if (!draft.at || !state?.drawn || !decisionOf(draft, legal)) return null;
  const space = spaces(legal).find((s) => samePlace(s, draft.at!));
  const p = boardPoint(draft.at);
  const turn = () => session.seat.edit((current) => turnDraft(current, legal, 1));
  const turns = (space?.rotations.length ?? 0) > 1;
  return (
    <g class="preview">
      <rect class="preview-shadow" x={p.x - 1} y={p.y + 2} width="103" height="103" rx="4" />
      <BoardButton
        class="preview-tile"
        label={words.table.preview(session.table.where(draft.at), onKey('R'))}
        onPress={turn}
        place={`${draft.at.x},${draft.at.y}`}
      >
        <TileOnBoard atlas={atlas} tile={state.drawn} rotation={draft.rotation} x={draft.at.x} y={draft.at.y} />
        <rect class="preview-frame" x={p.x} y={p.y} width="100" height="100" rx="2" />
      </BoardButton>
      {!session.seat.sending.value && <PreviewButtons session={session} sight={sight} at={draft.at} turn={turns ? turn : null} />}
    </g>
  );
}

/** Every legal space for the drawn tile, and the tile where the player tries it. */
export function TileChoice({ session, atlas, sight }: { session: Deciding; atlas: Atlas; sight: SightToTell }) {
  const draft = session.seat.draft.value;
  const legal = session.seat.legal.value;
  if (draft.kind !== 'tile') return null;
  const preview = <Preview session={session} atlas={atlas} sight={sight} draft={draft} />;
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
