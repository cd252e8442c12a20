import { Meeple } from '../../art/meeple';
import type { Colour, Point, State } from '../../protocol/types';
import { words } from '../../words';

const kPerRow = 10;
const kGap = 26;

/** Where the field of a total lies on the winding way of 50 fields. */
export function trackPoint(total: number): Point {
  const field = Math.max(0, total);
  const row = Math.floor(field / kPerRow);
  const along = field % kPerRow;
  const x = row % 2 === 0 ? along : kPerRow - 1 - along;
  return { x: 16 + x * kGap, y: 22 + row * 21 };
}

function way(goal: number): string {
  return Array.from({ length: goal + 1 }, (_, i) => trackPoint(i))
    .map((p, i) => `${i === 0 ? 'M' : 'L'}${p.x} ${p.y}`)
    .join('');
}

function Scorer({ colour, points, goal }: { colour: Colour; points: number; goal: number }) {
  const p = trackPoint(Math.min(points, goal));
  return (
    <g class="scorer" style={{ transform: `translate(${p.x}px, ${p.y - 9}px)` }}>
      <Meeple colour={colour} />
    </g>
  );
}

/** The scoring track as a road that winds towards its goal. */
export function Track({ state }: { state: State }) {
  const { goal } = state;
  const points = state.tracks[0]?.points ?? 0;
  const end = trackPoint(goal);
  const rows = Math.floor(goal / kPerRow) + 1;
  return (
    <svg
      class="track"
      viewBox={`0 0 ${kGap * (kPerRow - 1) + 32} ${rows * 21 + 20}`}
      role="img"
      aria-label={words.status.of(points, goal)}
    >
      <path class="track-bank" d={way(goal)} />
      <path class="track-road" d={way(goal)} />
      {Array.from({ length: goal + 1 }, (_, i) => {
        const p = trackPoint(i);
        const step = i % 5 === 0;
        return <circle class={i <= points ? 'field gone' : 'field'} cx={p.x} cy={p.y} r={step ? 3 : 1.8} />;
      })}
      <path class="track-flag" d={`M${end.x} ${end.y}v-18l11 4-11 4.5`} />
      {state.tracks.map((track) => (
        <Scorer key={track.colour} colour={track.colour} points={track.points} goal={goal} />
      ))}
    </svg>
  );
}
