import { isOffered, sounds, turnSounds } from '../../session/sound';
import { words } from '../../words';
import { Icon } from './icon';

const kIcons = { off: 'soundOff', on: 'soundOn' } as const;

/** Turns the sounds on and off; its name says which they are. */
export function SoundButton() {
  const name = words.sounds[sounds.value];
  return (
    <button type="button" class="tool" aria-label={name} title={name} onClick={turnSounds}>
      <Icon name={kIcons[sounds.value]} />
    </button>
  );
}

/** The same among the tools, from the first tile that somebody lays here until the next. */
export function SoundOffer() {
  if (!isOffered.value) return null;
  return (
    <button type="button" class="button small" onClick={turnSounds}>
      <Icon name={kIcons[sounds.value]} />
      {words.sounds[sounds.value]}
    </button>
  );
}
