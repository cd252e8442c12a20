interface Moment {
  turn: number;
  chances: readonly number[];
}

interface ChanceLineProps {
  turns: readonly Moment[];
  /** Turns that are marked. */
  marks?: readonly number[];
}

const kWidth = 320;
const kHeight = 72;
const kTop = 6;
const kGround = kHeight - 6;

/** The chances of the team, or of each player, over the turns of a game. What it shows is told in words beside it. */
export function ChanceLine({ turns, marks = [] }: ChanceLineProps) {
  const last = Math.max(1, turns.at(-1)?.turn ?? 1);
  const x = (turn: number) => 4 + (turn / last) * (kWidth - 8);
  const y = (chance: number) => kGround - chance * (kGround - kTop);
  const lines = turns[0]?.chances.map((_, i) =>
    turns.map(({ turn, chances }) => `${x(turn).toFixed(1)} ${y(chances[i] ?? 0).toFixed(1)}`).join('L'),
  );
  return (
    <svg class="chance-line" viewBox={`0 0 ${kWidth} ${kHeight}`} aria-hidden="true">
      <path class="mark-line" d={`M4 ${y(1)}H${kWidth - 4}M4 ${y(0.5)}H${kWidth - 4}M4 ${y(0)}H${kWidth - 4}`} />
      {lines?.map((way, i) => <path key={i} class={`chance of-${i}`} d={`M${way}`} />)}
      {turns
        .filter(({ turn }) => marks.includes(turn))
        .map(({ turn, chances }) => (
          <circle key={turn} class="chance-mark" cx={x(turn)} cy={y(chances[0]!)} r="4" />
        ))}
    </svg>
  );
}
