import type { Colour } from '../../protocol/types';
import { words } from '../../words';

export interface Bar {
  label: string;
  /** Pieces of the bar in order; without a colour it is of one piece. */
  parts: { n: number; colour?: Colour; name?: string }[];
}

const allOf = ({ parts }: Bar) => parts.reduce((sum, { n }) => sum + n, 0);

/** Numbers side by side, as bars of the same scale; nothing where there are none. */
export function Bars({ bars, name, title }: { bars: Bar[]; name: string; title: string }) {
  if (bars.length === 0) return null;
  const most = Math.max(1, ...bars.map(allOf));
  return (
    <section>
      <h2>{title}</h2>
      <ul class="bars" data-bars={name}>
        {bars.map((bar) => (
          <li key={bar.label}>
            <span class="bar-label">{bar.label}</span>
            <span class="bar" aria-hidden="true">
              {bar.parts.map(({ n, colour }) => (
                <span class={`bar-part ${colour ?? ''}`} style={{ width: `${(Math.max(0, n) / most) * 100}%` }} />
              ))}
            </span>
            <b>{allOf(bar)}</b>
            {bar.parts.length > 1 && (
              <span class="unseen">{words.list(bar.parts.map(({ n, name }) => `${name ?? ''} ${n}`))}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
