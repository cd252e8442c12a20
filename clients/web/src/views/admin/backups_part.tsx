import type { Backup } from '../../protocol/admin';
import type { Office } from '../../session/admin/office';
import { adminWords } from '../../words/admin';
import { moment, size } from './moments';
import { FreshFault, Outcome, useDoing } from './told';
import { useFresh } from './use_fresh';

const kBackupsMs = 30_000;

/** When a backup was made, which is in its name: "mistward-20261121T183000.250Z.db". */
export function madeAt(file: string): string | null {
  const parts = /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)\.\d{3}Z/.exec(file)?.slice(1);
  if (!parts) return null;
  const [year, month, day, hour, minute, second] = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
}

function BackupLine({ file, bytes }: Backup) {
  const at = madeAt(file);
  return (
    <li>
      <span class="grows">
        <code>{file}</code>
        {at && <small class="quiet">{moment(at)}</small>}
      </span>
      <span>{size(bytes)}</span>
    </li>
  );
}

/** Copies of the database: those that there are, and another. */
export function BackupsPart({ office }: { office: Office }) {
  const all = adminWords();
  const words = all.backups;
  const fresh = useFresh(office, (admin) => admin.backups(), kBackupsMs);
  const doing = useDoing();
  const backups = fresh.value.value;
  const make = () =>
    void doing.run(async () => {
      const made = await office.ask((admin) => admin.backUp());
      fresh.show([made, ...(fresh.value.value ?? [])]);
      return words.made(made.file);
    });
  return (
    <>
      <p>{words.lead}</p>
      <FreshFault of={fresh} />
      <Outcome doing={doing} />
      <section class="card">
        <p>
          <button type="button" class="button primary" disabled={doing.busy.value || backups === null} onClick={make}>
            {doing.busy.value ? words.making : words.make}
          </button>
        </p>
        {backups?.length === 0 && <p class="quiet">{all.nothing}</p>}
        <ul class="admin-list">{backups?.map((backup) => <BackupLine key={backup.file} {...backup} />)}</ul>
      </section>
    </>
  );
}
