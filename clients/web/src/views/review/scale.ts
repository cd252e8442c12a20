import type { Review } from '../../game/review';

/** The chart's own units; the page scales it. */
const kWidth = 400;
const kLeft = 28;
const kMarginRight = 26;
/** Room above the most points for what stands at the end of a line: a flag, a ghost, a meeple. */
const kTop = 25;
const kGround = 148;
const kGhostTop = 172;
export const kGhostGround = 214;

export interface Scale {
  width: number;
  x(turn: number): number;
  /** Where so many points are. */
  y(points: number): number;
  /** Where so many ghosts are. */
  ghostY(ghosts: number): number;
  left: number;
  right: number;
  /** Numbers of points that a line is drawn for. */
  marks: number[];
  barWidth: number;
  /** How high the whole chart is: without ghosts it needs less. */
  height: number;
}

/** A step between marks that gives three to six of them. */
function stepFor(most: number): number {
  return [5, 10, 20, 25, 50, 100].find((step) => most / step <= 5) ?? 200;
}

/** Where things are in the chart of a review, as broad for its height as the page shows it. */
export function scaleOf({ turns, goal, ghosts }: Review, aspect: number | null): Scale {
  const height = ghosts.total > 0 ? 236 : 172;
  const width = aspect === null ? kWidth : Math.max(kWidth, aspect * height);
  const right = width - kMarginRight;
  const last = turns.at(-1)?.turn ?? 1;
  const most = Math.max(10, goal ?? 0, ...turns.flatMap(({ totals }) => totals));
  const step = stepFor(most);
  const share = (value: number, all: number, from: number, to: number) => from + (all === 0 ? 0 : value / all) * (to - from);
  return {
    x: (turn) => share(turn - 1, Math.max(1, last - 1), kLeft, right),
    y: (points) => share(points, most, kGround, kTop),
    ghostY: (count) => share(count, ghosts.total, kGhostGround, kGhostTop),
    left: kLeft,
    right,
    width,
    marks: Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step),
    height,
    barWidth: Math.min(16, Math.max(1, ((right - kLeft) / Math.max(1, last - 1)) * 0.72)),
  };
}
