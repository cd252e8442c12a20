import { signal, useComputed, useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';

import type { Atlas } from '../../art/atlas';
import { kTilePixels } from '../../board/camera';
import { Board, extentOf, type Extent } from '../../board/geometry';
import { clearDraft, turnDraft, type Draft } from '../../game/draft';
import { towersOf } from '../../game/facts';
import type { Point, State } from '../../protocol/types';
import type { Acting, Parts, Reading } from '../../session/ports';
import type { Seat } from '../../session/seat';
import { words } from '../../words';
import { Icon } from '../common/icon';
import { Later } from '../common/later';
import { LeadMark } from '../lesson/lead_mark';
import { CouncilLayer } from '../team/council_layer';
import { MissedLayer } from '../team/missed_layer';
import { HintFigure } from '../team/hint_figure';
import { proposed, tileInMind } from '../team/proposal';
import { pointAt, pointByHand } from '../team/pointing';
import { BoardCamera } from './board_camera';
import { isOnButton } from '../drawing/board_button';
import { boardKey } from './board_keys';
import { BoardGround } from '../drawing/board_ground';
import type { SightToTell } from './board_motion';
import { LastMark } from '../drawing/board_layers';
import { Buried, Ghosts, Hounds, Meeples } from '../drawing/board_pieces';
import { Neutrals, Towers } from '../drawing/neutral_pieces';
import { DraftInWords } from './draft_in_words';
import { Explorer } from './explorer';
import { GoingHome } from './going_home';
import { HauntedTiles } from './ghost_choice';
import { Foreshadow } from './foreshadow';
import { FitSpaces } from '../knowing/fit_spaces';
import { LookLayer } from '../knowing/look_layer';
import { lookByHand } from '../knowing/looking';
import { MarkLayer } from '../knowing/mark_layer';
import { PlaceCard } from '../knowing/place_card';
import { LitMeeples } from './lit_meeples';
import { lookOf, lying } from './look';
import { Overcast } from '../drawing/mist_canvas';
import { SpotRing, SpotsAbove, SpotsBelow } from './spot_layer';
import { ScoringChoice } from './scoring_choice';
import { TileButtons, TileChoice } from './tile_choice';
import { onKey } from '../../session/layout';

/** Empty spaces around the tiles that are still drawn on. */
const kMargin = 2;
const kNoDraft: Draft = { kind: 'none' };
const kNowhere: Extent = { left: 0, top: 0, right: 0, bottom: 0 };

const newSight = (): SightToTell => ({
  detail: signal('plain'),
  seen: signal(kNowhere),
  camera: signal({ x: 0, y: 0, scale: 1 }),
  free: signal(kNowhere),
  all: signal(true),
});

interface BoardProps {
  session: Reading;
  /** The seat of a room that acts here; null where a board is only read. */
  acting: (Acting & Parts<'ahead' | 'hints' | 'missed'>) | null;
  atlas: Atlas;
  /** The state whose board is shown as a whole, whatever moment is shown; left out, the view follows the moment. */
  whole?: State;
}

interface WorldProps extends BoardProps {
  state: State;
  camera: () => BoardCamera | null;
  sight: SightToTell;
}

/** What would change by what is in mind or, while nothing is, by what somebody proposes; and the board with the tile of that. */
function useAhead(acting: BoardProps['acting'], atlas: Atlas, state: State) {
  const board = useMemo(() => new Board(state.tiles, atlas.faces), [state.tiles, atlas]);
  const told = useComputed(() => (acting?.table.rewind.at.value === null ? (acting.ahead.foretold.value ?? proposed(acting)) : null)).value;
  const tile = useComputed(() => acting && tileInMind(acting)).value;
  const tried = useMemo(() => (tile ? new Board([...state.tiles, tile], atlas.faces) : board), [board, tile]);
  return { board, foretold: told, tried };
}

function World({ session, acting, atlas, state, camera, sight }: WorldProps) {
  useLayoutEffect(() => camera()?.keepSizes(), []);
  const bring = (at: Point) => camera()?.bring(extentOf([at]));
  const far = useComputed(() => sight.detail.value === 'far');
  const { board, foretold, tried } = useAhead(acting, atlas, state);
  const offered = acting?.seat.choosing.value ? acting.seat.legal.value : [];
  const choosing = acting?.seat.choosing.value && session.knowing.fit.value === null ? acting : null;
  const extent = extentOf(lying(state));
  const tileAt = (place: Point) => board.at(place);
  const left = (extent.left - kMargin) * kTilePixels;
  const top = (extent.top - kMargin) * kTilePixels;
  const width = (extent.right - extent.left + 2 * kMargin) * kTilePixels;
  const height = (extent.bottom - extent.top + 2 * kMargin) * kTilePixels;
  const style = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
  const viewBox = `${left} ${top} ${width} ${height}`;
  return (
    <>
      <BoardGround
        atlas={atlas}
        tiles={state.tiles}
        faceDown={state.face_down}
        last={state.last}
        sight={sight}
        box={{ style, viewBox }}
      />
      <svg class="layer pieces" style={style} viewBox={viewBox} role="application" aria-label={words.table.board(onKey)}>
        <Explorer table={session.table} state={state} legal={offered} bring={bring} />
        {choosing && (
          <>
            <HauntedTiles session={choosing} />
            <SpotsBelow session={choosing} atlas={atlas} board={board} sight={sight} />
          </>
        )}
        <LitMeeples knowing={session.knowing} atlas={atlas} board={board} state={state} />
        <Buried atlas={atlas} buried={state.buried} tileAt={tileAt} />
        {state.closed_cemetery && <LastMark at={state.closed_cemetery} />}
        <Ghosts atlas={atlas} tiles={state.tiles} going={foretold?.going} crowded={far.value} />
        <Towers atlas={atlas} state={state} tileAt={tileAt} />
        <Later>
          <Meeples atlas={atlas} meeples={state.meeples} tileAt={tileAt} towers={towersOf(state)} returning={foretold?.returning} />
        </Later>
        <GoingHome atlas={atlas} state={state} tileAt={tileAt} />
        <Hounds atlas={atlas} hounds={state.hounds} tileAt={tileAt} />
        <Neutrals atlas={atlas} state={state} tileAt={tileAt} />
        {acting && <MissedLayer session={acting} />}
        {choosing && (
          <>
            <TileChoice session={choosing} atlas={atlas} />
            <SpotsAbove session={choosing} atlas={atlas} board={board} sight={sight} />
            <ScoringChoice session={choosing} atlas={atlas} board={board} />
          </>
        )}
        {foretold && <Foreshadow {...{ foretold, atlas, state }} board={tried} far={far.value} weighed={state.pending.length > 0} />}
        {choosing && <HintFigure session={choosing} atlas={atlas} board={tried} />}
        {choosing && <SpotRing session={choosing} atlas={atlas} board={board} sight={sight} />}
        {choosing && <TileButtons session={choosing} atlas={atlas} board={board} sight={sight} />}
        <FitSpaces session={session} state={state} />
        <LookLayer knowing={session.knowing} atlas={atlas} board={board} />
        <MarkLayer knowing={session.knowing} atlas={atlas} board={board} />
        {acting && <CouncilLayer session={acting} atlas={atlas} board={board} sight={sight} />}
        {acting && <LeadMark session={acting} atlas={atlas} board={board} />}
      </svg>
      {state.outcome === 'lost' && <Overcast extent={extent} />}
    </>
  );
}

/** Leads back to all of the board, where a part of it is out of sight. */
function ShowEverything({ sight, camera }: { sight: SightToTell; camera: () => BoardCamera | null }) {
  if (sight.all.value) return null;
  return (
    <div class="board-tools">
      <button type="button" class="tool" aria-label={words.table.fit} onClick={() => camera()?.fitAll()}>
        <Icon name="fit" />
      </button>
    </div>
  );
}

/** The wheel over the tile that lies as a preview turns it instead of zooming. */
function turnByWheel(seat: Seat, event: WheelEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest('.preview')) return;
  event.preventDefault();
  event.stopPropagation();
  const step = event.deltaY > 0 ? 1 : -1;
  seat.edit((draft) => turnDraft(draft, seat.legal.value, step));
}

