import { kindOf } from '../../board/segment';
import { landmark, wayTo, type Way } from '../../board/way';
import type { FigureKind } from '../../game/figure';
import type { Colour, SegmentKind } from '../../protocol/types';
import { grammar } from '../grammar';
import { worthBy, type Terms } from '../terms';

export const { count, list, duration, fromNow, percent, decimal } = grammar<'one' | 'other'>('de');

const colours: Record<Colour, string> = {
  red: 'Rot',
  green: 'Grün',
  blue: 'Blau',
  yellow: 'Gelb',
  black: 'Schwarz',
  pink: 'Rosa',
};

interface Noun {
  article: 'der' | 'die' | 'das';
  noun: string;
  /** Where a meeple stands, where it is put, and where it comes from. */
  on: string;
  onto: string;
  from: string;
}

export const kinds: Record<SegmentKind, Noun> = {
  city: { article: 'die', noun: 'Stadt', on: 'in der Stadt', onto: 'in die Stadt', from: 'aus der Stadt' },
  road: { article: 'die', noun: 'Straße', on: 'auf der Straße', onto: 'auf die Straße', from: 'von der Straße' },
  mist: { article: 'die', noun: 'Nebelbank', on: 'in der Nebelbank', onto: 'in die Nebelbank', from: 'aus der Nebelbank' },
  field: { article: 'die', noun: 'Wiese', on: 'auf der Wiese', onto: 'auf die Wiese', from: 'von der Wiese' },
  castle: { article: 'die', noun: 'Burg', on: 'in der Burg', onto: 'in die Burg', from: 'aus der Burg' },
  cemetery: { article: 'der', noun: 'Friedhof', on: 'auf dem Friedhof', onto: 'auf den Friedhof', from: 'vom Friedhof' },
  monastery: { article: 'das', noun: 'Kloster', on: 'im Kloster', onto: 'ins Kloster', from: 'aus dem Kloster' },
};

/** Not said which. */
export const one: Record<SegmentKind, string> = {
  city: 'eine Stadt',
  road: 'eine Straße',
  mist: 'eine Nebelbank',
  field: 'eine Wiese',
  castle: 'eine Burg',
  cemetery: 'ein Friedhof',
  monastery: 'ein Kloster',
};

/** All of a kind, as a title. */
export const many: Record<SegmentKind, string> = {
  city: 'Städte',
  road: 'Straßen',
  mist: 'Nebelbänke',
  field: 'Wiesen',
  castle: 'Burgen',
  cemetery: 'Friedhöfe',
  monastery: 'Klöster',
};

const kSides: Record<Way, string> = { north: 'nördlich', east: 'östlich', south: 'südlich', west: 'westlich' };

/** The ending of an adjective before a masculine noun: "roter Meeple", "der rote", "den roten", "drei rote". */
export type Ending = 'er' | 'e' | 'en';

/** "rote", which colours taken from flowers go without. */
export function coloured(colour: Colour, ending: Ending): string {
  return colour === 'pink' ? 'rosa' : colours[colour].toLowerCase() + ending;
}

const kFigures: Record<FigureKind, string> = { meeple: 'Meeple', guard: 'Wächter' };

export function figure(colour: Colour, kind: FigureKind, ending: Ending): string {
  return `${coloured(colour, ending)} ${kFigures[kind]}`;
}

/** The noun of a segment on its tile, "road2". */
export const segment = (name: string) => kinds[kindOf(name)];

/** "Die Stadt", at the beginning of a sentence. */
export function opening({ article, noun }: Noun, adjective = ''): string {
  return `${article[0]!.toUpperCase()}${article.slice(1)} ${adjective}${noun}`;
}

const tiles = (n: number) => count(n, { one: 'Plättchen', other: 'Plättchen' });

/** After "bei" and the like. */
export const toPoints = (n: number) => count(n, { one: 'Punkt', other: 'Punkten' });

export const terms: Terms = {
  colours,
  hounds: { rufus: 'Rufus', ronja: 'Ronja' },
  ghosts: (n) => count(n, { one: 'Geist', other: 'Geister' }),
  points: (n) => count(n, { one: 'Punkt', other: 'Punkte' }),
  tiles,
  figures: (colour, kind, n) => count(n, { one: figure(colour, kind, 'er'), other: figure(colour, kind, 'e') }),
  list,
  duration,
  fromNow,
  percent,
  decimal,
  place(at, game) {
    const way = wayTo(at, game).map(({ way, steps }) => `${steps} ${kSides[way]}`);
    if (way.length === 0) return 'auf dem Startplättchen';
    return `${way.join(', ')} ${landmark(game) === 'ruin' ? 'der Ruine' : 'des Startplättchens'}`;
  },
  worth: worthBy({
    tiles,
    coats: (n) => count(n, { one: 'Wappen', other: 'Wappen' }),
    mistyTiles: (n) => count(n, { one: 'Nebelplättchen', other: 'Nebelplättchen' }),
    completeCities: (n) => count(n, { one: 'fertige Stadt', other: 'fertige Städte' }),
    colours: (n) => count(n, { one: 'Farbe', other: 'Farben' }),
    list,
  }),
};
