import type { TableToRead } from '../../session/ports';
import { words } from '../../words';

/** How many watch beside the reader; nothing where nobody does. */
export function Watchers({ table }: { table: Pick<TableToRead, 'log' | 'watching'> }) {
  const n = table.watching.value;
  if (n === 0) return null;
  return <p class="quiet watchers">{table.log.value.seat === null ? words.lobby.alsoWatching(n) : words.lobby.spectators(n)}</p>;
}
