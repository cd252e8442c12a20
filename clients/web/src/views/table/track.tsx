import { Meeple } from '../../art/meeple';
import type { Colour, Hound, HoundName, Point, State } from '../../protocol/types';
import { words } from '../../words';
import { HoundFigure } from '../common/pieces';

const kGap = 21;
const kRowHeight = 27;
const kLeft = 22;
const kTop = 24;
/** Scoring meeples on the same field stand this far apart. */
const kApart = 5;

/** A long way has longer rows, so that it stays as high as a short one. */
function perRow(goal: number): number {
  return goal > 60 ? 21 : 13;
}

/** Where the field of a total lies on the way, which winds from row to row. */
export function trackPoint(total: number, goal: number): Point {
  const length = perRow(goal);
  const row = Math.floor(total / length);
  const along = total % length;
  const x = row % 2 === 0 ? along : length - 1 - along;
  return { x: kLeft + x * kGap, y: kTop + row * kRowHeight };
}

function way(goal: number): string {
  let data = `M${kLeft - 12} ${kTop}`;
  for (let i = 0; i <= goal; i += 1) {
    const p = trackPoint(i, goal);
    const turns = i > 0 && i % perRow(goal) === 0;
    const clockwise = i > 0 && trackPoint(i - 1, goal).x > kLeft ? 1 : 0;
    const r = kRowHeight / 2;
    data += turns ? `A${r} ${r} 0 0 ${clockwise} ${p.x} ${p.y}` : `L${p.x} ${p.y}`;
  }
  return data;
}

function Scorer({ colour, points, goal, shift }: { colour: Colour; points: number; goal: number; shift: number }) {
  const p = trackPoint(Math.min(points, goal), goal);
  return (
    <g class="scorer" style={{ transform: `translate(${p.x + shift}px, ${p.y - 7}px)` }}>
      <Meeple colour={colour} />
    </g>
  );
}

/** A hound that waits on its field of the way. */
function Waiting({ hound, total, goal }: { hound: HoundName; total: number; goal: number }) {
  const p = trackPoint(total, goal);
  return (
    <g transform={`translate(${p.x} ${p.y - 4}) scale(.8)`}>
      <HoundFigure hound={hound} />
    </g>
  );
}

function Field({ total, goal, reached }: { total: number; goal: number; reached: boolean }) {
  const p = trackPoint(total, goal);
  const large = total % 5 === 0;
  return <circle class={reached ? 'field gone' : 'field'} cx={p.x} cy={p.y} r={large ? 3.2 : 1.7} />;
}

function Goal({ goal }: { goal: number }) {
  const end = trackPoint(goal, goal);
  return (
    <g transform={`translate(${end.x} ${end.y})`}>
      <use href="#house-tall" transform="translate(-14 4) scale(1.1)" />
      <path class="track-flag" d="M0 0V-20L12-15.5 0-11" />
    </g>
  );
}

function Tens({ goal }: { goal: number }) {
  return (
    <>
      {Array.from({ length: Math.floor((goal - 1) / 10) }, (_, i) => {
        const p = trackPoint((i + 1) * 10, goal);
        return (
          <text class="track-number" x={p.x} y={p.y + 13}>
            {(i + 1) * 10}
          </text>
        );
      })}
    </>
  );
}

const scorerInWords = ({ colour, points }: State['tracks'][number]) => words.status.scorer(colour, points);
const houndInWords = ({ hound, place, total }: Hound) => words.status.hound(hound, place, total);

/** The scoring track as a road that winds towards its goal, past the hounds. */
export function Track({ state, goal }: { state: State; goal: number }) {
  const { tracks, hounds } = state;
  const all = Math.min(...tracks.map((track) => track.points));
  const width = kLeft * 2 + kGap * (perRow(goal) - 1);
  const height = kTop + Math.floor(goal / perRow(goal)) * kRowHeight + 18;
  const label = words.look.track(words.list([...tracks.map(scorerInWords), ...hounds.map(houndInWords)]), goal);
  return (
    <svg class="track" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path class="track-bank" d={way(goal)} />
      <path class="track-road" d={way(goal)} />
      {Array.from({ length: goal + 1 }, (_, i) => (
        <Field key={i} total={i} goal={goal} reached={i <= all} />
      ))}
      <Tens goal={goal} />
      <Goal goal={goal} />
      {hounds.map(
        ({ hound, total, place }) =>
          place === 'waiting' && <Waiting key={hound} hound={hound} total={total} goal={goal} />,
      )}
      {tracks.map(({ colour, points }, i) => (
        <Scorer
          key={colour}
          colour={colour}
          points={points}
          goal={goal}
          shift={(i - (tracks.length - 1) / 2) * kApart}
        />
      ))}
    </svg>
  );
}
