import { signal } from '@preact/signals';

import type { Announcement } from '../protocol/types';
import { ofThisTab, read, write } from './storage';

const kKey = 'mistward.announcement';

const hidden = signal(read<string>(ofThisTab, kKey));

/** Whether the reader has put it away; another announcement is shown again. */
export function isHidden({ at, text }: Announcement): boolean {
  return hidden.value === `${at} ${text}`;
}

/** Puts it away, in this tab. */
export function hide({ at, text }: Announcement): void {
  hidden.value = `${at} ${text}`;
  write(ofThisTab, kKey, hidden.value);
}
