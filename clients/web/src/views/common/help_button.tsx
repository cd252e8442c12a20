import { useLayoutEffect } from 'preact/hooks';

import { actOf, pageKeys } from '../../board/keys';
import type { Play } from '../../game/rule_book';
import { closeHelp, helpSheet, openHelp, played } from '../../session/help';
import { route } from '../../session/route';
import { words } from '../../words';
import { Icon } from './icon';

const kTyping = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select';

function isTyped(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest(kTyping) !== null;
}

function toggle(): void {
  if (helpSheet.value) closeHelp();
  else openHelp();
}

function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || isTyped(event) || actOf(pageKeys, event) !== 'help') return;
  event.preventDefault();
  toggle();
}

/** Opens the help over the view, as does its key. `play` is what is played on the view. */
export function HelpButton({ play }: { play: Play | null }) {
  const here = route.value.page !== 'help';
  useLayoutEffect(() => {
    played.value = play;
    return () => (played.value = null);
  }, [play]);
  useLayoutEffect(() => {
    if (!here) return;
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [here]);
  if (!here) return null;
  return (
    <button
      type="button"
      class="tool help-button"
      aria-label={words.page.help}
      aria-haspopup="dialog"
      aria-expanded={helpSheet.value !== null}
      onClick={toggle}
    >
      <Icon name="help" />
    </button>
  );
}
