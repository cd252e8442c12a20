import { useEffect, useMemo } from 'preact/hooks';

import type { AdminApi } from '../../protocol/admin';
import { FigureBook, type FigureName } from '../../session/admin/figures';
import type { Office } from '../../session/admin/office';
import { adminPath, follow, type AdminPart } from '../../session/route';
import { adminWords } from '../../words/admin';
import { FigureLine } from './figure_line';
import { FreshFault } from './told';
import { short } from './moments';
import { useFresh } from './use_fresh';

const kFiguresMs = 5_000;
const kStateMs = 15_000;

const kDrawn: readonly FigureName[] = ['rooms', 'connections', 'decisions', 'replies', 'commits', 'refusals', 'faults'];
const isTime = (name: FigureName) => name === 'replies' || name === 'commits';

/** What the server is about, beside its figures. */
async function stateOf(admin: AdminApi) {
  const [draining, announcement, nodes] = await Promise.all([admin.draining(), admin.announcement(), admin.nodes()]);
  return { draining: draining.draining, announced: announcement !== null, nodes: nodes.length };
}

function StateLink({ part, text }: { part: AdminPart; text: string }) {
  return (
    <p>
      <a href={adminPath(part)} onClick={(event) => follow(event, adminPath(part))}>
        {text}
      </a>
    </p>
  );
}

function ServerState({ office }: { office: Office }) {
  const words = adminWords().overview;
  const fresh = useFresh(office, stateOf, kStateMs);
  const state = fresh.value.value;
  const isCalm = state && !state.draining && !state.announced;
  return (
    <div class="server-state" role="status">
      <FreshFault of={fresh} />
      {isCalm && !fresh.fault.value && <p class="good">{words.calm}</p>}
      {state?.draining && <StateLink part="drain" text={words.drains} />}
      {state?.announced && <StateLink part="announcement" text={words.announced} />}
      {(state?.nodes ?? 0) > 1 && <p class="quiet">{words.oneNode}</p>}
    </div>
  );
}

/** A value as it is said: times in milliseconds, the rest as plain numbers. */
function said(name: FigureName, value: number): string {
  return isTime(name) ? adminWords().overview.milliseconds(short(value)) : short(value);
}

/** The live figures of the server, drawn as they come. */
export function Overview({ office }: { office: Office }) {
  const words = adminWords().overview;
  const book = useMemo(() => new FigureBook(), []);
  const fresh = useFresh(office, (admin) => admin.metrics(), kFiguresMs);
  const told = fresh.value.value;
  useEffect(() => {
    if (told !== null) book.add(told, Date.now());
  }, [told]);
  const figures = book.figures.value;
  return (
    <>
      <ServerState office={office} />
      <FreshFault of={fresh} />
      {figures && (
        <div class="figures">
          {kDrawn.map((name) => (
            <FigureLine
              key={name}
              title={words.figures[name]}
              values={figures[name]}
              say={(value) => said(name, value)}
              bad={name === 'faults'}
            />
          ))}
        </div>
      )}
    </>
  );
}
