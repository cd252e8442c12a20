import { kindOf } from '../../board/segment';
import { landmark, wayTo, type Way } from '../../board/way';
import type { Good } from '../../game/facts';
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
  abbey: { article: 'die', noun: 'Abtei', on: 'in der Abtei', onto: 'in die Abtei', from: 'aus der Abtei' },
  garden: { article: 'der', noun: 'Garten', on: 'im Garten', onto: 'in den Garten', from: 'aus dem Garten' },
  tower: { article: 'der', noun: 'Turm', on: 'auf dem Turm', onto: 'auf den Turm', from: 'vom Turm' },
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
  abbey: 'eine Abtei',
  garden: 'ein Garten',
  tower: 'ein Turm',
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
  abbey: 'Abteien',
  garden: 'Gärten',
  tower: 'Türme',
};

const kSides: Record<Way, string> = { north: 'nördlich', east: 'östlich', south: 'südlich', west: 'westlich' };

/** The ending of an adjective: "roter Meeple", "rotes Schwein", "der rote", "den roten". */
export type Ending = 'er' | 'e' | 'es' | 'en';

/** "rote", which colours taken from flowers go without. */
export function coloured(colour: Colour, ending: Ending): string {
  return colour === 'pink' ? 'rosa' : colours[colour].toLowerCase() + ending;
}

interface Person {
  noun: string;
  many: string;
  gender: 'm' | 'f' | 'n';
}

const kFigures: Record<FigureKind, Person> = {
  meeple: { noun: 'Meeple', many: 'Meeple', gender: 'm' },
  guard: { noun: 'Wächter', many: 'Wächter', gender: 'm' },
  large: { noun: 'Meeple', many: 'Meeple', gender: 'm' },
  abbot: { noun: 'Abt', many: 'Äbte', gender: 'm' },
  builder: { noun: 'Baumeister', many: 'Baumeister', gender: 'm' },
  pig: { noun: 'Schwein', many: 'Schweine', gender: 'n' },
  mayor: { noun: 'Bürgermeister', many: 'Bürgermeister', gender: 'm' },
  wagon: { noun: 'Wagen', many: 'Wagen', gender: 'm' },
  barn: { noun: 'Scheune', many: 'Scheunen', gender: 'f' },
};

const kBare: Record<Person['gender'], Ending> = { m: 'er', f: 'e', n: 'es' };

/** The article and the ending after it: "der rote", "den roten", "dem roten" or "zum roten", "ein roter", "einen roten". */
const kForms = {
  the: { m: ['der', 'e'], f: ['die', 'e'], n: ['das', 'e'] },
  den: { m: ['den', 'en'], f: ['die', 'e'], n: ['das', 'e'] },
  dem: { m: ['dem', 'en'], f: ['der', 'en'], n: ['dem', 'en'] },
  zum: { m: ['zum', 'en'], f: ['zur', 'en'], n: ['zum', 'en'] },
  a: { m: ['ein', 'er'], f: ['eine', 'e'], n: ['ein', 'es'] },
  einen: { m: ['einen', 'en'], f: ['eine', 'e'], n: ['ein', 'es'] },
} as const satisfies Record<string, Record<Person['gender'], readonly [string, Ending]>>;

function described(colour: Colour, kind: FigureKind, ending: Ending, noun: string): string {
  return `${kind === 'large' ? `groß${ending} ` : ''}${coloured(colour, ending)} ${noun}`;
}

/** "roter Meeple", without an article. */
export function figure(colour: Colour, kind: FigureKind): string {
  const { noun, gender } = kFigures[kind];
  return described(colour, kind, kBare[gender], noun);
}

/** "den roten Meeple", "die rote Scheune", by the masculine form that the sentence needs. */
export function withArticle(form: keyof typeof kForms, colour: Colour, kind: FigureKind): string {
  const { noun, gender } = kFigures[kind];
  const [article, ending] = kForms[form][gender];
  return `${article} ${described(colour, kind, ending, noun)}`;
}

/** "deinen Wagen", whose colour goes without saying. */
export function yours(kind: FigureKind): string {
  const { noun, gender } = kFigures[kind];
  const large = kind === 'large' ? `groß${kForms.einen[gender][1]} ` : '';
  return `d${kForms.einen[gender][0]} ${large}${noun}`;
}

export const goods: Record<Good, { noun: string; many: (n: number) => string }> = {
  wine: { noun: 'Wein', many: (n) => count(n, { one: 'Fass Wein', other: 'Fässer Wein' }) },
  grain: { noun: 'Korn', many: (n) => count(n, { one: 'Sack Korn', other: 'Säcke Korn' }) },
  cloth: { noun: 'Tuch', many: (n) => count(n, { one: 'Ballen Tuch', other: 'Ballen Tuch' }) },
};

/** The noun of a segment on its tile, "road2". */
export const segment = (name: string) => kinds[kindOf(name)];

/** At the beginning of a sentence. */
export const beginning = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;

/** "Die Stadt", at the beginning of a sentence. */
export const opening = ({ article, noun }: Noun, adjective = '') => `${beginning(article)} ${adjective}${noun}`;

const tiles = (n: number) => count(n, { one: 'Plättchen', other: 'Plättchen' });

/** After "bei" and the like. */
export const toPoints = (n: number) => count(n, { one: 'Punkt', other: 'Punkten' });

export const terms: Terms = {
  colours,
  hounds: { rufus: 'Rufus', ronja: 'Ronja' },
  ghosts: (n) => count(n, { one: 'Geist', other: 'Geister' }),
  points: (n) => count(n, { one: 'Punkt', other: 'Punkte' }),
  tiles,
  figures: (colour, kind, n) => count(n, { one: figure(colour, kind), other: described(colour, kind, 'e', kFigures[kind].many) }),
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
