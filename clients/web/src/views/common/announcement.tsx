import { useRef } from 'preact/hooks';

import { hide, isHidden } from '../../session/announcements';
import type { Announcement as Announced } from '../../protocol/types';
import type { TableToRead } from '../../session/ports';
import { language, words } from '../../words';
import { Icon } from './icon';
import { useScrolls } from './scrolls';

/** The hour and minute of a moment, in the reader's language and zone. */
function timeOfDay(at: string): string {
  return new Intl.DateTimeFormat(language(), { timeStyle: 'short' }).format(new Date(at));
}

/** A long text on a small screen is scrolled; keys have to reach it for that. */
function Text({ told }: { told: Announced }) {
  const box = useRef<HTMLParagraphElement>(null);
  const scrolls = useScrolls(box);
  return (
    <p ref={box} {...(scrolls.value && { tabIndex: 0 })}>
      <span class="for-ears">{words.notices.fromServer}: </span>
      {told.text}
      {told.until && <small> {words.notices.until(timeOfDay(told.until))}</small>}
    </p>
  );
}

/** What an administrator tells everybody, calmly, until it is over or put away. */
export function Announcement({ table }: { table: TableToRead }) {
  const { announcement } = table.log.value.team;
  const shown = announcement && !isHidden(announcement) ? announcement : null;
  return (
    <div class={shown ? 'announcement' : ''} role="status">
      {shown && (
        <>
          <Text told={shown} />
          <button type="button" class="tool" aria-label={words.notices.dismiss} onClick={() => hide(shown)}>
            <Icon name="back" />
          </button>
        </>
      )}
    </div>
  );
}
