import type { Cue } from './cues';
import { lengthOf, pulses, score, type Tone } from './score';

/** Nothing is louder than this, that it may be heard beside music. */
const kLoudest = 0.16;
const kAttack = 0.012;
/** Two cues of one message overlap a little. */
const kOverlap = 0.6;

let context: AudioContext | null = null;
/** Until when sounds are planned already, on the clock of the context. */
let busyUntil = 0;

function tremble(audio: AudioContext, { tremble: rate, length }: Tone, frequency: AudioParam, at: number): void {
  const wobble = audio.createOscillator();
  const depth = audio.createGain();
  wobble.frequency.value = rate!;
  depth.gain.value = 6;
  wobble.connect(depth).connect(frequency);
  wobble.start(at);
  wobble.stop(at + length);
}

/** `still`: without gliding and trembling, for those who asked for less motion. */
function sound(audio: AudioContext, tone: Tone, start: number, still: boolean): void {
  const { wave, hertz, glide, length } = tone;
  const at = start + tone.at;
  const oscillator = audio.createOscillator();
  const { frequency } = oscillator;
  const envelope = audio.createGain();
  oscillator.type = wave;
  frequency.setValueAtTime(hertz, at);
  if (glide && !still) frequency.exponentialRampToValueAtTime(glide, at + length);
  if (tone.tremble && !still) tremble(audio, tone, frequency, at);
  envelope.gain.setValueAtTime(0, at);
  envelope.gain.linearRampToValueAtTime(tone.loud * kLoudest, at + kAttack);
  envelope.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(envelope).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

/** Lets the cues be felt one after the other, where the device can; `pause` is between them, in milliseconds. */
export function feel(cues: Cue[], pause: number): void {
  navigator.vibrate?.(cues.flatMap((cue, i) => (i === 0 ? pulses[cue] : [pause, ...pulses[cue]])));
}

/** Sounds the cues one after the other. Quietly does nothing where the browser forbids it. */
export async function play(cues: Cue[], still: boolean): Promise<void> {
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === 'suspended') await audio.resume();
  for (const cue of cues) {
    const start = Math.max(audio.currentTime, busyUntil);
    for (const tone of score[cue]) sound(audio, tone, start, still);
    busyUntil = start + lengthOf(cue) * kOverlap;
  }
}
