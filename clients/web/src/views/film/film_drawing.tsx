import type { Atlas } from '../../art/atlas';
import { FarSigns, MistPicture } from '../../art/tile_art';
import { kTilePixels, type Size } from '../../board/camera';
import { detailAt, pieceScale } from '../../board/detail';
import { Board, extentOf, placeKey, type Extent } from '../../board/geometry';
import { towersOf } from '../../game/facts';
import type { Point, State } from '../../protocol/types';
import { Apart, written } from '../picture/apart';
import { BaseAt, boardPoint, FaceDown, Ground, mistyTiles } from '../drawing/board_layers';
import { Buried, Ghosts, Hounds, Meeples } from '../drawing/board_pieces';
import { Neutrals, Towers } from '../drawing/neutral_pieces';
import type { Subtitle } from '../telling/subtitles';
import type { Layout } from './plan';

/** A rectangle of the film, in pixels. */
export interface Rectangle extends Size {
  x: number;
  y: number;
}

/** Around a part that changed: towers reach so far over its border, in parts of a space, and pieces in pixels. */
const kTowers = 0.4;
const kPieces = 24;

const around = ({ side }: Layout) => Math.ceil(Math.max(side * kTowers, kPieces));

/** Where a part of the board lies, with what reaches over its border. */
export function rectangleOf({ left, top, right, bottom }: Extent, layout: Layout): Rectangle {
  const { side, origin, width, board } = layout;
  const more = around(layout);
  const x = Math.max(0, origin.x + left * side - more);
  const y = Math.max(0, origin.y + top * side - more);
  const until = { x: Math.min(width, origin.x + right * side + more), y: Math.min(board, origin.y + bottom * side + more) };
  return { x, y, width: until.x - x, height: until.y - y };
}

/** The state as far as it is seen in a part of the board, or reaches into what is. */
function seenIn(state: State, { left, top, right, bottom }: Extent, layout: Layout): State {
  const more = 1 + Math.floor(around(layout) / layout.side);
  const near = ({ x, y }: Point) => x >= left - more && x < right + more && y >= top - more && y < bottom + more;
  return {
    ...state,
    tiles: state.tiles.filter(near),
    face_down: state.face_down.filter(near),
    meeples: state.meeples.filter(near),
    buried: state.buried.filter(near),
    hounds: state.hounds.filter(({ meeple }) => meeple !== null && near(meeple)),
  };
}

/** The land as the board shows it from afar. */
function FarGround({ atlas, state, all }: { atlas: Atlas; state: State; all: State }) {
  const seen = new Set(state.tiles.map(placeKey));
  const misty = mistyTiles(atlas, all.tiles).filter((tile) => seen.has(placeKey(tile)));
  return (
    <g class="ground">
      <FaceDown places={state.face_down} />
      {state.tiles.map((tile) => (
        <BaseAt key={placeKey(tile)} atlas={atlas} tile={tile.tile} rotation={tile.rotation} x={tile.x} y={tile.y} />
      ))}
      <g class="far-signs">
        {state.tiles.map(({ tile, rotation, ...space }) => (
          <FarSigns key={placeKey(space)} atlas={atlas} tile={tile} rotation={rotation} at={boardPoint(space)} />
        ))}
      </g>
      {misty.length > 0 && <MistPicture atlas={atlas} tiles={misty} extent={extentOf(misty)} />}
    </g>
  );
}

interface PartProps {
  atlas: Atlas;
  state: State;
  part: Extent;
  layout: Layout;
  /** See `looksOfPage`. */
  looks: string;
}

/** A part of the board at one moment. */
export function PartOfBoard({ atlas, state: all, part, layout, looks }: PartProps) {
  const { side, origin } = layout;
  const pixels = rectangleOf(part, layout);
  const units = kTilePixels / side;
  const box = {
    left: (pixels.x - origin.x) * units,
    top: (pixels.y - origin.y) * units,
    width: pixels.width * units,
    height: pixels.height * units,
  };
  const state = seenIn(all, part, layout);
  const detail = detailAt(side);
  const far = detail === 'far';
  const tileAt = ((board) => board.at.bind(board))(new Board(state.tiles, atlas.faces));
  const scales = `--meeple: ${pieceScale('meeple', side)}; --ghost: ${pieceScale('ghost', side)}`;
  return (
    <Apart {...box} pixels={pixels} looks={looks}>
      <rect x={box.left} y={box.top} width={box.width} height={box.height} style="fill: var(--board)" />
      <g class="world" data-detail={detail} style={scales}>
        {far ? <FarGround {...{ atlas, state, all }} /> : <Ground atlas={atlas} tiles={state.tiles} faceDown={state.face_down} />}
        <Buried atlas={atlas} buried={state.buried} tileAt={tileAt} />
        <Ghosts atlas={atlas} tiles={state.tiles} crowded={far} />
        <Towers atlas={atlas} state={state} tileAt={tileAt} />
        <Meeples atlas={atlas} meeples={state.meeples} tileAt={tileAt} towers={towersOf(state)} />
        <Hounds atlas={atlas} hounds={state.hounds} tileAt={tileAt} />
        <Neutrals atlas={atlas} state={state} tileAt={tileAt} />
      </g>
    </Apart>
  );
}

/** Text of that many letters, as small as it must be to fit. */
const sizeFor = (text: string, width: number, most: number) => Math.min(most, (width / Math.max(1, text.length)) * 1.9);

interface BandProps {
  layout: Layout;
  subtitle: Subtitle;
  looks: string;
}

/** The band under the board. */
export function Band({ layout, subtitle: { title, line }, looks }: BandProps) {
  const size = { width: layout.width, height: layout.height - layout.board };
  const name = 96;
  return (
    <Apart left={0} top={0} {...size} pixels={size} looks={looks}>
      <rect {...size} style="fill: var(--sheet)" />
      <text x="16" y="32" font-size={sizeFor(title, size.width - name - 32, 24)} font-weight="600" style={written('--ink')}>
        {title}
      </text>
      <text x="16" y="56" font-size={sizeFor(line, size.width - 32, 15)} style={written('--ink-soft')}>
        {line}
      </text>
      <text x={size.width - 16} y="32" text-anchor="end" font-size="17" font-weight="600" style={written('--ink-soft')}>
        Mistward
      </text>
    </Apart>
  );
}
