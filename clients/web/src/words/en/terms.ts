import { kindOf } from '../../board/segment';
import { landmark, wayTo } from '../../board/way';
import type { Good } from '../../game/facts';
import type { FigureKind } from '../../game/figure';
import type { Colour, SegmentKind } from '../../protocol/types';
import { grammar } from '../grammar';
import { worthBy, type Terms } from '../terms';

export const { count, list, duration, fromNow, percent, decimal } = grammar<'one' | 'other'>('en-GB');

export const counted = (one: string, other: string) => (n: number) => count(n, { one, other });

const colours: Record<Colour, string> = {
  red: 'red',
  green: 'green',
  blue: 'blue',
  yellow: 'yellow',
  black: 'black',
  pink: 'pink',
};

export const kinds: Record<SegmentKind, string> = {
  city: 'city',
  road: 'road',
  mist: 'mist bank',
  field: 'field',
  castle: 'castle',
  cemetery: 'cemetery',
  monastery: 'monastery',
  abbey: 'abbey',
  garden: 'garden',
  tower: 'tower',
};

/** Not said which. */
export const one: Record<SegmentKind, string> = {
  city: 'a city',
  road: 'a road',
  mist: 'a mist bank',
  field: 'a field',
  castle: 'a castle',
  cemetery: 'a cemetery',
  monastery: 'a monastery',
  abbey: 'an abbey',
  garden: 'a garden',
  tower: 'a tower',
};

/** All of a kind, as a title. */
export const many: Record<SegmentKind, string> = {
  city: 'Cities',
  road: 'Roads',
  mist: 'Mist banks',
  field: 'Fields',
  castle: 'Castles',
  cemetery: 'Cemeteries',
  monastery: 'Monasteries',
  abbey: 'Abbeys',
  garden: 'Gardens',
  tower: 'Towers',
};

const tiles = counted('tile', 'tiles');

export const segment = (name: string) => kinds[kindOf(name)];

const kFigures: Record<FigureKind, string> = {
  meeple: 'meeple',
  guard: 'guard',
  large: 'large meeple',
  abbot: 'abbot',
  builder: 'builder',
  pig: 'pig',
  mayor: 'mayor',
  wagon: 'wagon',
  barn: 'barn',
};

/** "large red meeple". */
export const figure = (colour: Colour, kind: FigureKind) =>
  kind === 'large' ? `large ${colours[colour]} meeple` : `${colours[colour]} ${kFigures[kind]}`;

/** Whose colour goes without saying. */
export const bareFigure = (kind: FigureKind) => kFigures[kind];

export const goods: Record<Good, (n: number) => string> = {
  wine: counted('barrel of wine', 'barrels of wine'),
  grain: counted('sack of grain', 'sacks of grain'),
  cloth: counted('bale of cloth', 'bales of cloth'),
};

export const terms: Terms = {
  colours,
  hounds: { rufus: 'Rufus', ronja: 'Ronja' },
  ghosts: counted('ghost', 'ghosts'),
  points: counted('point', 'points'),
  tiles,
  figures: (colour, kind, n) => count(n, { one: figure(colour, kind), other: `${figure(colour, kind)}s` }),
  list,
  duration,
  fromNow,
  percent,
  decimal,
  place(at, game) {
    const way = wayTo(at, game).map(({ way, steps }) => `${steps} ${way}`);
    if (way.length === 0) return 'at the first tile';
    return `${way.join(', ')} of the ${landmark(game) === 'ruin' ? 'ruin' : 'first tile'}`;
  },
  worth: worthBy({
    tiles,
    coats: counted('coat of arms', 'coats of arms'),
    mistyTiles: counted('misty tile', 'misty tiles'),
    completeCities: counted('complete city', 'complete cities'),
    colours: counted('colour', 'colours'),
    list,
  }),
};
