import { kindOf } from '../../board/segment';
import { landmark, wayTo, type Way } from '../../board/way';
import type { Good } from '../../game/facts';
import type { FigureKind } from '../../game/figure';
import type { Colour, SegmentKind } from '../../protocol/types';
import { grammar } from '../grammar';
import { worthBy, type Terms } from '../terms';

/** From 20 on, a counted noun follows "de". */
export const { count, list, duration, fromNow, percent, decimal } = grammar<'one' | 'few' | 'other'>('ro');

const colours: Record<Colour, string> = {
  red: 'Roșu',
  green: 'Verde',
  blue: 'Albastru',
  yellow: 'Galben',
  black: 'Negru',
  pink: 'Roz',
};

/** The colours of several meeples or guards. */
const kSeveral: Record<Colour, string> = {
  red: 'roșii',
  green: 'verzi',
  blue: 'albaștri',
  yellow: 'galbeni',
  black: 'negri',
  pink: 'roz',
};

interface Noun {
  name: string;
  /** With its article: "orașul". */
  the: string;
  /** The ending of "complet" and "neterminat" beside it. */
  ending: '' | 'ă';
  /** Where a meeple is put, and which meeple is meant by where it stands. */
  on: string;
  of: string;
}

export const kinds: Record<SegmentKind, Noun> = {
  city: { name: 'oraș', the: 'orașul', ending: '', on: 'în oraș', of: 'din oraș' },
  road: { name: 'drum', the: 'drumul', ending: '', on: 'pe drum', of: 'de pe drum' },
  mist: { name: 'ceață', the: 'bancul de ceață', ending: '', on: 'în bancul de ceață', of: 'din bancul de ceață' },
  field: { name: 'câmp', the: 'câmpul', ending: '', on: 'pe câmp', of: 'de pe câmp' },
  castle: { name: 'castel', the: 'castelul', ending: '', on: 'în castel', of: 'din castel' },
  cemetery: { name: 'cimitir', the: 'cimitirul', ending: '', on: 'în cimitir', of: 'din cimitir' },
  monastery: { name: 'mănăstire', the: 'mănăstirea', ending: 'ă', on: 'în mănăstire', of: 'din mănăstire' },
  abbey: { name: 'abație', the: 'abația', ending: 'ă', on: 'în abație', of: 'din abație' },
  garden: { name: 'grădină', the: 'grădina', ending: 'ă', on: 'în grădină', of: 'din grădină' },
  tower: { name: 'turn', the: 'turnul', ending: '', on: 'pe turn', of: 'de pe turn' },
};

/** Not said which. */
export const one: Record<SegmentKind, string> = {
  city: 'un oraș',
  road: 'un drum',
  mist: 'un banc de ceață',
  field: 'un câmp',
  castle: 'un castel',
  cemetery: 'un cimitir',
  monastery: 'o mănăstire',
  abbey: 'o abație',
  garden: 'o grădină',
  tower: 'un turn',
};

/** All of a kind, as a title. */
export const many: Record<SegmentKind, string> = {
  city: 'Orașe',
  road: 'Drumuri',
  mist: 'Bancuri de ceață',
  field: 'Câmpuri',
  castle: 'Castele',
  cemetery: 'Cimitire',
  monastery: 'Mănăstiri',
  abbey: 'Abații',
  garden: 'Grădini',
  tower: 'Turnuri',
};

const kSides: Record<Way, string> = { north: 'la nord', east: 'la est', south: 'la sud', west: 'la vest' };

/** The colours of one thing that is feminine, and of several that are not masculine. */
const kFeminine: Record<Colour, { one: string; several: string }> = {
  red: { one: 'roșie', several: 'roșii' },
  green: { one: 'verde', several: 'verzi' },
  blue: { one: 'albastră', several: 'albastre' },
  yellow: { one: 'galbenă', several: 'galbene' },
  black: { one: 'neagră', several: 'negre' },
  pink: { one: 'roz', several: 'roz' },
};

/** "roșu", beside one meeple. */
export const coloured = (colour: Colour) => colours[colour].toLowerCase();

