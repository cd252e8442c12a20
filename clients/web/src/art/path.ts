import type { Point } from '../protocol/types';
import { short } from './curve';

/** Where, how large and which way round a picture stands. */
export interface Pose extends Point {
  size: number;
  mirrored?: boolean;
}

const kNumbers: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 };
/** How far the hand slips, in units of the picture. */
const kSlip = 0.22;

interface Step {
  command: string;
  numbers: number[];
}

const kept = new Map<string, Step[]>();

/** The commands of path data; a command that goes on without its letter is written out. */
function stepsOf(data: string): Step[] {
  const known = kept.get(data);
  if (known) return known;
  const steps: Step[] = [];
  for (const [, command = '', text = ''] of data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const each = kNumbers[command.toUpperCase()]!;
    steps.push({ command, numbers: numbers.slice(0, each) });
    for (let i = each; i < numbers.length; i += each) {
      const next = command === 'M' ? 'L' : command === 'm' ? 'l' : command;
      steps.push({ command: next, numbers: numbers.slice(i, i + each) });
    }
  }
  kept.set(data, steps);
  return steps;
}

/** Path data moved to its place. With `random`, drawn again by a hand that slips a little. */
export function placed(data: string, pose: Pose, random?: () => number): string {
  const { size } = pose;
  const sideways = pose.mirrored ? -size : size;
  let out = '';
  for (const { command, numbers } of stepsOf(data)) {
    const absolute = command < 'a';
    const slip = () => (absolute && random ? (random() - 0.5) * 2 * kSlip * size : 0);
    const x = (value: number) => short(value * sideways + (absolute ? pose.x : 0) + slip());
    const y = (value: number) => short(value * size + (absolute ? pose.y : 0) + slip());
    const kind = command.toUpperCase();
    if (kind === 'H') out += command + x(numbers[0]!);
    else if (kind === 'V') out += command + y(numbers[0]!);
    else if (kind === 'A') {
      const [rx, ry, turn, large, sweep, toX, toY] = numbers as [number, number, number, number, number, number, number];
      const way = pose.mirrored ? 1 - sweep : sweep;
      out += `${command}${short(rx * size)} ${short(ry * size)} ${turn} ${large} ${way} ${x(toX)} ${y(toY)}`;
    } else out += command + numbers.map((value, i) => (i % 2 === 0 ? x(value) : y(value))).join(' ');
  }
  return out;
}
