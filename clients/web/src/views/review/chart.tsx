import { Meeple } from '../../art/meeple';
import type { Review, ScoringMoment } from '../../game/review';
import { gamePath } from '../../session/route';
import { words } from '../../words';
import { kGhostGround, kWidth, scaleOf, type Scale } from './scale';

interface Drawn {
  review: Review;
  scale: Scale;
}

function Marks({ review, scale: { y, x, marks, left, right, height } }: Drawn) {
  const apart = review.turns.length > 60 ? 20 : 10;
  const turns = review.turns.filter(({ turn }, i) => turn % apart === 0 || i === 0);
  return (
    <>
      {marks.map((n) => (
        <>
          <path class="mark-line" d={`M${left} ${y(n)}H${right}`} />
          <text class="mark-number" x={left - 5} y={y(n) + 3.5}>
            {n}
          </text>
        </>
      ))}
      {turns.map(({ turn }) => (
        <text class={turn === 1 ? 'mark-turn first' : 'mark-turn'} x={turn === 1 ? left - 8 : x(turn)} y={height - 7}>
          {turn === 1 ? `${words.review.turn} 1` : turn}
        </text>
      ))}
    </>
  );
}

function Goal({ goal, scale: { y, left, right } }: { goal: number; scale: Scale }) {
  return (
    <>
      <path class="goal-line" d={`M${left} ${y(goal)}H${right}`} />
      <text class="goal-text" x={left + 4} y={y(goal) + 11}>
        {words.review.goal(goal)}
      </text>
    </>
  );
}

function Lines({ review: { turns, colours }, scale: { x, y } }: Drawn) {
  const way = (i: number) => turns.map(({ turn, totals }) => `${x(turn).toFixed(1)} ${y(totals[i]!).toFixed(1)}`).join('L');
  return (
    <>
      {colours.map((colour, i) => (
        <path class={`points-line ${colour}`} d={`M${way(i)}`} />
      ))}
    </>
  );
}

function GhostBars({ review: { turns }, scale: { x, ghostY, barWidth, left } }: Drawn) {
  return (
    <>
      {turns.map(({ turn, ghosts }) => (
        <rect
          class={ghosts <= 2 ? 'ghost-bar few' : 'ghost-bar'}
          x={x(turn) - barWidth / 2}
          y={ghostY(ghosts)}
          width={barWidth}
          height={kGhostGround - ghostY(ghosts)}
        />
      ))}
      <path class="mark-line" d={`M${left} ${kGhostGround}H${x(turns.at(-1)?.turn ?? 1)}`} />
      <text class="mark-title start" x={left} y={165}>
        {words.review.ghostsAxis}
      </text>
    </>
  );
}

/** What was scored at a moment, in a line. */
export function momentInWords({ turn, source, paid, givenUp }: ScoringMoment): string {
  const what = words.review.sources[source];
  const points = paid.reduce((sum, one) => sum + one.points, 0);
  return givenUp > 0 ? words.review.given(turn, what, givenUp) : words.review.moment(turn, what, points);
}

/** A feature that was worth nothing leaves no mark. */
const isMark = ({ paid, givenUp }: ScoringMoment) => paid.length > 0 || givenUp > 0;

interface DotsProps extends Drawn {
  game: string;
  onMoment: (event: MouseEvent, seq: number) => void;
}

/** Every scoring; pressed, it leads to its moment. By keyboard the table does. */
function Dots({ review, scale: { x, y, ghostY }, game, onMoment }: DotsProps) {
  const heightOf = ({ paid, turn }: ScoringMoment) => {
    const last = paid.at(-1);
    if (last) return y(last.total);
    return ghostY(review.turns.find((end) => end.turn === turn)?.ghosts ?? 0);
  };
  return (
    <>
      {review.scorings.filter(isMark).map((moment) => (
        <a href={gamePath(game, moment.seq)} tabIndex={-1} onClick={(event) => onMoment(event, moment.seq)}>
          <title>{momentInWords(moment)}</title>
          <circle class="dot-reach" cx={x(moment.turn)} cy={heightOf(moment)} r="9" />
          <circle
            class={`scoring-dot ${moment.paid.at(-1)?.colour ?? 'given-up'}`}
            cx={x(moment.turn)}
            cy={heightOf(moment)}
            r="3.4"
          />
        </a>
      ))}
    </>
  );
}

/** How it ended, at the end of the line. */
function EndMark({ review: { turns, outcome, colours }, scale: { x, y } }: Drawn) {
  const last = turns.at(-1);
  if (!last) return null;
  const at = (i: number) => `translate(${x(last.turn) + 9} ${y(last.totals[i]!) - 4})`;
  if (colours.length > 1) {
    return (
      <>
        {colours.map((colour, i) => (
          <g transform={`${at(i)} scale(.52)`}>
            <Meeple colour={colour} />
          </g>
        ))}
      </>
    );
  }
  if (outcome === 'lost') return <use href="#ghost" transform={`${at(0)} scale(.95)`} />;
  return outcome === 'won' ? <path class="track-flag" transform={at(0)} d="M-6 6V-14L6-9.5-6-5" /> : null;
}

/** Points and ghosts over the turns of a game. What it shows is in the table beside it, too. */
export function Chart(props: { review: Review; game: string; onMoment: DotsProps['onMoment'] }) {
  const { review } = props;
  const scale = scaleOf(review);
  return (
    <svg class="review-chart" viewBox={`0 0 ${kWidth} ${scale.height}`} aria-hidden="true">
      <Marks review={review} scale={scale} />
      {review.goal !== null && <Goal goal={review.goal} scale={scale} />}
      {review.ghosts.total > 0 && <GhostBars review={review} scale={scale} />}
      <Lines review={review} scale={scale} />
      <EndMark review={review} scale={scale} />
      <Dots {...props} scale={scale} />
    </svg>
  );
}
