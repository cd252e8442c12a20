import { hide, isHidden } from '../../session/announcements';
import type { TableToRead } from '../../session/ports';
import { language, words } from '../../words';
import { Icon } from './icon';

/** The hour and minute of a moment, in the reader's language and zone. */
function timeOfDay(at: string): string {
  return new Intl.DateTimeFormat(language(), { timeStyle: 'short' }).format(new Date(at));
}

/** What an administrator tells everybody, calmly, until it is over or put away. */
export function Announcement({ table }: { table: TableToRead }) {
  const { announcement } = table.log.value.team;
  const shown = announcement && !isHidden(announcement) ? announcement : null;
  return (
    <div class={shown ? 'announcement' : ''} role="status">
      {shown && (
        <>
          <p>
            <span class="for-ears">{words.notices.fromServer}: </span>
            {shown.text}
            {shown.until && <small> {words.notices.until(timeOfDay(shown.until))}</small>}
          </p>
          <button type="button" class="tool" aria-label={words.notices.dismiss} onClick={() => hide(shown)}>
            <Icon name="back" />
          </button>
        </>
      )}
    </div>
  );
}
