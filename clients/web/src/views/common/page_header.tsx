import type { ComponentChildren } from 'preact';

import type { Play } from '../../game/rule_book';
import { go } from '../../session/route';
import { switchTheme, theme } from '../../session/theme';
import { waitingGames } from '../../session/waiting';
import { words } from '../../words';
import { HelpButton } from './help_button';
import { Icon } from './icon';
import { LanguageChoice } from './language_choice';
import { GhostPicture } from './pieces';
import { SoundButton } from './sound_button';

interface PageHeaderProps {
  /** What the help is opened for. */
  play?: Play | null;
  children?: ComponentChildren;
}

/** The name of the page with how many games wait elsewhere, what the view adds, the help, the language, and the switch between day and night. */
export function PageHeader({ play = null, children }: PageHeaderProps) {
  const waiting = waitingGames.value;
  const label = waiting > 0 ? `${words.page.home}: ${words.yourGames.waiting(waiting)}` : words.page.home;
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
      <div class="settings">
        <HelpButton play={play} />
        <LanguageChoice />
        <SoundButton />
        <button type="button" class="tool" aria-label={words.page.theme} onClick={switchTheme}>
          <Icon name={theme() === 'dark' ? 'sun' : 'moon'} />
        </button>
      </div>
    </header>
  );
}
