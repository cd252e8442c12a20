import { signal } from '@preact/signals';

import { callsFromAfar, type Cue } from '../sound/cues';
import { lasting, read, write } from './storage';

/** Whether the page may be heard and, where the device can, felt. */
export type Sounds = 'off' | 'on';

const kKey = 'mistward.sounds';
/** Between what two cues let feel, in milliseconds. */
const kPauseMs = 120;
const still = window.matchMedia('(prefers-reduced-motion: reduce)');

const kept = read<string>(lasting, kKey);

export const sounds = signal<Sounds>(kept === null || kept === 'off' ? 'off' : 'on');

/** Whether sounds are offered beside the board. */
export const isOffered = signal(false);

function keep(now: Sounds): void {
  sounds.value = now;
  write(lasting, kKey, now);
}

/** On, and off again; a sample is heard and felt at once. */
export function turnSounds(): void {
  keep(sounds.value === 'off' ? 'on' : 'off');
  void sound(['points']);
}

/** Offers sounds once in the life of a browser, and takes the offer back when it is called again. */
export function offerSounds(): void {
  isOffered.value = read(lasting, kKey) === null;
  if (isOffered.value) keep('off');
}

/** Browsers let no page sound that was never touched. */
function mayBeHeard(): boolean {
  return sounds.value === 'on' && navigator.userActivation?.hasBeenActive !== false;
}

/** Sounds what happened and lets it be felt, if that is wished; while nobody looks only what calls a player. */
export async function sound(cues: Cue[]): Promise<void> {
  const heard = document.visibilityState === 'visible' ? cues : callsFromAfar(cues);
  if (heard.length === 0 || !mayBeHeard()) return;
  try {
    const { feel, play } = await import('../sound/synth');
    if (!still.matches) feel(heard, kPauseMs);
    await play(heard, still.matches);
  } catch {
    // A page that cannot sound says everything in words and pictures all the same.
  }
}
