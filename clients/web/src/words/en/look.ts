import { kindOf } from '../../board/segment';
import type { Way } from '../../board/way';
import type { FigureKind } from '../../game/figure';
import type { Colour, SegmentKind } from '../../protocol/types';
import { count, counted, figure, kinds, list, segment as nounOf, terms } from './terms';

const nouns: Record<SegmentKind, string> = { ...kinds, mist: 'mist' };

/** Where a segment leads, after its noun. */
export function towards(kind: SegmentKind, sides: Way[]): string {
  if (sides.length === 0) return '';
  const [first, second, third] = sides;
  return kind === 'road' && second && !third ? ` from ${first} to ${second}` : ` to the ${list(sides)}`;
}

/** What lies on the board, for those who hear it. */
export const look = {
  segment: (kind: SegmentKind, sides: Way[], coats: number) =>
    `${nouns[kind]}${towards(kind, sides)}${coats > 0 ? ` with ${count(coats, { one: 'coat of arms', other: 'coats of arms' })}` : ''}`,
  /** `sides` tell apart which of several is meant. */
  meeple: (colour: Colour, kind: FigureKind, on: string, sides: Way[]) =>
    `${figure(colour, kind)} on the ${nounOf(on)}${towards(kindOf(on), sides)}`,
  haunted: (meeple: string, n: number) => `${meeple}, haunted by ${terms.ghosts(n)}`,
  buried: (colour: Colour) => `${figure(colour, 'meeple')} buried here`,
  faceDown: 'a tile face down',
  empty: 'empty',
  choice: 'may be chosen',
  plain: 'meadows only',
  at: (where: string, what: string) => `${where}: ${what}`,
  lies: (where: string, what: string) => `The tile is ${where}: ${what}.`,
  drawn: (what: string) => `The drawn tile: ${what}`,
  turns: counted('way to turn it', 'ways to turn it'),
  mayRise: (n: number) => `up to ${terms.ghosts(n)} may rise`,
  track: (totals: string, goal: number) => `${totals}. The goal is ${goal}.`,
  explore: 'Arrow keys go from space to space, Enter to what may be chosen there',
};
