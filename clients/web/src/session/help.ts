import { signal } from '@preact/signals';

import type { Played } from '../game/rule_book';
import type { Game, Level, Part } from '../protocol/types';

/** What the rules of a room are. */
export function playOf({ game, level, parts = [] }: { game: Game; level: Level | null; parts?: readonly Part[] }): Played {
  return { play: game === 'mists' ? (level ?? 1) : game, parts };
}

/** The help that lies open over a view. */
export interface HelpSheet {
  /** Where it was opened: the id of a clause or of another section; '' is the beginning. */
  section: string;
  /** What is played behind it. */
  play: Played | null;
}

export const helpSheet = signal<HelpSheet | null>(null);

/** What is played on the view that is shown, if anything. */
export const played = signal<Played | null>(null);

/** Opens the help over what is shown, at a section such as "M-GHOST-1". */
export function openHelp(section = ''): void {
  helpSheet.value = { section, play: played.value };
}

export function closeHelp(): void {
  helpSheet.value = null;
}

/** The address of a section of the help. */
export function helpPath(section = ''): string {
  return section === '' ? '/help' : `/help#${section}`;
}

/** The section that the part of an address after its path names. */
export function sectionOf(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}
