import type { Signal } from '@preact/signals';

import { chapters, concerns, type Chapter, type Played, type Section } from '../../game/rule_book';
import type { HelpWords } from '../../words/help_words';

/** What the reader looks for. */
export interface Finding {
  text: Signal<string>;
  play: Signal<Played | null>;
  /** The section that was led to; another object each time, so that one can be led there again. */
  marked: Signal<{ section: string }>;
}

/** The text without case and without accents, so that "Städte" is found by "stadte". */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function everythingSaid(help: HelpWords, chapter: Chapter, section: Section): string {
  const [title, text, steps = []] = help.sections[section];
  const keys = section === 'keys' ? [help.keys.atTable, help.keys.inReplay, help.keys.everywhere].flatMap(Object.values<string>) : [];
  return plain([section, title, text, ...steps, help.chapters[chapter], ...keys].join(' '));
}

/** The sections in which every word of the text occurs, and that concern whoever plays that. */
export function matching(help: HelpWords, text: string, play: Played | null): Section[] {
  const wanted = plain(text).split(/\s+/);
  return (Object.keys(chapters) as Chapter[]).flatMap((chapter) =>
    chapters[chapter].filter((section) => {
      if (!concerns(section, play)) return false;
      const said = everythingSaid(help, chapter, section);
      return wanted.every((word) => said.includes(word));
    }),
  );
}

/** The sections of a chapter that are among those shown. */
export function shownOf(chapter: Chapter, shown: readonly Section[]): Section[] {
  return chapters[chapter].filter((section) => shown.includes(section));
}
