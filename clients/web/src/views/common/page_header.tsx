import type { ComponentChildren } from 'preact';

import type { Played } from '../../game/rule_book';
import { go } from '../../session/route';
import { waitingGames } from '../../session/waiting';
import { words } from '../../words';
import { Menu } from './menu';
import { GhostPicture } from './pieces';
import { Settings, useHelp } from './settings';

interface PageHeaderProps {
  /** What the help is opened for. */
  play?: Played | null;
  /** What the view has in the menu, above what all have. */
  menu?: ComponentChildren;
  children?: ComponentChildren;
}

/** The name of the page with how many games wait elsewhere, what the view adds, and the menu. */
export function PageHeader({ play = null, menu, children }: PageHeaderProps) {
  const waiting = waitingGames.value;
  const label = waiting > 0 ? `${words.page.home}: ${words.yourGames.waiting(waiting)}` : words.page.home;
  useHelp(play);
  const home = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go('/');
  };
  return (
    <header class="page-header">
      <a class="brand" href="/" onClick={home} aria-label={label}>
        <GhostPicture />
        {waiting > 0 && <b class="waiting-mark" data-games={waiting} />}
        <span>{words.title}</span>
      </a>
      <div class="header-middle">{children}</div>
      <Menu>
        {menu}
        <hr />
        <Settings />
      </Menu>
    </header>
  );
}
