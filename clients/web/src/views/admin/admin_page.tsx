import { useEffect, useMemo } from 'preact/hooks';

import '../../style/admin.css';
import { Office } from '../../session/admin/office';
import { adminParts, adminPath, follow, route, type AdminPart } from '../../session/route';
import { language } from '../../words';
import { adminWords, fetchAdminWords } from '../../words/admin';
import { ForgetfulNote } from '../common/forgetful_note';
import { PageHeader } from '../common/page_header';
import { AnnouncementPart } from './announcement_part';
import { AuditPart } from './audit_part';
import { BackupsPart } from './backups_part';
import { BansPart } from './bans_part';
import { Door } from './door';
import { DrainPart } from './drain_part';
import { Overview } from './overview';
import { ReportsPart } from './reports_part';
import { RoomPart } from './room_part';
import { RoomsPart } from './rooms_part';
import { ServerPart } from './server_part';
import { TilesPart } from './tiles_part';

function Part({ office, part, item }: { office: Office; part: AdminPart; item: string }) {
  switch (part) {
    case 'overview':
      return <Overview office={office} />;
    case 'rooms':
      return item === '' ? <RoomsPart office={office} /> : <RoomPart key={item} office={office} id={item} />;
    case 'reports':
      return <ReportsPart office={office} />;
    case 'bans':
      return <BansPart office={office} />;
    case 'announcement':
      return <AnnouncementPart office={office} />;
    case 'drain':
      return <DrainPart office={office} />;
    case 'tiles':
      return <TilesPart office={office} />;
    case 'backups':
      return <BackupsPart office={office} />;
    case 'audit':
      return <AuditPart office={office} />;
    case 'server':
      return <ServerPart office={office} />;
  }
}

/** The parts, and the way out. */
function Parts({ office, now }: { office: Office; now: AdminPart }) {
  const words = adminWords();
  return (
    <nav class="admin-parts" aria-label={words.title}>
      <ul>
        {adminParts.map((part) => (
          <li key={part}>
            <a
              href={adminPath(part)}
              aria-current={part === now ? 'page' : undefined}
              onClick={(event) => follow(event, adminPath(part))}
            >
              {words.parts[part]}
            </a>
          </li>
        ))}
        <li>
          <button type="button" class="button small" onClick={() => office.leave()}>
            {words.leave}
          </button>
        </li>
      </ul>
    </nav>
  );
}

/** The administration: the door, and behind it one part after another. */
export function AdminPage() {
  const office = useMemo(() => new Office(), []);
  useEffect(() => void office.look(), []);
  useEffect(() => void fetchAdminWords(language()).catch(() => {}), [language()]);
  const here = route.value;
  const part = here.page === 'admin' ? here.part : 'overview';
  const item = here.page === 'admin' ? here.item : '';
  const words = adminWords();
  const isIn = office.door.value === 'in';
  return (
    <div class="lobby admin">
      <PageHeader />
      <ForgetfulNote />
      <main>
        {isIn && <Parts office={office} now={part} />}
        <div class="admin-part" data-part={isIn ? part : 'door'}>
          <h1>{isIn ? words.parts[part] : words.title}</h1>
          {isIn ? <Part office={office} part={part} item={item} /> : <Door office={office} />}
        </div>
      </main>
    </div>
  );
}
