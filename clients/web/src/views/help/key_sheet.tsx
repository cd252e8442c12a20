import { pageKeys, replayKeys, tableKeys } from '../../board/keys';
import type { HelpWords } from '../../words/help_words';
import { onKey } from '../../session/layout';

const kArrows: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' };

/** "Shift+ArrowLeft" as the caps of the keys. */
function Caps({ combination, names }: { combination: string; names: Record<string, string> }) {
  const keys = combination === '+' ? ['+'] : combination.split('+');
  return (
    <span class="caps">
      {keys.map((key) => (
        <kbd>{kArrows[key] ?? names[key] ?? onKey(key)}</kbd>
      ))}
    </span>
  );
}

interface SheetPartProps {
  title: string;
  table: Readonly<Record<string, readonly string[]>>;
  acts: Record<string, string>;
  names: Record<string, string>;
}

function SheetPart({ title, table, acts, names }: SheetPartProps) {
  return (
    <>
      <h4>{title}</h4>
      <dl class="key-sheet">
        {Object.entries(table).map(([act, combinations]) => (
          <div key={act}>
            <dt>
              {combinations.map((combination) => (
                <Caps combination={combination} names={names} />
              ))}
            </dt>
            <dd>{acts[act]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Every key that the page knows, from the tables that it goes by itself. */
export function KeySheet({ keys }: { keys: HelpWords['keys'] }) {
  return (
    <>
      <SheetPart title={keys.table} table={tableKeys} acts={keys.atTable} names={keys.names} />
      <SheetPart title={keys.replay} table={replayKeys} acts={keys.inReplay} names={keys.names} />
      <SheetPart title={keys.page} table={pageKeys} acts={keys.everywhere} names={keys.names} />
    </>
  );
}
