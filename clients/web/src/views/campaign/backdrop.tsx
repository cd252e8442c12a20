import { pathData } from '../../art/curve';
import { memo } from '../../art/memo';
import type { Point } from '../../protocol/types';
import { landOf, type Layout } from './land';

function Way({ line }: { line: Point[] }) {
  const data = pathData(line);
  return (
    <>
      <path class="way-bank" d={data} />
      <path class="way" d={data} />
      <path class="way-tracks" d={data} />
    </>
  );
}

/** Lighter ground, so that the meadow is not flat. */
function Meadows({ width, height }: Layout) {
  const rows = [0.18, 0.5, 0.84].map((part) => part * height);
  return (
    <>
      {rows.map((y, i) => (
        <path
          class="art-meadow"
          d={`M-10 ${y}C${width * 0.2} ${y - 34 + i * 20} ${width * 0.42} ${y + 40} ${width * 0.62} ${y - 6}S${width * 0.9} ${y - 30} ${width + 10} ${y + 8}V${y + 46}C${width * 0.7} ${y + 20} ${width * 0.4} ${y + 84} -10 ${y + 40}Z`}
        />
      ))}
    </>
  );
}

/** The misty land that the road of the levels leads through. */
export const Backdrop = memo(({ layout, name }: { layout: Layout; name: string }) => {
  const { road, paths, growth, mist, ghosts } = landOf(layout);
  return (
    <svg class={`backdrop ${name}`} viewBox={`0 0 ${layout.width} ${layout.height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="art-field" width={layout.width} height={layout.height} />
      <Meadows {...layout} />
      {paths.map((line) => (
        <Way line={line} />
      ))}
      <Way line={road} />
      {growth.map(({ kind, x, y, size }) => (
        <use href={`#${kind}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)})`} />
      ))}
      <g>
        {mist.map(({ x, y, r }) => (
          <circle cx={x.toFixed(1)} cy={y.toFixed(1)} r={r.toFixed(1)} fill="url(#mist-paint)" />
        ))}
      </g>
      {ghosts.map(({ x, y }) => (
        <use href="#ghost" x={x} y={y} />
      ))}
    </svg>
  );
});