/** A press beside the tile that is tried takes it back. */
function takeBack(seat: Seat, event: MouseEvent): void {
  const draft = seat.draft.value;
  if (draft.kind !== 'tile' || !draft.at || isOnButton(event)) return;
  event.stopImmediatePropagation();
  seat.edit(clearDraft);
}

/** What the keys have come to is brought to sight; what is pressed by hand is there already, and must not move. */
function bringFocused({ target }: FocusEvent, camera: BoardCamera): void {
  if (!(target instanceof Element) || !target.matches('[data-place]:focus-visible')) return;
  const [x, y] = target.getAttribute('data-place')!.split(',').map((part) => Math.floor(Number(part)));
  camera.bring(extentOf([{ x: x!, y: y! }]));
}

/** The board: pans, zooms, and takes the player's choices. */
export function BoardView({ session, acting, atlas, whole }: BoardProps) {
  const windowElement = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const camera = useRef<BoardCamera | null>(null);
  const state = useComputed(() => session.table.now.value.state);
  const sight = useMemo(newSight, []);

  useLayoutEffect(() => {
    const root = windowElement.current!;
    const made = new BoardCamera(root, world.current!, sight, whole !== undefined);
    camera.current = made;
    const press = (event: MouseEvent) => acting && takeBack(acting.seat, event);
    root.addEventListener('click', press);
    const stopPointing = pointByHand(root, (x, y) => acting && pointAt(acting, made.boardPoint(x, y)));
    const stopLooking = lookByHand(session, root, (x, y) => made.boardPoint(x, y));
    const wheel = (event: WheelEvent) => acting && turnByWheel(acting.seat, event);
    const key = (event: KeyboardEvent) => boardKey(session, acting, root, made, event);
    const focus = (event: FocusEvent) => bringFocused(event, made);
    root.addEventListener('wheel', wheel, { capture: true, passive: false });
    root.addEventListener('focusin', focus);
    window.addEventListener('keydown', key, { capture: true });
    return () => {
      stopPointing();
      stopLooking();
      root.removeEventListener('wheel', wheel, { capture: true });
      root.removeEventListener('focusin', focus);
      root.removeEventListener('click', press);
      window.removeEventListener('keydown', key, { capture: true });
      made.stop();
    };
  }, []);

  useSignalEffect(() => {
    const { state } = session.table.now.value;
    if (!state) return;
    const { seat, hints } = acting ?? {};
    camera.current?.look(lookOf(whole ?? state, seat?.legal.value ?? [], seat?.draft.value ?? kNoDraft, hints?.hint.value != null));
  });

  return (
    <div class="board" data-outcome={state.value?.outcome}>
      <div class="board-window" ref={windowElement}>
        <div class="world" ref={world}>
          {state.value && <World {...{ session, acting, atlas, sight }} state={state.value} camera={() => camera.current} />}
        </div>
      </div>
      <ShowEverything sight={sight} camera={() => camera.current} />
      <PlaceCard session={session} />
      {acting && <DraftInWords session={acting} />}
    </div>
  );
}
