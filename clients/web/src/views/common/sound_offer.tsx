import { isOffered, sounds, turnSounds } from '../../session/sound';
import { words } from '../../words';
import { Icon } from './icon';

/** The switch of the sounds among the tools, from the first tile that somebody lays here until the next. */
export function SoundOffer() {
  if (!isOffered.value) return null;
  const says = words.sounds[sounds.value];
  return (
    <button type="button" class="button small sound-offer" title={says} onClick={turnSounds}>
      <Icon name={sounds.value === 'on' ? 'soundOn' : 'soundOff'} />
      <span>{says}</span>
    </button>
  );
}
