import type { Size } from '../../board/camera';
import type { Extent } from '../../board/geometry';
import { storyOf } from '../../game/history';
import { lineOf } from '../../game/undo';
import type { Update } from '../../protocol/types';

/** A film is no wider, and its board no higher than leaves this much with the band. */
const kWidest = 720;
const kHighest = 720;
/** A tile of a small board is drawn no larger, and the band has room for what is written. */
const kTileSide = 90;
const kLeastWidth = 420;
/** Pieces at the border of the board reach over it. */
const kMargin = 18;
export const kBand = 72;

/** So many moments a film has at most: what it costs does not grow with the game. */
export const kMostMoments = 100;
/** How long a film takes in all, with how long it begins and ends, in milliseconds. */
const kLength = 10_000;
const kFirst = 500;
const kLast = 2_500;

/** Where everything lies in a film, in pixels. */
export interface Layout extends Size {
  /** The side of a space. */
  side: number;
  /** Where the corner of the space at 0, 0 lies. */
  origin: { x: number; y: number };
  /** The height without the band. */
  board: number;
}

/** How a film shows a board of that extent. */
export function layoutOf({ left, top, right, bottom }: Extent): Layout {
  const [columns, rows] = [right - left, bottom - top];
  const high = kHighest - kBand - 2 * kMargin;
  const side = Math.min(kTileSide, Math.floor((kWidest - 2 * kMargin) / columns), Math.floor(high / rows));
  const width = Math.max(kLeastWidth, columns * side + 2 * kMargin);
  const board = rows * side + 2 * kMargin;
  const origin = { x: Math.floor((width - columns * side) / 2) - left * side, y: kMargin - top * side };
  return { side, width, height: board + kBand, board, origin };
}

/** A moment of a film: the board after a turn. */
export interface FilmMoment {
  turn: number;
  seq: number;
}

/** The ends of the turns, without what was taken back; of a long game as many as a film has, the last one among them. */
export function momentsOf(updates: readonly Update[]): FilmMoment[] {
  const ends = storyOf(lineOf(updates)).flatMap(({ turn, events }) => {
    const last = events.at(-1);
    return last ? [{ turn, seq: last.seq }] : [];
  });
  const step = Math.max(1, (ends.length - 1) / (kMostMoments - 1));
  const kept = Math.min(ends.length, kMostMoments);
  return Array.from({ length: kept }, (_, i) => ends[Math.round(i * step)]!);
}

/** How long each of that many pictures stays, the first and the last ones longer. */
export function delaysOf(pictures: number): number[] {
  const between = (kLength - kFirst - kLast) / Math.max(1, pictures - 2);
  return Array.from({ length: pictures }, (_, i) => (i === pictures - 1 ? kLast : i === 0 ? kFirst : Math.min(600, between)));
}
