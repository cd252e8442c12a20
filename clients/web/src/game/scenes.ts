import type { BoardMeeple, BoardTile, BuriedMeeple, Colour, Hound, Point, Rotation, Scoring, State } from '../protocol/types';
import type { Section } from './rule_book';

/** One small board. */
export interface Scene {
  tiles: readonly BoardTile[];
  faceDown?: readonly Point[];
  meeples?: readonly BoardMeeple[];
  buried?: readonly BuriedMeeple[];
  hounds?: readonly Hound[];
  /** Where dragon, fairy and towers are. */
  facts?: State['facts'];
  /** Empty spaces where something may go. */
  spaces?: readonly Point[];
  /** Tiles that the caption speaks of. */
  marked?: readonly Point[];
}

/** By what the server finds them: a name, or the digest of the base game's tiles with those of every expansion. */
export const sets = {
  mists: 'mists',
  base: 'base',
  added: '2a555cb0cc2f42aa7aaedc59f5c2d0c8ebbf5521dfead4ab0d4fa5284a9f390e',
} as const;

/** A picture of the help: one board, or one before and one after. */
export interface Picture {
  /** The tile set that its tiles are of. */
  set: keyof typeof sets;
  boards: readonly Scene[];
  /** What its one feature scores; it is lit. */
  scoring?: Scoring;
}

const tile = (name: string, x: number, y: number, rotation: Rotation = 0, ghosts = 0): BoardTile => ({ tile: name, x, y, rotation, ghosts });

function meeple(colour: Colour, segment: string, x: number, y: number, ghosts = 0, guard = false): BoardMeeple {
  return { colour, segment, x, y, ghosts, guard };
}

const figure = (kind: NonNullable<BoardMeeple['figure']>, colour: Colour, segment: string, x: number, y: number): BoardMeeple => ({
  ...meeple(colour, segment, x, y),
  figure: kind,
});

const scored = (feature: string, kind: Scoring['kind'], counts: Partial<Scoring> & { value: number }): Scoring => ({
  feature,
  kind,
  complete: true,
  tiles: 0,
  coats: 0,
  misty: 0,
  cities: 0,
  colours: 1,
  points: counts.value,
  ...counts,
});

const start = [tile('start-00', 0, 0, 0, 1), tile('start-10', 1, 0), tile('start-01', 0, 1, 0, 1), tile('start-11', 1, 1, 0, 1)];

const castleLand = [
  tile('01.0', 0, 0, 2), tile('27.1', 1, 0, 3), tile('35.2', 2, 0, 2),
  tile('38.0', 0, 1, 3), tile('37.1', 1, 1), tile('44.1', 2, 1, 1),
  tile('07.0', 0, 2), tile('14.2', 1, 2, 3), tile('12.3', 2, 2, 1),
];

const houndLand = [
  tile('60.2', 0, 0, 2, 1), tile('40.0', 1, 0, 1), tile('04.2', 2, 0, 2, 3),
  tile('30.0', 0, 1, 1), tile('37.1', 1, 1), tile('28.2', 2, 1, 0, 1),
  tile('22.0', 0, 2, 3), tile('43.1', 1, 2, 1), tile('41.1', 2, 2, 2, 2),
];

const monasteryLand = [
  tile('W.0', 0, 0, 3), tile('D.0', 1, 0), tile('V.0', 2, 0, 1),
  tile('J.0', 0, 1, 2), tile('A.0', 1, 1), tile('M.0', 2, 1, 2),
  tile('G.0', 0, 2, 3), tile('U.0', 1, 2, 1), tile('E.0', 2, 2),
];

const gardenLand = [
  tile('N.0', 0, 0), tile('E.0', 1, 0, 2), tile('N.0', 2, 0, 1),
  tile('B.0', 0, 1), tile('E-garden.0', 1, 1), tile('E.0', 2, 1, 1),
  tile('N.0', 0, 2, 3), tile('E.0', 1, 2, 2), tile('N.0', 2, 2, 2),
];

const gap = [tile('U.0', 1, 0, 1), tile('E.0', 0, 1, 1), tile('W.0', 2, 1), tile('B.0', 1, 2)];

