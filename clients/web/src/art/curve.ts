import type { Point } from '../protocol/types';

/** A tile is drawn on a square of this many units. */
export const kTileSize = 100;
const kMiddle = kTileSize / 2;

export function point(x: number, y: number): Point {
  return { x, y };
}

/** The points of "x, y, x, y, ...". */
export function line(...numbers: number[]): Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push(point(numbers[i]!, numbers[i + 1]!));
  return points;
}

export function distance(a: Point, b: Point): number {
  // Much faster than Math.hypot, and asked for a hundred thousand times while a map is planned.
  return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
}

/** `a` at 0, `b` at 1. */
export function between(a: Point, b: Point, part: number): Point {
  return point(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part);
}

/** The point after clockwise quarter turns of the tile about its middle. */
export function turn(p: Point, quarterTurns: number): Point {
  switch (quarterTurns % 4) {
    case 1:
      return point(kTileSize - p.y, p.x);
    case 2:
      return point(kTileSize - p.x, kTileSize - p.y);
    case 3:
      return point(p.y, kTileSize - p.x);
    default:
      return point(p.x, p.y);
  }
}

/** The square of the shortest way to the stretch from `a` to `b`: roots are taken once for a line. */
function toStretch(p: Point, a: Point, b: Point): number {
  const x = b.x - a.x;
  const y = b.y - a.y;
  const length = x * x + y * y;
  const part = length === 0 ? 0 : ((p.x - a.x) * x + (p.y - a.y) * y) / length;
  const nearest = part < 0 ? 0 : part > 1 ? 1 : part;
  const dx = p.x - a.x - x * nearest;
  const dy = p.y - a.y - y * nearest;
  return dx * dx + dy * dy;
}

/** The shortest way from a point to a line of points; infinite if the line has none. */
export function toLine(p: Point, line: Point[]): number {
  let nearest = Infinity;
  for (let i = 1; i < line.length; i += 1) {
    const square = toStretch(p, line[i - 1]!, line[i]!);
    if (square < nearest) nearest = square;
  }
  return Math.sqrt(nearest);
}

/** Whether the point lies in the closed outline. */
export function inside(p: Point, outline: Point[]): boolean {
  let within = false;
  let a = outline[outline.length - 1]!;
  for (const b of outline) {
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) within = !within;
    a = b;
  }
  return within;
}

export function area(outline: Point[]): number {
  let twice = 0;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    twice += a.x * b.y - b.x * a.y;
  });
  return twice / 2;
}

/** The middle of the enclosed area. */
export function centroid(outline: Point[]): Point {
  let x = 0;
  let y = 0;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    const cross = a.x * b.y - b.x * a.y;
    x += (a.x + b.x) * cross;
    y += (a.y + b.y) * cross;
  });
  const six = 6 * area(outline);
  return point(x / six, y / six);
}

/** The point at this part (0 to 1) of the line's length. */
export function along(line: Point[], part: number): Point {
  const steps = line.slice(1).map((p, i) => distance(line[i]!, p));
  let rest = steps.reduce((sum, step) => sum + step, 0) * part;
  for (let i = 0; i < steps.length; i += 1) {
    if (rest <= steps[i]!) return between(line[i]!, line[i + 1]!, rest / (steps[i]! || 1));
    rest -= steps[i]!;
  }
  return line[line.length - 1]!;
}

/** More points on a soft curve through the given ones (Catmull-Rom). */
export function soften(line: Point[], perStep = 6): Point[] {
  const out: Point[] = [];
  for (let i = 0; i + 1 < line.length; i += 1) {
    const [a, b, c, d] = [line[Math.max(0, i - 1)]!, line[i]!, line[i + 1]!, line[i + 2] ?? line[i + 1]!];
    for (let s = 0; s < perStep; s += 1) out.push(onCurve(a, b, c, d, s / perStep));
  }
  out.push(line[line.length - 1]!);
  return out;
}

function onCurve(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const mix = (p: number, q: number, r: number, s: number) =>
    0.5 *
    (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3);
  return point(mix(a.x, b.x, c.x, d.x), mix(a.y, b.y, c.y, d.y));
}

/** Moves the inner points a little, as a hand would. */
export function wobble(line: Point[], random: () => number, reach: number): Point[] {
  return line.map((p, i) =>
    i === 0 || i === line.length - 1
      ? p
      : point(p.x + (random() - 0.5) * 2 * reach, p.y + (random() - 0.5) * 2 * reach),
  );
}

/** A number with at most one place after the point. Put together from whole numbers, whose text engines remember. */
export function short(value: number): string {
  const tenths = Math.round(value * 10);
  const size = Math.abs(tenths);
  const digit = size % 10;
  const text = digit === 0 ? `${(size - digit) / 10}` : `${(size - digit) / 10}.${digit}`;
  return tenths < 0 ? `-${text}` : text;
}

/** SVG path data through the points. */
export function pathData(line: Point[], closed = false): string {
  const points = line.map((p) => `${short(p.x)} ${short(p.y)}`);
  return `M${points.join('L')}${closed ? 'Z' : ''}`;
}

export const middle: Point = point(kMiddle, kMiddle);
