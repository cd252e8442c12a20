import { useLayoutEffect } from 'preact/hooks';

import { actOf, pageKeys } from '../../board/keys';
import type { Played } from '../../game/rule_book';
import { closeHelp, helpSheet, openHelp, played } from '../../session/help';
import { chooseLanguage } from '../../session/language';
import { route } from '../../session/route';
import { sounds, turnSounds } from '../../session/sound';
import { switchTheme, theme } from '../../session/theme';
import { language, languages, words, type Language } from '../../words';
import { Icon } from './icon';
import { MenuItem } from './menu';

const kTyping = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select';

function isTyped(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest(kTyping) !== null;
}

function toggleHelp(): void {
  if (helpSheet.value) closeHelp();
  else openHelp();
}

function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || isTyped(event) || actOf(pageKeys, event) !== 'help') return;
  event.preventDefault();
  toggleHelp();
}

const hasHelp = () => route.value.page !== 'help';

/** Lets the key of the help open it over the view. `play` is what is played on the view. */
export function useHelp(play: Played | null): void {
  const here = hasHelp();
  useLayoutEffect(() => {
    played.value = play;
    return () => (played.value = null);
  }, [play?.play, play?.parts.join()]);
  useLayoutEffect(() => {
    if (!here) return;
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [here]);
}

/** The language of the page, among all by their own names. */
function LanguageChoice() {
  const choose = async (list: HTMLSelectElement) => {
    await chooseLanguage(list.value as Language).catch(() => (list.value = language()));
  };
  return (
    <label class="menu-item">
      <Icon name="language" />
      <select aria-label={words.page.language} value={language()} onChange={(event) => void choose(event.currentTarget)}>
        {Object.entries(languages).map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What every view has in its menu: the help, the language, sounds, and day or night. */
export function Settings() {
  return (
    <>
      {hasHelp() && <MenuItem icon="help" label={words.page.help} onPress={toggleHelp} />}
      <LanguageChoice />
      <MenuItem icon={sounds.value === 'on' ? 'soundOn' : 'soundOff'} label={words.sounds[sounds.value]} stays onPress={turnSounds} />
      <MenuItem icon={theme() === 'dark' ? 'sun' : 'moon'} label={words.page.theme} stays onPress={switchTheme} />
    </>
  );
}
