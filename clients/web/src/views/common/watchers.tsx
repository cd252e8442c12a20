import type { TableToRead } from '../../session/ports';
import { words } from '../../words';

/** How many watch, the reader among them; nothing where nobody else does. */
export function Watchers({ table }: { table: Pick<TableToRead, 'log' | 'watching'> }) {
  const beside = table.watching.value;
  if (beside === 0) return null;
  return <p class="quiet watchers">{words.lobby.spectators(beside + (table.log.value.seat === null ? 1 : 0))}</p>;
}
