import { kindOf } from '../../board/segment';
import type { Way } from '../../board/way';
import type { FigureKind } from '../../game/figure';
import type { Colour, SegmentKind } from '../../protocol/types';
import { count, figure, kinds, list, segment as nounOf, terms } from './terms';

const kWays: Record<Way, string> = { north: 'Norden', east: 'Osten', south: 'Süden', west: 'Westen' };

const noun = (kind: SegmentKind) => (kind === 'mist' ? 'Nebel' : kinds[kind].noun);

export function towards(kind: SegmentKind, sides: Way[]): string {
  if (sides.length === 0) return '';
  const names = sides.map((side) => kWays[side]);
  const [first, second, third] = names;
  return kind === 'road' && second && !third ? ` von ${first} nach ${second}` : ` nach ${list(names)}`;
}

export const look = {
  segment: (kind: SegmentKind, sides: Way[], coats: number) =>
    `${noun(kind)}${towards(kind, sides)}${coats > 0 ? ` mit ${count(coats, { one: 'Wappen', other: 'Wappen' })}` : ''}`,
  meeple: (colour: Colour, kind: FigureKind, on: string, sides: Way[]) =>
    `${figure(colour, kind)} ${nounOf(on).on}${towards(kindOf(on), sides)}`,
  haunted: (meeple: string, n: number) => `${meeple}, heimgesucht von ${n === 1 ? 'einem Geist' : `${n} Geistern`}`,
  buried: (colour: Colour) => `${figure(colour, 'meeple')} hier begraben`,
  faceDown: 'ein verdecktes Plättchen',
  empty: 'leer',
  choice: 'kann gewählt werden',
  plain: 'nur Wiesen',
  at: (where: string, what: string) => `${where}, dort: ${what}`,
  lies: (where: string, what: string) => `Das Plättchen liegt ${where}: ${what}.`,
  drawn: (what: string) => `Das gezogene Plättchen: ${what}`,
  turns: (n: number) => count(n, { one: 'Drehung passt', other: 'Drehungen passen' }),
  mayRise: (n: number) => `bis zu ${terms.ghosts(n)} können kommen`,
  track: (totals: string, goal: number) => `${totals}. Das Ziel ist ${goal}.`,
  explore: 'Pfeiltasten führen von Feld zu Feld, die Eingabetaste zu dem, was dort gewählt werden kann',
};