const kFigures: Record<FigureKind, { one: string; the: string; several: string; gender: 'm' | 'f' | 'n' }> = {
  meeple: { one: 'meeple', the: 'meeple-ul', several: 'meepli', gender: 'm' },
  guard: { one: 'paznic', the: 'paznicul', several: 'paznici', gender: 'm' },
  large: { one: 'meeple mare', the: 'meeple-ul mare', several: 'meepli mari', gender: 'm' },
  abbot: { one: 'abate', the: 'abatele', several: 'abați', gender: 'm' },
  builder: { one: 'constructor', the: 'constructorul', several: 'constructori', gender: 'm' },
  pig: { one: 'porc', the: 'porcul', several: 'porci', gender: 'm' },
  mayor: { one: 'primar', the: 'primarul', several: 'primari', gender: 'm' },
  wagon: { one: 'căruță', the: 'căruța', several: 'căruțe', gender: 'f' },
  barn: { one: 'hambar', the: 'hambarul', several: 'hambare', gender: 'n' },
};

const beside = (colour: Colour, kind: FigureKind) => (kFigures[kind].gender === 'f' ? kFeminine[colour].one : coloured(colour));

/** "meeple roșu". */
export const figure = (colour: Colour, kind: FigureKind) => `${kFigures[kind].one} ${beside(colour, kind)}`;
/** "un meeple roșu". */
export const aFigure = (colour: Colour, kind: FigureKind) => `${kFigures[kind].gender === 'f' ? 'o' : 'un'} ${figure(colour, kind)}`;
/** "meeple-ul roșu". */
export const theFigure = (colour: Colour, kind: FigureKind) => `${kFigures[kind].the} ${beside(colour, kind)}`;
/** "meeple-ul tău", whose colour goes without saying. */
export const yours = (kind: FigureKind) => `${kFigures[kind].the} ${kFigures[kind].gender === 'f' ? 'ta' : 'tău'}`;

export const goods: Record<Good, { noun: string; many: (n: number) => string }> = {
  wine: { noun: 'vin', many: (n) => count(n, { one: 'butoi de vin', few: 'butoaie de vin', other: 'de butoaie de vin' }) },
  grain: { noun: 'grâu', many: (n) => count(n, { one: 'sac de grâu', few: 'saci de grâu', other: 'de saci de grâu' }) },
  cloth: { noun: 'postav', many: (n) => count(n, { one: 'balot de postav', few: 'baloturi de postav', other: 'de baloturi de postav' }) },
};

/** The noun of a segment on its tile, "road2". */
export const segment = (name: string) => kinds[kindOf(name)];

/** At the beginning of a sentence. */
export const opening = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;

const tiles = (n: number) => count(n, { one: 'cartonaș', few: 'cartonașe', other: 'de cartonașe' });

function figures(colour: Colour, kind: FigureKind, n: number): string {
  const { several: noun, gender } = kFigures[kind];
  const several = `${noun} ${gender === 'm' ? kSeveral[colour] : kFeminine[colour].several}`;
  return count(n, { one: figure(colour, kind), few: several, other: `de ${several}` });
}

export const terms: Terms = {
  colours,
  hounds: { rufus: 'Rufus', ronja: 'Ronja' },
  ghosts: (n) => count(n, { one: 'fantomă', few: 'fantome', other: 'de fantome' }),
  points: (n) => count(n, { one: 'punct', few: 'puncte', other: 'de puncte' }),
  tiles,
  figures,
  list,
  duration,
  fromNow,
  percent,
  decimal,
  place(at, game) {
    const way = wayTo(at, game).map(({ way, steps }) => `${steps} ${kSides[way]}`);
    if (way.length === 0) return 'la primul cartonaș';
    return `${way.join(' și ')} de ${landmark(game) === 'ruin' ? 'ruină' : 'primul cartonaș'}`;
  },
  worth: worthBy({
    tiles,
    coats: (n) => count(n, { one: 'blazon', few: 'blazoane', other: 'de blazoane' }),
    mistyTiles: (n) => count(n, { one: 'cartonaș cu ceață', few: 'cartonașe cu ceață', other: 'de cartonașe cu ceață' }),
    completeCities: (n) => count(n, { one: 'oraș complet', few: 'orașe complete', other: 'de orașe complete' }),
    colours: (n) => count(n, { one: 'culoare', few: 'culori', other: 'de culori' }),
    list,
  }),
};
