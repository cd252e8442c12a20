import { Meeple } from '../../art/meeple';
import type { Colour, Point, State } from '../../protocol/types';
import { words } from '../../words';

const kPerRow = 13;
const kGap = 21;
const kRowHeight = 27;
const kLeft = 22;
const kTop = 24;

/** Where the field of a total lies on the way, which winds from row to row. */
export function trackPoint(total: number): Point {
  const row = Math.floor(total / kPerRow);
  const along = total % kPerRow;
  const x = row % 2 === 0 ? along : kPerRow - 1 - along;
  return { x: kLeft + x * kGap, y: kTop + row * kRowHeight };
}

function way(goal: number): string {
  let data = `M${kLeft - 12} ${kTop}`;
  for (let i = 0; i <= goal; i += 1) {
    const p = trackPoint(i);
    const turns = i > 0 && i % kPerRow === 0;
    const clockwise = trackPoint(i - 1).x > kLeft ? 1 : 0;
    const r = kRowHeight / 2;
    data += turns ? `A${r} ${r} 0 0 ${clockwise} ${p.x} ${p.y}` : `L${p.x} ${p.y}`;
  }
  return data;
}

function Scorer({ colour, points, goal }: { colour: Colour; points: number; goal: number }) {
  const p = trackPoint(Math.min(points, goal));
  return (
    <g class="scorer" style={{ transform: `translate(${p.x}px, ${p.y - 7}px)` }}>
      <Meeple colour={colour} />
    </g>
  );
}

function Field({ total, reached }: { total: number; reached: boolean }) {
  const p = trackPoint(total);
  const large = total % 5 === 0;
  return <circle class={reached ? 'field gone' : 'field'} cx={p.x} cy={p.y} r={large ? 3.2 : 1.7} />;
}

/** The scoring track as a road that winds towards its goal. */
export function Track({ state }: { state: State }) {
  const { goal } = state;
  const points = state.tracks[0]?.points ?? 0;
  const end = trackPoint(goal);
  const width = kLeft * 2 + kGap * (kPerRow - 1);
  const height = trackPoint(goal).y + 18;
  return (
    <svg class="track" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.status.of(points, goal)}>
      <path class="track-bank" d={way(goal)} />
      <path class="track-road" d={way(goal)} />
      {Array.from({ length: goal + 1 }, (_, i) => (
        <Field key={i} total={i} reached={i <= points} />
      ))}
      {Array.from({ length: Math.floor((goal - 1) / 10) }, (_, i) => {
        const p = trackPoint((i + 1) * 10);
        return (
          <text class="track-number" x={p.x} y={p.y + 13}>
            {(i + 1) * 10}
          </text>
        );
      })}
      <g transform={`translate(${end.x} ${end.y})`}>
        <use href="#house-tall" transform="translate(-14 4) scale(1.1)" />
        <path class="track-flag" d="M0 0V-20L12-15.5 0-11" />
      </g>
      {state.tracks.map((track) => (
        <Scorer key={track.colour} colour={track.colour} points={track.points} goal={goal} />
      ))}
    </svg>
  );
}
