import { signal } from '@preact/signals';

import { callsFromAfar, type Cue } from '../sound/cues';
import { lasting, read, write } from './storage';

/** How loud the page may be. */
export type Loudness = 'off' | 'soft' | 'full';

const kKey = 'mistward.sounds';
const kNext: Record<Loudness, Loudness> = { off: 'soft', soft: 'full', full: 'off' };
const kLoud: Record<Loudness, number> = { off: 0, soft: 0.4, full: 1 };
const still = window.matchMedia('(prefers-reduced-motion: reduce)');

function remembered(): Loudness {
  const kept = read<string>(lasting, kKey);
  return kept === 'soft' || kept === 'full' ? kept : 'off';
}

export const loudness = signal<Loudness>(remembered());

/** Off, soft, loud, and off again; a sample is heard at once. */
export function turnSounds(): void {
  loudness.value = kNext[loudness.value];
  write(lasting, kKey, loudness.value);
  void sound(['points']);
}

/** Browsers let no page sound that was never touched. */
function mayBeHeard(): boolean {
  return loudness.value !== 'off' && navigator.userActivation?.hasBeenActive !== false;
}

/** Sounds what happened, if that is wished; while nobody looks only what calls a player. */
export async function sound(cues: Cue[]): Promise<void> {
  const heard = document.visibilityState === 'visible' ? cues : callsFromAfar(cues);
  if (heard.length === 0 || !mayBeHeard()) return;
  try {
    const { play } = await import('../sound/synth');
    await play(heard, kLoud[loudness.value], still.matches);
  } catch {
    // A page that cannot sound says everything in words and pictures all the same.
  }
}
