import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { Meeple } from '../../art/meeple';
import type { Review, ScoringMoment } from '../../game/review';
import type { Rewind } from '../../session/rewind';
import { gamePath } from '../../session/route';
import { words } from '../../words';
import { kGhostGround, scaleOf, type Scale } from './scale';

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
          {turn === 1 ? words.status.turn(1) : turn}
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

/** The moment that the board shows. */
function Now({ review, rewind, scale: { x, marks, y } }: Drawn & { rewind: Rewind }) {
  const { seq } = rewind.shown.value;
  const turn = review.turns.find((end) => end.seq >= seq)?.turn ?? 1;
  return <path class="now-line" d={`M${x(turn)} ${y(marks.at(-1) ?? 0) - 20}V${kGhostGround}`} />;
}

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
        <a href={gamePath(game, moment.seq)} tabindex={-1} onClick={(event) => onMoment(event, moment.seq)}>
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

/** As in after.css: the chart lies under the board, as broad as that. */
const under = '(min-aspect-ratio: 5/4) and (min-width: 861px) and (min-height: 601px)';

/** How much broader than high the page shows the chart; null where its height follows from its breadth. */
function useAspect(chart: RefObject<SVGSVGElement>): number | null {
  const aspect = useSignal<number | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const { width, height } = chart.current!.getBoundingClientRect();
      aspect.value = matchMedia(under).matches && height > 0 ? width / height : null;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(chart.current!);
    return () => observer.disconnect();
  }, []);
  return aspect.value;
}

interface ChartProps {
  review: Review;
  rewind: Rewind;
  game: string;
  onMoment: DotsProps['onMoment'];
}

/** Points and ghosts over the turns of a game; drawn along, it shows the board of each. The slider beside it is for ears and keys. */
export function Chart({ review, rewind, game, onMoment }: ChartProps) {
  const chart = useRef<SVGSVGElement>(null);
  const aspect = useAspect(chart);
  const scale = scaleOf(review, aspect);
  const scrub = (event: PointerEvent) => {
    if (event.buttons === 0) return;
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    const at = ((event.clientX - left) / width) * scale.width;
    const nearest = review.turns.reduce((best, end) => (Math.abs(scale.x(end.turn) - at) < Math.abs(scale.x(best.turn) - at) ? end : best));
    rewind.to(nearest.seq);
  };
  return (
    <svg ref={chart} class="review-chart" viewBox={`0 0 ${scale.width} ${scale.height}`} aria-hidden="true" onPointerDown={scrub} onPointerMove={scrub}>
      <Marks review={review} scale={scale} />
      {review.goal !== null && <Goal goal={review.goal} scale={scale} />}
      {review.ghosts.total > 0 && <GhostBars review={review} scale={scale} />}
      <Lines review={review} scale={scale} />
      <EndMark review={review} scale={scale} />
      <Now review={review} rewind={rewind} scale={scale} />
      <Dots review={review} scale={scale} game={game} onMoment={onMoment} />
    </svg>
  );
}
