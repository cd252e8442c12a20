import { adminWords } from '../../words/admin';

const kWidth = 240;
const kHeight = 56;
const kEdge = 4;
/** A line has room for so many values at least, so that the first few do not swing over all of it. */
const kLeastRoom = 24;

/** The values as a path, the newest at the right; where there was nothing to measure, the line has a gap. */
export function pathOf(values: readonly (number | null)[]): string {
  const most = Math.max(1e-9, ...values.map((value) => value ?? 0));
  const room = Math.max(kLeastRoom, values.length) - 1;
  const x = (i: number) => kWidth - kEdge - ((values.length - 1 - i) / room) * (kWidth - 2 * kEdge);
  const y = (value: number) => kHeight - kEdge - (value / most) * (kHeight - 2 * kEdge);
  let drawn = '';
  let isDown = false;
  values.forEach((value, i) => {
    if (value !== null) drawn += `${isDown ? 'L' : 'M'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`;
    // A value alone is a dot, which a round end draws.
    if (value !== null && !isDown && (values[i + 1] ?? null) === null) drawn += 'h0';
    isDown = value !== null;
  });
  return drawn;
}

interface FigureLineProps {
  title: string;
  values: readonly (number | null)[];
  say: (value: number) => string;
  /** Whether anything above 0 is bad. */
  bad: boolean;
}

/** A figure over the last minutes: its newest value, the most there was, and a line. */
export function FigureLine({ title, values, say, bad }: FigureLineProps) {
  const words = adminWords().overview;
  const known = values.filter((value) => value !== null);
  const now = known.at(-1);
  return (
    <figure class={bad && (now ?? 0) > 0 ? 'figure-line bad' : 'figure-line'}>
      <figcaption>{title}</figcaption>
      <b class={now === undefined ? 'unknown' : undefined}>{now === undefined ? words.none : say(now)}</b>
      <svg viewBox={`0 0 ${kWidth} ${kHeight}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={pathOf(values)} />
      </svg>
      <small>{known.length > 0 && words.most(say(Math.max(...known)))}</small>
    </figure>
  );
}
