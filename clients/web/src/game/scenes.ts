import type { BoardMeeple, BoardTile, BuriedMeeple, Colour, Hound, Point, Rotation, Scoring } from '../protocol/types';
import type { Section } from './rule_book';

/** One small board. */
export interface Scene {
  tiles: readonly BoardTile[];
  faceDown?: readonly Point[];
  meeples?: readonly BoardMeeple[];
  buried?: readonly BuriedMeeple[];
  hounds?: readonly Hound[];
  /** Empty spaces where something may go. */
  spaces?: readonly Point[];
  /** Tiles that the caption speaks of. */
  marked?: readonly Point[];
}

/** A picture of the help: one board, or one before and one after. */
export interface Picture {
  /** The tile set that its tiles are of. */
  set: 'mists' | 'base';
  boards: readonly Scene[];
  /** What its one feature scores; it is lit. */
  scoring?: Scoring;
}

const tile = (name: string, x: number, y: number, rotation: Rotation = 0, ghosts = 0): BoardTile => ({ tile: name, x, y, rotation, ghosts });

function meeple(colour: Colour, segment: string, x: number, y: number, ghosts = 0, guard = false): BoardMeeple {
  return { colour, segment, x, y, ghosts, guard };
}

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
} as const satisfies Partial<Record<Section, Picture>>;

/** A picture goes by the section that it belongs to. */
export type SceneName = keyof typeof pictures;

/** The picture of a section, if it has one. */
export function pictureOf(section: Section): Picture | null {
  return (pictures as Partial<Record<Section, Picture>>)[section] ?? null;
}
