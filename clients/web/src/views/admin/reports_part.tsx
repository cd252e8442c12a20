import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import type { Report, ReportAct } from '../../protocol/admin';
import type { Office } from '../../session/admin/office';
import { adminPath, follow } from '../../session/route';
import { adminWords } from '../../words/admin';
import { kBanTimes, lasting, LastingField, ReasonField } from './fields';
import { moment } from './moments';
import { Question } from './question';
import { Fault, Outcome, useDoing } from './told';
import { named } from '../../words/named';
import { Name } from '../common/name';

/** The lines around the one that was reported, which stands out. */
function Context({ report }: { report: Report }) {
  if (report.lines.length === 0) return null;
  return (
    <ol class="report-lines">
      {report.lines.map((line) => (
        <li key={line.number} class={line.number === report.line ? 'reported' : ''}>
          <b>
            <Name of={line.name} />
          </b>{' '}
          <bdi>{line.number === report.line ? <mark>{line.text}</mark> : line.text}</bdi>
        </li>
      ))}
    </ol>
  );
}

/** Where it was, by whom, why, and what was done. */
function About({ report }: { report: Report }) {
  const words = adminWords();
  const path = adminPath('rooms', report.room);
  return (
    <small class="quiet">
      <time dateTime={report.at}>{moment(report.at)}</time>,{' '}
      <a href={path} onClick={(event) => follow(event, path)}>
        {report.game_id ?? report.room}
      </a>
      , {words.rooms.seat(report.seat + 1)}
      {report.player && (
        <>
          , {words.reports.player} <code>{report.player}</code>
        </>
      )}
      {report.times > 1 && `, ${words.reports.times(report.times)}`}
      {report.act && report.closed_at && `. ${words.reports.closed(words.reports.acts[report.act], moment(report.closed_at))}`}
    </small>
  );
}

function ReportCard({ report, onAct }: { report: Report; onAct: (act: ReportAct) => void }) {
  const words = adminWords().reports;
  const acts: ReportAct[] = ['dismiss', 'silence', 'ban'];
  return (
    <li class="report" data-report={report.number}>
      <div class="grows">
        <p>
          <b>
            <Name of={report.name} />
          </b>
          : {report.text ? <q>
              <bdi>{report.text}</bdi>
            </q> : words.nameOnly}
        </p>
        <p>
          {words.reasons[report.reason]}
          {report.remark && (
            <>
              {' '}
              <q>{report.remark}</q>
            </>
          )}
        </p>
        <Context report={report} />
        <About report={report} />
      </div>
      {!report.closed_at && (
        <div class="buttons" role="group" aria-label={words.actsOn(report.number)}>
          {acts.map((act) => (
            <button key={act} type="button" class="button small" aria-haspopup="dialog" onClick={() => onAct(act)}>
              {words.does[act]}
            </button>
          ))}
        </div>
      )}
    </li>
  );
}

/** What people have reported, and what can be done about it. */
export function ReportsPart({ office }: { office: Office }) {
  const words = adminWords();
  const closed = useSignal(false);
  const reports = useSignal<Report[] | null>(null);
  const next = useSignal<number | null>(null);
  const open = useSignal(0);
  const asked = useSignal<{ report: Report; act: ReportAct } | null>(null);
  const reason = useSignal('');
  const seconds = useSignal(kBanTimes[1]!);
  const looking = useDoing();
  const doing = useDoing();
  const fetchPage = (before: number | null) =>
    void looking.run(async () => {
      const page = await office.ask((admin) => admin.reports(closed.value, before));
      reports.value = before === null ? page.reports : [...(reports.value ?? []), ...page.reports];
      next.value = page.next;
      open.value = page.open;
    });
  useEffect(() => fetchPage(null), [closed.value]);
  const act = async () => {
    const it = asked.value;
    if (!it) return;
    const order = { act: it.act, reason: reason.value, ...(it.act === 'ban' && lasting(seconds.value)) };
    const isDone = await doing.run(async () => {
      await office.ask((admin) => admin.closeReport(it.report.number, order));
      reports.value = (reports.value ?? []).filter(({ number }) => number !== it.report.number);
      open.value -= 1;
      return `${named(it.report.name)}: ${words.reports.acts[it.act]}.`;
    });
    if (!isDone) return;
    asked.value = null;
    reason.value = '';
  };
  return (
    <>
      <p class="quiet">{words.reports.open(open.value)}</p>
      <label class="check">
        <input type="checkbox" checked={closed.value} onChange={(event) => (closed.value = event.currentTarget.checked)} />
        <span>{words.reports.showClosed}</span>
      </label>
      <Fault code={looking.refusals.code.value} />
      <Outcome doing={doing} />
      <section class="card">
        {reports.value?.length === 0 && <p class="quiet">{words.nothing}</p>}
        <ol class="admin-list">
          {reports.value?.map((report) => (
            <ReportCard
              key={report.number}
              report={report}
              onAct={(what) => {
                doing.clear();
                asked.value = { report, act: what };
              }}
            />
          ))}
        </ol>
        <div class="buttons">
          {next.value !== null && (
            <button type="button" class="button" disabled={looking.busy.value} onClick={() => fetchPage(next.value)}>
              {words.more}
            </button>
          )}
          <button type="button" class="button" disabled={looking.busy.value} onClick={() => fetchPage(null)}>
            {words.again}
          </button>
        </div>
      </section>
      {asked.value && (
        <Question
          title={words.reports.does[asked.value.act]}
          lead={words.reports.leads[asked.value.act](named(asked.value.report.name))}
          act={words.reports.does[asked.value.act]}
          doing={doing}
          onAct={() => void act()}
          onClose={() => (asked.value = null)}
        >
          <ReasonField reason={reason} />
          {asked.value.act === 'ban' && (
            <LastingField seconds={seconds} times={kBanTimes} label={words.howLong} />
          )}
        </Question>
      )}
    </>
  );
}
