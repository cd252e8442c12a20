import { kindOf } from '../../board/segment';
import type { Way } from '../../board/way';
import type { FigureKind } from '../../game/figure';
import type { Colour, SegmentKind } from '../../protocol/types';
import { count, figure, kinds, list, segment as nounOf, terms } from './terms';

const kWays: Record<Way, string> = { north: 'nord', east: 'est', south: 'sud', west: 'vest' };

export function towards(kind: SegmentKind, sides: Way[]): string {
  if (sides.length === 0) return '';
  const names = sides.map((side) => kWays[side]);
  const [first, second, third] = names;
  return kind === 'road' && second && !third ? ` de la ${first} la ${second}` : ` spre ${list(names)}`;
}

export const look = {
  segment: (kind: SegmentKind, sides: Way[], coats: number) =>
    `${kinds[kind].name}${towards(kind, sides)}${coats > 0 ? ` cu ${count(coats, { one: 'blazon', few: 'blazoane', other: 'de blazoane' })}` : ''}`,
  meeple: (colour: Colour, kind: FigureKind, on: string, sides: Way[]) =>
    `${figure(colour, kind)} ${nounOf(on).on}${towards(kindOf(on), sides)}`,
  haunted: (meeple: string, n: number) => `${meeple}, bântuit de ${terms.ghosts(n)}`,
  buried: (colour: Colour) => `${figure(colour, 'meeple')} îngropat aici`,
  faceDown: 'un cartonaș cu fața în jos',
  empty: 'gol',
  choice: 'poate fi ales',
  plain: 'doar câmpuri',
  at: (where: string, what: string) => `${where} se află: ${what}`,
  lies: (where: string, what: string) => `Cartonașul stă ${where}: ${what}.`,
  drawn: (what: string) => `Cartonașul tras: ${what}`,
  turns: (n: number) => count(n, { one: 'rotire posibilă', few: 'rotiri posibile', other: 'de rotiri posibile' }),
  mayRise: (n: number) => `${n === 1 ? 'se poate' : 'se pot'} ridica cel mult ${terms.ghosts(n)}`,
  track: (totals: string, goal: number) => `${totals}. Ținta este ${goal}.`,
  explore: 'Săgețile duc din loc în loc, Enter la ce se poate alege acolo',
};
