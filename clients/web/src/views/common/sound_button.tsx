import { loudness, turnSounds } from '../../session/sound';
import { words } from '../../words';
import { Icon } from './icon';

const kIcons = { off: 'soundOff', soft: 'soundSoft', full: 'soundFull' } as const;

/** Turns the sounds from off to soft to loud; its name says which they are. */
export function SoundButton() {
  const name = words.sounds[loudness.value];
  return (
    <button type="button" class="tool" aria-label={name} title={name} onClick={turnSounds}>
      <Icon name={kIcons[loudness.value]} />
    </button>
  );
}
