import type { Cue } from './cues';

/** One tone: from `hertz` to `glide`, trembling so many times a second. Times are seconds, `loud` is 0 to 1. */
export interface Tone {
  wave: 'sine' | 'triangle';
  hertz: number;
  glide?: number;
  tremble?: number;
  at: number;
  length: number;
  loud: number;
}

const bell = (hertz: number, at: number, length = 0.35, loud = 0.5): Tone => ({ wave: 'sine', hertz, at, length, loud });
const knock = (hertz: number, length: number, loud: number, at = 0): Tone => ({
  wave: 'triangle',
  hertz,
  glide: hertz * 0.6,
  at,
  length,
  loud,
});

/** How each cue sounds. Short and soft; wood for what is laid, bells for what is gained, a trembling air for ghosts. */
export const score: Record<Cue, Tone[]> = {
  turn: [bell(523, 0), bell(659, 0.13), bell(784, 0.26, 0.5)],
  tile: [knock(170, 0.11, 0.8), knock(620, 0.03, 0.2)],
  meeple: [knock(430, 0.06, 0.55), knock(350, 0.05, 0.35, 0.07)],
  points: [bell(880, 0, 0.22, 0.35), bell(1109, 0.08, 0.3, 0.35)],
  clear: [
    { wave: 'sine', hertz: 262, glide: 392, at: 0, length: 0.8, loud: 0.22 },
    { wave: 'sine', hertz: 392, glide: 587, at: 0.1, length: 0.8, loud: 0.12 },
  ],
  ghost: [
    { wave: 'sine', hertz: 349, glide: 311, tremble: 5, at: 0, length: 0.9, loud: 0.28 },
    { wave: 'sine', hertz: 494, glide: 466, tremble: 6, at: 0.08, length: 0.8, loud: 0.14 },
  ],
  home: [
    { wave: 'sine', hertz: 311, glide: 622, at: 0, length: 0.5, loud: 0.3 },
    bell(932, 0.35, 0.35, 0.15),
  ],
  back: [knock(390, 0.05, 0.3), knock(520, 0.05, 0.3, 0.08)],
  word: [bell(698, 0, 0.12, 0.4), bell(698, 0.14, 0.16, 0.3)],
  won: [bell(523, 0), bell(659, 0.14), bell(784, 0.28), bell(1047, 0.42, 0.9, 0.6)],
  lost: [bell(440, 0, 0.4), bell(349, 0.22, 0.45), bell(262, 0.46, 0.9)],
  hurry: [bell(1047, 0, 0.09, 0.4), bell(1047, 0.18, 0.09, 0.4), bell(1047, 0.36, 0.14, 0.4)],
};

/** How each cue feels in the hand: pulses of 10 to 30 milliseconds, with the pauses between them. */
export const pulses: Record<Cue, number[]> = {
  turn: [25, 60, 25],
  tile: [20],
  meeple: [12],
  points: [12, 40, 18],
  clear: [10, 70, 15, 70, 20],
  ghost: [30, 40, 15],
  home: [15, 40, 10],
  back: [10, 30, 10],
  word: [15, 90, 15],
  won: [15, 50, 20, 50, 25, 50, 30],
  lost: [30, 80, 22, 80, 15],
  hurry: [30, 60, 30, 60, 30],
};

/** When the last tone of a cue has faded, in seconds. */
export function lengthOf(cue: Cue): number {
  return Math.max(...score[cue].map(({ at, length }) => at + length));
}
