import type { Atlas } from '../../art/atlas';
import { kTilePixels } from '../../board/camera';
import { Board, extentOf } from '../../board/geometry';
import { towersOf } from '../../game/facts';
import type { State } from '../../protocol/types';
import { Ground } from '../drawing/board_layers';
import { Buried, Ghosts, Hounds, Meeples } from '../drawing/board_pieces';
import { Neutrals, Towers } from '../drawing/neutral_pieces';
import type { Subtitle } from '../telling/subtitles';
import { Apart, drawnApart, looksOfPage, written } from './apart';

/** The longer side of the picture has at most so many pixels, and a tile at most so many. */
const kLongestSide = 2400;
const kTileSide = 160;
/** Around the board, in its own measure. */
const kMargin = 30;
const kBand = 96;
/** A small board still leaves room for what is written beneath it. */
const kLeastWidth = 560;

/** Where everything lies in the picture, in the measure of the board. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Pixels for each unit. */
  scale: number;
}

/** How a board of that extent is framed. */
export function frameOf({ left, top, right, bottom }: ReturnType<typeof extentOf>): Frame {
  const board = { width: (right - left) * kTilePixels, height: (bottom - top) * kTilePixels };
  const width = Math.max(board.width + 2 * kMargin, kLeastWidth);
  const height = board.height + 2 * kMargin + kBand;
  const scale = Math.min(kTileSide / kTilePixels, kLongestSide / Math.max(width, height));
  const middle = left * kTilePixels + board.width / 2;
  return { left: middle - width / 2, top: top * kTilePixels - kMargin, width, height, scale };
}

function Drawing({ atlas, state, frame, caption }: { atlas: Atlas; state: State; frame: Frame; caption: Subtitle }) {
  const board = new Board(state.tiles, atlas.faces);
  const tileAt = board.at.bind(board);
  const { left, top, width, height, scale } = frame;
  const band = top + height - kBand;
  return (
    <Apart {...{ left, top, width, height }} looks={looksOfPage()} pixels={{ width: Math.round(width * scale), height: Math.round(height * scale) }}>
      <rect x={left} y={top} width={width} height={height} style="fill: var(--board)" />
      <Ground atlas={atlas} tiles={state.tiles} faceDown={state.face_down} />
      <Buried atlas={atlas} buried={state.buried} tileAt={tileAt} />
      <Ghosts atlas={atlas} tiles={state.tiles} />
      <Towers atlas={atlas} state={state} tileAt={tileAt} />
      <Meeples atlas={atlas} meeples={state.meeples} tileAt={tileAt} towers={towersOf(state)} />
      <Hounds atlas={atlas} hounds={state.hounds} tileAt={tileAt} />
      <Neutrals atlas={atlas} state={state} tileAt={tileAt} />
      <rect x={left} y={band} width={width} height={kBand} style="fill: var(--sheet)" />
      <text x={left + 24} y={band + 42} font-size="30" font-weight="600" style={written('--ink')}>
        {caption.title}
      </text>
      <text x={left + 24} y={band + 74} font-size="19" style={written('--ink-soft')}>
        {caption.line}
      </text>
      <text x={left + width - 24} y={band + 42} text-anchor="end" font-size="22" font-weight="600" style={written('--ink-soft')}>
        Mistward
      </text>
    </Apart>
  );
}

/** The board as a PNG, with what is said under it. Rejects where the browser cannot draw it. */
export async function boardPicture(atlas: Atlas, state: State, caption: Subtitle): Promise<Blob> {
  const frame = frameOf(extentOf([...state.tiles, ...state.face_down]));
  const image = await drawnApart(<Drawing {...{ atlas, state, frame, caption }} />);
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is empty'))), 'image/png'),
  );
}
