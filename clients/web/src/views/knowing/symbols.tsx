import { words } from '../../words';
import { GhostPicture } from '../common/pieces';

/** How many tiles show no ghost, one, two and so on. */
export function Symbols({ counts }: { counts: { symbols: number; count: number }[] }) {
  return (
    <ul class="symbol-counts">
      {counts.map(({ symbols, count }) => (
        <li key={symbols}>
          <span class="symbol-count" role="img" aria-label={words.know.symbols(symbols, count)}>
            <span class="symbol-row">
              {symbols === 0 ? <GhostPicture away /> : Array.from({ length: symbols }, (_, i) => <GhostPicture key={i} />)}
            </span>
            × {count}
          </span>
        </li>
      ))}
    </ul>
  );
}
