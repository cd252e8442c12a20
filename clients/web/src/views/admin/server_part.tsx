import type { LogLevel, Retention, ServerNode } from '../../protocol/admin';
import type { Office } from '../../session/admin/office';
import { words as pageWords } from '../../words';
import { adminWords } from '../../words/admin';
import { ago, size } from './moments';
import { FreshFault, Outcome, useDoing } from './told';
import { useFresh } from './use_fresh';

const kServerMs = 15_000;
const kLevels: readonly LogLevel[] = ['debug', 'info', 'warn', 'error', 'off'];

/** How much the server writes down while it runs. */
function LogChoice({ office }: { office: Office }) {
  const words = adminWords().server;
  const fresh = useFresh(office, (admin) => admin.logLevel(), kServerMs);
  const doing = useDoing();
  const set = (level: LogLevel) =>
    void doing.run(async () => {
      fresh.show(await office.ask((admin) => admin.setLogLevel(level)));
      return adminWords().done;
    });
  return (
    <section class="card admin-form">
      <h2>{words.log}</h2>
      <p class="quiet" id="log-lead">
        {words.logLead}
      </p>
      <FreshFault of={fresh} />
      {fresh.value.value !== null && (
        <select
          aria-label={words.log}
          aria-describedby="log-lead"
          value={fresh.value.value}
          disabled={doing.busy.value}
          onChange={(event) => set(event.currentTarget.value as LogLevel)}
        >
          {kLevels.map((level) => (
            <option key={level} value={level}>
              {level}
            </option>
          ))}
        </select>
      )}
      <Outcome doing={doing} />
    </section>
  );
}

const kindsOf = (names: Record<keyof Retention['keep_seconds'], string>) => Object.keys(names) as (keyof Retention['keep_seconds'])[];

interface KeptShown {
  retention: Retention;
  office: Office;
  show: (retention: Retention) => void;
}

/** What is removed automatically, when that was done last, and why it is not done now. */
function Kept({ retention: { keep_seconds: keep, every_seconds: every, last, held }, office, show }: KeptShown) {
  const words = adminWords();
  const doing = useDoing();
  const trust = () =>
    void doing.run(async () => {
      const now = await office.ask((admin) => admin.trustClock());
      show(now);
      return now.held ? words.server.clockContradicted : words.done;
    });
  return (
    <section class="card">
      <h2>{words.server.kept}</h2>
      <dl class="besides">
        {kindsOf(words.server.kinds).map((kind) => (
          <div key={kind}>
            <dt>{words.server.kinds[kind]}</dt>
            <dd>
              {keep[kind] === null ? words.endless : pageWords.duration(keep[kind])}
              {last && last.removed[kind] > 0 && <small> ({words.server.removed(last.removed[kind])})</small>}
            </dd>
          </div>
        ))}
      </dl>
      <p class="quiet">
        {every === null ? words.server.never : words.server.every(pageWords.duration(every))}{' '}
        {last ? words.server.lastLook(ago(last.at)) : words.server.notYet}
      </p>
      {held && <p role="status">{words.server.held}</p>}
      {held && (
        <button type="button" disabled={doing.busy.value} onClick={trust}>
          {words.server.trustClock}
        </button>
      )}
      <Outcome doing={doing} />
    </section>
  );
}

function Database({ database: { bytes, max_bytes: most } }: Retention) {
  const words = adminWords().server;
  return (
    <section class="card">
      <h2>{words.database}</h2>
      <p>{most === null ? size(bytes) : words.of(size(bytes), size(most))}</p>
      {most !== null && <meter min={0} max={most} high={most * 0.9} value={bytes} aria-label={words.database} />}
    </section>
  );
}

function NodeLine({ node }: { node: ServerNode }) {
  const words = adminWords().server;
  const notes = [
    node.own ? words.own : null,
    node.lasts_ms < 0 ? words.silent : null,
    node.draining ? words.stops : null,
  ].filter((note) => note !== null);
  return (
    <li class={node.lasts_ms < 0 ? 'not-done' : ''}>
      <span class="grows">
        <b>{node.node}</b> {node.address && <code>{node.address}</code>}
        <small class="quiet">{[words.started(ago(node.started)), ...notes].join(', ')}</small>
      </span>
      <span>{words.rooms(node.rooms)}</span>
    </li>
  );
}

function NodeList({ office }: { office: Office }) {
  const words = adminWords().server;
  const fresh = useFresh(office, (admin) => admin.nodes(), kServerMs);
  const nodes = fresh.value.value;
  if (nodes?.length === 0) return null;
  return (
    <section class="card">
      <h2>{words.nodes}</h2>
      <FreshFault of={fresh} />
      <ul class="admin-list">{nodes?.map((node) => <NodeLine key={node.node} node={node} />)}</ul>
    </section>
  );
}

/** The server itself: what it writes down, what it keeps, and who works beside it. */
export function ServerPart({ office }: { office: Office }) {
  const fresh = useFresh(office, (admin) => admin.retention(), kServerMs);
  const retention = fresh.value.value;
  return (
    <>
      <LogChoice office={office} />
      <FreshFault of={fresh} />
      {retention && <Database {...retention} />}
      {retention && <Kept retention={retention} office={office} show={(now) => fresh.show(now)} />}
      <NodeList office={office} />
    </>
  );
}