/** The pictures of the help, at the sections that they belong to. */
export const pictures = {
  'T-5': { set: 'mists', boards: [{ tiles: start }] },
  'P-1': {
    set: 'mists',
    boards: [{ tiles: [...start, tile('28.2', 2, 0, 0, 2)], spaces: [{ x: 1, y: -1 }, { x: 3, y: 0 }, { x: 2, y: 1 }] }],
  },
  'T-8': { set: 'mists', boards: [{ tiles: [tile('27.1', 0, 0, 0, 1), tile('20.0', 1, 0)] }] },
  'M-MIST-1': {
    set: 'mists',
    boards: [
      { tiles: [tile('27.1', 0, 0, 0, 1)], spaces: [{ x: 1, y: 0 }] },
      { tiles: [tile('27.1', 0, 0), tile('43.1', 1, 0)], marked: [{ x: 1, y: 0 }] },
    ],
  },
  'M-GHOST-1': {
    set: 'mists',
    boards: [
      { tiles: [tile('27.1', 0, 0, 0, 1)], spaces: [{ x: 1, y: 0 }] },
      { tiles: [tile('27.1', 0, 0, 0, 1), tile('14.2', 1, 0, 0, 1)], marked: [{ x: 1, y: 0 }] },
    ],
  },
  'M-GHOST-4': {
    set: 'mists',
    boards: [
      {
        tiles: [
          tile('59.1', 0, 0, 0, 1), tile('19.2', 1, 0, 1, 1), tile('54.2', 0, 1, 2, 1),
          tile('40.0', 1, 1), tile('27.1', 2, 1, 0, 1), tile('50.1', 1, 2, 0, 1),
        ],
        marked: [{ x: 1, y: 1 }],
      },
    ],
  },
  'T-7': {
    set: 'base',
    boards: [{ tiles: [tile('W.0', 0, 0, 2), tile('U.0', 1, 0), tile('W.0', 2, 0)], meeples: [meeple('red', 'road0', 1, 0)] }],
    scoring: scored('road0@1,0', 'road', { tiles: 3, value: 3 }),
  },
  'T-9': {
    set: 'mists',
    boards: [{ tiles: castleLand, meeples: [meeple('green', 'castle', 1, 1)] }],
    scoring: scored('castle@1,1', 'castle', { tiles: 1, misty: 6, value: 12 }),
  },
  'M-SCORE-2': {
    set: 'base',
    boards: [
      {
        tiles: [tile('E.0', 0, 0, 2), tile('M.0', 0, 1, 1), tile('E.0', 1, 1, 3)],
        meeples: [meeple('red', 'city0', 0, 0), meeple('blue', 'city0', 1, 1)],
      },
    ],
    scoring: scored('city0@0,1', 'city', { tiles: 3, coats: 1, colours: 2, value: 8, points: 16 }),
  },
  'M-BURY-2': {
    set: 'mists',
    boards: [
      {
        tiles: [tile('05.2', 1, 0, 2), tile('43.1', 0, 1), tile('49.0', 1, 1), tile('50.1', 2, 1, 2), tile('04.2', 1, 2, 3)],
        buried: [{ colour: 'yellow', x: 1, y: 1 }],
        marked: [{ x: 1, y: 1 }],
      },
    ],
  },
  'M-HOUND-3': {
    set: 'mists',
    boards: [
      {
        tiles: houndLand,
        meeples: [meeple('red', 'road0', 1, 1)],
        hounds: [{ hound: 'rufus', total: 15, place: 'with_meeple', meeple: { x: 1, y: 1, segment: 'road0' } }],
        marked: [{ x: 2, y: 0 }, { x: 2, y: 2 }],
      },
    ],
  },
  'M-DOWN-1': {
    set: 'mists',
    boards: [
      {
        tiles: [tile('19.2', 1, 0, 1), tile('54.2', 0, 1, 2), tile('40.0', 1, 1), tile('50.1', 1, 2)],
        faceDown: [{ x: 2, y: 0 }],
        spaces: [{ x: 0, y: 0 }, { x: 2, y: 1 }, { x: 0, y: 2 }, { x: 2, y: 2 }],
      },
    ],
  },
  'G-GHOST-1': {
    set: 'mists',
    boards: [
      {
        tiles: [tile('27.1', 0, 0), tile('43.1', 1, 0)],
        meeples: [meeple('blue', 'road0', 0, 0, 1), meeple('red', 'city0', 1, 0, 0, true)],
        marked: [{ x: 1, y: 0 }],
      },
    ],
  },
  'G-SCORE-1': {
    set: 'base',
    boards: [{ tiles: monasteryLand, meeples: [meeple('pink', 'monastery', 1, 1)] }],
    scoring: scored('monastery@1,1', 'monastery', { tiles: 9, value: 9 }),
  },
  'G-END-1': {
    set: 'base',
    boards: [{ tiles: [tile('E.0', 0, 0, 2), tile('E.0', 0, 1)], meeples: [meeple('black', 'field0', 0, 1)] }],
    scoring: scored('field0@0,1', 'field', { cities: 1, value: 3 }),
  },
  'AB-SCORE-1': {
    set: 'added',
    boards: [{ tiles: gardenLand, meeples: [figure('abbot', 'yellow', 'garden', 1, 1)] }],
    scoring: scored('garden@1,1', 'garden', { tiles: 9, value: 9 }),
  },
  'IC-INN-1': {
    set: 'added',
    boards: [{ tiles: [tile('A.0', 0, 0, 3), tile('in15.0', 1, 0), tile('W.0', 2, 0)], meeples: [meeple('red', 'road0', 1, 0)] }],
    scoring: scored('road0@1,0', 'road', { tiles: 3, value: 6 }),
  },
  'IC-CATH-1': {
    set: 'added',
    boards: [
      {
        tiles: [tile('E.0', 1, 0, 2), tile('E.0', 0, 1, 1), tile('in1.0', 1, 1), tile('E.0', 2, 1, 3), tile('E.0', 1, 2)],
        meeples: [figure('large', 'blue', 'city0', 1, 1)],
      },
    ],
    scoring: scored('city0@1,1', 'city', { tiles: 5, value: 15 }),
  },
  'TB-BUILD-2': {
    set: 'added',
    boards: [
      {
        tiles: [tile('A.0', 0, 0, 3), tile('U.0', 1, 0)],
        meeples: [meeple('red', 'road0', 0, 0), figure('builder', 'red', 'road0', 1, 0)],
        spaces: [{ x: 2, y: 0 }],
      },
    ],
  },
  'TB-GOODS-1': {
    set: 'added',
    boards: [{ tiles: [tile('E.0', 0, 0, 1), tile('tb15.0', 1, 0), tile('E.0', 2, 0, 3)], meeples: [meeple('green', 'city0', 0, 0)] }],
    scoring: scored('city0@1,0', 'city', { tiles: 3, value: 6 }),
  },
  'PD-DRAGON-3': {
    set: 'added',
    boards: [
      {
        tiles: [tile('M.0', 0, 0, 2), tile('D.0', 0, 1), tile('pd17.0', 1, 1), tile('B.0', 0, 2), tile('pd14.0', 1, 2, 3)],
        meeples: [meeple('red', 'city0', 0, 0), meeple('green', 'monastery', 0, 2)],
        facts: {
          dragon: { dragon: { x: 1, y: 1 }, walk: [] },
          fairy: { fairy: { x: 0, y: 0 }, fairy_segment: 0, fairy_colour: 'red', fairy_kind: 'ordinary' },
        },
        marked: [{ x: 0, y: 1 }, { x: 1, y: 2 }],
      },
    ],
  },
  'PD-PORTAL-1': {
    set: 'added',
    boards: [
      {
        tiles: [tile('pd8.0', 0, 0, 2), tile('M.0', 0, 1, 2), tile('D.0', 0, 2), tile('U.0', 1, 2)],
        meeples: [meeple('red', 'city0', 0, 1), meeple('green', 'road0', 1, 2)],
        marked: [{ x: 0, y: 0 }],
      },
    ],
  },
  'TO-FLOOR-2': {
    set: 'added',
    boards: [
      {
        tiles: [tile('B.0', 0, 0), tile('E.0', 1, 0), tile('to2.0', 2, 0), tile('E.0', 3, 0, 2)],
        meeples: [meeple('green', 'monastery', 0, 0), meeple('red', 'city0', 3, 0)],
        facts: { towers: { floors: [], towers: [{ x: 2, y: 0 }], heights: [2], raised: null, prisoners: [], ransomed: 0 } },
        marked: [{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 3, y: 0 }],
      },
    ],
  },
  'AM-ABBEY-1': {
    set: 'added',
    boards: [{ tiles: gap, spaces: [{ x: 1, y: 1 }] }, { tiles: [...gap, tile('abbey.0', 1, 1)], marked: [{ x: 1, y: 1 }] }],
  },
  'AM-MAYOR-2': {
    set: 'added',
    boards: [
      {
        tiles: [tile('E.0', 0, 0, 1), tile('F.0', 1, 0), tile('F.0', 2, 0), tile('E.0', 3, 0, 3)],
        meeples: [meeple('green', 'city0', 1, 0), figure('mayor', 'red', 'city0', 2, 0)],
      },
    ],
  },
} as const satisfies Partial<Record<Section, Picture>>;

/** A picture goes by the section that it belongs to. */
export type SceneName = keyof typeof pictures;

/** The picture of a section, if it has one. */
export function pictureOf(section: Section): Picture | null {
  return (pictures as Partial<Record<Section, Picture>>)[section] ?? null;
}
