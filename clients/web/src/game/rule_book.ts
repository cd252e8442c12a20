import { kLevels, type Game, type Level, type Part } from '../protocol/types';
import { kBoxes } from './expansions';

/** What is played, as far as the rules differ: a level of the co-operative game, or another game. */
export type Play = Level | Exclude<Game, 'mists'>;

const together: readonly Play[] = kLevels;
const rivals: readonly Play[] = ['ghosts', 'base'];
const mistyRivals: readonly Play[] = ['ghosts'];
const everywhere: readonly Play[] = [...together, ...rivals];
const misty: readonly Play[] = [...together, 'ghosts'];
const levels = (from: number, to = 6) => together.filter((level) => Number(level) >= from && Number(level) <= to);

/** Every clause of the rules by its id, and where it is in force. */
export const clauses = {
  'T-1': everywhere,
  'T-2': misty,
  'T-3': everywhere,
  'T-4': together,
  'T-5': misty,
  'T-6': everywhere,
  'T-7': everywhere,
  'T-8': together,
  'T-9': everywhere,
  'P-1': everywhere,
  'P-2': levels(5),
  'P-3': everywhere,
  'M-SET-1': together,
  'M-SET-2': levels(1, 5),
  'M-SET-3': together,
  'M-SET-4': together,
  'M-SET-5': levels(6),
  'M-TURN-1': together,
  'M-TURN-2': together,
  'M-TURN-3': everywhere,
  'M-MIST-1': together,
  'M-BURY-1': levels(2),
  'M-BURY-2': levels(2),
  'M-BURY-3': levels(3),
  'M-BURY-4': levels(2, 4),
  'M-BURY-5': levels(2),
  'M-BURY-6': levels(2),
  'M-GHOST-1': together,
  'M-GHOST-2': together,
  'M-GHOST-3': levels(2, 4),
  'M-GHOST-4': levels(5),
  'M-GHOST-5': together,
  'M-MEEPLE-1': together,
  'M-SCORE-1': together,
  'M-SCORE-2': together,
  'M-SCORE-3': together,
  'M-SCORE-4': together,
  'M-SCORE-5': together,
  'M-SCORE-6': levels(2),
  'M-HOUND-1': levels(3),
  'M-HOUND-2': levels(3),
  'M-HOUND-3': levels(3),
  'M-HOUND-4': levels(3),
  'M-HOUND-5': levels(3),
  'M-DOWN-1': levels(5),
  'M-DOWN-2': levels(5),
  'M-DOWN-3': levels(5),
  'M-DOWN-4': levels(5),
  'M-END-1': together,
  'M-END-2': together,
  'M-END-3': together,
  'M-END-4': together,
  'M-SIX-1': levels(6),
  'M-SIX-2': levels(6),
  'G-SET-1': ['ghosts'],
  'G-SET-2': ['base'],
  'G-GHOST-1': ['ghosts'],
  'G-GHOST-2': ['ghosts'],
  'G-GHOST-3': ['ghosts'],
  'G-MEEPLE-1': rivals,
  'G-FIELD-1': ['ghosts'],
  'G-SCORE-1': rivals,
  'G-SCORE-2': ['ghosts'],
  'G-SCORE-3': ['ghosts'],
  'G-SCORE-4': ['ghosts'],
  'G-END-1': rivals,
  'G-END-2': rivals,
  'E-SET-1': rivals,
  'E-SET-2': rivals,
  'E-SET-3': rivals,
  'E-SET-4': rivals,
  'E-FIG-1': rivals,
  'E-FIG-2': rivals,
  'E-FIG-4': rivals,
  'E-FIG-5': rivals,
  'E-TURN-1': rivals,
  'E-TURN-2': rivals,
  'E-SCORE-1': rivals,
  'E-SCORE-3': rivals,
  'E-SCORE-4': rivals,
  'E-END-1': rivals,
  'E-END-2': rivals,
  'E-END-3': rivals,
  'E-MIST-1': mistyRivals,
  'E-MIST-2': mistyRivals,
  'E-MIST-4': mistyRivals,
  'E-MIST-6': mistyRivals,
  'E-MIST-7': mistyRivals,
  'E-MIST-10': mistyRivals,
  'AB-SET-1': rivals,
  'AB-PLACE-1': rivals,
  'AB-SCORE-1': rivals,
  'AB-HOME-1': rivals,
  'AB-END-1': rivals,
  'AB-MIST-1': mistyRivals,
  'AB-MIST-2': mistyRivals,
  'IC-SET-1': rivals,
  'IC-LARGE-1': rivals,
  'IC-INN-1': rivals,
  'IC-INN-2': rivals,
  'IC-CATH-1': rivals,
  'IC-FIELD-1': rivals,
  'TB-SET-1': rivals,
  'TB-BUILD-1': rivals,
  'TB-BUILD-2': rivals,
  'TB-BUILD-3': rivals,
  'TB-GOODS-1': rivals,
  'TB-GOODS-2': rivals,
  'TB-PIG-1': rivals,
  'TB-MIST-1': mistyRivals,
  'PD-SET-1': rivals,
  'PD-SET-2': rivals,
  'PD-DRAGON-1': rivals,
  'PD-DRAGON-2': rivals,
  'PD-DRAGON-3': rivals,
  'PD-DRAGON-4': rivals,
  'PD-FAIRY-1': rivals,
  'PD-FAIRY-2': rivals,
  'PD-FAIRY-3': rivals,
  'PD-FAIRY-4': rivals,
  'PD-PRINCESS-1': rivals,
  'PD-PORTAL-1': rivals,
  'PD-MIST-1': mistyRivals,
  'PD-MIST-2': mistyRivals,
  'PD-MIST-3': mistyRivals,
  'PD-MIST-4': mistyRivals,
  'PD-MIST-5': mistyRivals,
  'PD-MIST-6': mistyRivals,
  'PD-MIST-7': mistyRivals,
  'PD-MIST-8': mistyRivals,
  'TO-SET-1': rivals,
  'TO-FLOOR-1': rivals,
  'TO-FLOOR-2': rivals,
  'TO-FLOOR-3': rivals,
  'TO-TOP-1': rivals,
  'TO-SWAP-1': rivals,
  'TO-RANSOM-1': rivals,
  'TO-END-1': rivals,
  'TO-MIST-1': mistyRivals,
  'TO-MIST-2': mistyRivals,
  'TO-MIST-3': mistyRivals,
  'AM-SET-1': rivals,
  'AM-ABBEY-1': rivals,
  'AM-ABBEY-2': rivals,
  'AM-MAYOR-1': rivals,
  'AM-MAYOR-2': rivals,
  'AM-WAGON-1': rivals,
  'AM-WAGON-2': rivals,
  'AM-BARN-1': rivals,
  'AM-BARN-2': rivals,
  'AM-BARN-3': rivals,
  'AM-BARN-4': rivals,
  'AM-BARN-5': rivals,
  'AM-BARN-6': rivals,
  'AM-MIST-1': mistyRivals,
  'AM-MIST-2': mistyRivals,
  'AM-MIST-3': mistyRivals,
  'AM-MIST-4': mistyRivals,
  'E-X-2': rivals,
  'E-X-5': rivals,
  'E-X-11': rivals,
  'X-1': everywhere,
  'X-2': everywhere,
} as const satisfies Record<string, readonly Play[]>;

export type Clause = keyof typeof clauses;

/** The clauses in which the published rules are silent or disagree, so that the project had to choose. */
export const readings = [
  'P-3',
  'M-TURN-2',
  'M-TURN-3',
  'M-MIST-1',
  'M-GHOST-2',
  'M-SCORE-1',
  'M-SCORE-5',
  'M-SCORE-6',
  'M-HOUND-2',
  'M-DOWN-1',
  'G-SCORE-4',
  'G-END-1',
  'E-FIG-4',
  'E-TURN-1',
  'IC-INN-2',
  'TO-RANSOM-1',
  'TO-MIST-2',
  'AM-MIST-3',
  'TB-MIST-1',
  'PD-SET-2',
  'PD-FAIRY-1',
  'PD-FAIRY-3',
  'PD-MIST-6',
] as const satisfies readonly Clause[];

export type Reading = (typeof readings)[number];

export function isReading(section: string): section is Reading {
  return (readings as readonly string[]).includes(section);
}

/** The clauses that no published rule has, but that players agreed on. */
export const agreed = [
  'E-MIST-1',
  'E-MIST-2',
  'E-MIST-4',
  'E-MIST-6',
  'E-MIST-7',
  'E-MIST-10',
  'AB-MIST-1',
  'TO-MIST-1',
  'TO-MIST-2',
  'TO-MIST-3',
  'AM-MIST-1',
  'AM-MIST-2',
  'AM-MIST-3',
  'AM-MIST-4',
] as const satisfies readonly Clause[];

export function isAgreed(section: string): boolean {
  return (agreed as readonly string[]).includes(section);
}

/** What the help tells besides the rules. */
const pages = ['table', 'keys', 'council', 'undo', 'rewind', 'companions', 'silence', 'credits', 'privacy'] as const;

/** A section of the help; its id is its anchor. */
export type Section = Clause | (typeof pages)[number];

/** The help from its beginning to its end. */
export const chapters = {
  idea: ['M-SET-1', 'M-SET-2', 'M-SET-4', 'T-5'],
  turn: ['M-TURN-1', 'M-TURN-2', 'M-TURN-3'],
  placing: ['P-1', 'P-2', 'P-3', 'T-1', 'T-3'],
  mist: ['T-2', 'T-4', 'T-6', 'T-8', 'M-MIST-1'],
  rising: ['M-GHOST-1', 'M-GHOST-2', 'M-GHOST-3', 'M-GHOST-4', 'M-GHOST-5'],
  meeples: ['M-MEEPLE-1'],
  features: ['T-7', 'T-9'],
  scoring: ['M-SCORE-1', 'M-SCORE-2', 'M-SCORE-3', 'M-SCORE-4', 'M-SCORE-5', 'M-SCORE-6'],
  ending: ['M-END-1', 'M-END-2', 'M-END-3', 'M-END-4'],
  levels: ['M-SET-3'],
  cemeteries: ['M-BURY-1', 'M-BURY-2', 'M-BURY-3', 'M-BURY-4', 'M-BURY-5', 'M-BURY-6'],
  hounds: ['M-HOUND-1', 'M-HOUND-2', 'M-HOUND-3', 'M-HOUND-4', 'M-HOUND-5'],
  haunted: ['M-DOWN-1', 'M-DOWN-2', 'M-DOWN-3', 'M-DOWN-4'],
  three: ['M-SET-5', 'M-SIX-1', 'M-SIX-2'],
  rivals: ['G-SET-1', 'G-GHOST-1', 'G-GHOST-2', 'G-GHOST-3', 'G-SCORE-3', 'G-SCORE-2', 'G-SCORE-4', 'G-FIELD-1'],
  base: ['G-SET-2', 'G-MEEPLE-1', 'G-SCORE-1', 'G-END-1', 'G-END-2'],
  expansions: [
    'E-SET-1', 'E-SET-2', 'E-SET-3', 'E-SET-4', 'E-FIG-1', 'E-FIG-2', 'E-FIG-4', 'E-FIG-5', 'E-TURN-1', 'E-TURN-2', 'E-SCORE-1',
    'E-SCORE-3', 'E-SCORE-4', 'E-END-1', 'E-END-2', 'E-END-3', 'E-MIST-1', 'E-MIST-2', 'E-MIST-4', 'E-MIST-6', 'E-MIST-7', 'E-MIST-10',
  ],
  abbot: [
    'AB-SET-1', 'AB-PLACE-1', 'AB-SCORE-1', 'AB-HOME-1', 'AB-END-1', 'AB-MIST-1', 'AB-MIST-2',
  ],
  inns: [
    'IC-SET-1', 'IC-LARGE-1', 'IC-INN-1', 'IC-INN-2', 'IC-CATH-1', 'IC-FIELD-1',
  ],
  traders: [
    'TB-SET-1', 'TB-BUILD-1', 'TB-BUILD-2', 'TB-BUILD-3', 'TB-GOODS-1', 'TB-GOODS-2', 'TB-PIG-1', 'TB-MIST-1',
  ],
  dragon: [
    'PD-SET-1', 'PD-SET-2', 'PD-DRAGON-1', 'PD-DRAGON-2', 'PD-DRAGON-3', 'PD-DRAGON-4', 'PD-FAIRY-1', 'PD-FAIRY-2', 'PD-FAIRY-3',
    'PD-FAIRY-4', 'PD-PRINCESS-1', 'PD-PORTAL-1', 'PD-MIST-1', 'PD-MIST-2', 'PD-MIST-3', 'PD-MIST-4', 'PD-MIST-5', 'PD-MIST-6',
    'PD-MIST-7', 'PD-MIST-8',
  ],
  tower: [
    'TO-SET-1', 'TO-FLOOR-1', 'TO-FLOOR-2', 'TO-FLOOR-3', 'TO-TOP-1', 'TO-SWAP-1', 'TO-RANSOM-1', 'TO-END-1', 'TO-MIST-1', 'TO-MIST-2',
    'TO-MIST-3',
  ],
  abbey: [
    'AM-SET-1', 'AM-ABBEY-1', 'AM-ABBEY-2', 'AM-MAYOR-1', 'AM-MAYOR-2', 'AM-WAGON-1', 'AM-WAGON-2', 'AM-BARN-1', 'AM-BARN-2',
    'AM-BARN-3', 'AM-BARN-4', 'AM-BARN-5', 'AM-BARN-6', 'AM-MIST-1', 'AM-MIST-2', 'AM-MIST-3', 'AM-MIST-4', 'E-X-2', 'E-X-5', 'E-X-11',
  ],
  page: ['table', 'keys', 'council', 'undo', 'rewind', 'companions'],
  fair: ['X-1', 'X-2'],
  readings: ['silence'],
  about: ['credits', 'privacy'],
} as const satisfies Record<string, readonly Section[]>;

export type Chapter = keyof typeof chapters;

const isClause = (section: Section): section is Clause => section in clauses;

const partsOf = (expansion: Chapter): readonly Part[] => kBoxes.find(({ name }) => name === expansion)?.parts ?? [];

/** Of which parts one must be played for clauses to be in force: those whose ids begin so, the first that fits. */
const kNeeded: readonly (readonly [prefix: string, parts: readonly Part[]])[] = [
  ['E-FIG-5', ['builder', 'pig']],
  ['E-END-1', ['abbeys']],
  ['E-X-2', ['abbeys']],
  ['E-X-5', ['wagon']],
  ['E-X-11', ['barn']],
  ['E-', kBoxes.flatMap(({ parts }) => parts)],
  ['AB-', partsOf('abbot')],
  ['IC-', partsOf('inns')],
  ['TB-BUILD-', ['builder']],
  ['TB-GOODS-', ['goods']],
  ['TB-PIG-', ['pig']],
  ['TB-MIST-', ['builder', 'pig']],
  ['TB-', partsOf('traders')],
  ['PD-SET-1', partsOf('dragon')],
  ['PD-SET-2', ['dragon']],
  ['PD-DRAGON-', ['dragon']],
  ['PD-FAIRY-', ['fairy']],
  ['PD-PRINCESS-', ['princesses']],
  ['PD-PORTAL-', ['portals']],
  ['PD-MIST-4', ['dragon']],
  ['PD-MIST-5', ['dragon', 'princesses']],
  ['PD-MIST-6', ['dragon']],
  ['PD-MIST-7', ['portals']],
  ['PD-MIST-', ['fairy']],
  ['TO-', partsOf('tower')],
  ['AM-ABBEY-', ['abbeys']],
  ['AM-MAYOR-', ['mayor']],
  ['AM-WAGON-', ['wagon']],
  ['AM-BARN-', ['barn']],
  ['AM-MIST-1', ['abbeys']],
  ['AM-MIST-2', ['wagon']],
  ['AM-MIST-', ['barn']],
  ['AM-', partsOf('abbey')],
];

/** Whether a chapter is about what is added to a competitive game. */
export const isAboutParts = (chapter: Chapter): boolean => chapter === 'expansions' || partsOf(chapter).length > 0;

/** What is played, with what is added to it. */
export interface Played {
  play: Play;
  parts: readonly Part[];
}

/** Whether a section concerns whoever plays that; what is no rule concerns everybody. */
export function concerns(section: Section, played: Played | null): boolean {
  if (played === null || !isClause(section)) return true;
  const { play, parts } = played;
  if (!(clauses[section] as readonly Play[]).includes(play)) return false;
  const needed = kNeeded.find(([prefix]) => section.startsWith(prefix))?.[1];
  return !needed || needed.some((part) => parts.includes(part));
}

/** Where a section is in force: "3", "2–4", or null where it always is within its game. */
export function levelsOf(section: Section): { from: number; to: number } | null {
  if (!isClause(section)) return null;
  const all = (clauses[section] as readonly Play[]).filter((play): play is Level => typeof play === 'number');
  if (all.length === 0 || all.length === together.length) return null;
  return { from: Math.min(...all), to: Math.max(...all) };
}

/** What the levels differ in (M-SET-3). */
export const levelTable = [
  { level: 1, tiles: 50, ghosts: 15, piles: 1, rufus: null, ronja: null, goal: 50, cemeteries: null },
  { level: 2, tiles: 60, ghosts: 15, piles: 1, rufus: null, ronja: null, goal: 75, cemeteries: 'plain' },
  { level: 3, tiles: 60, ghosts: 15, piles: 3, rufus: 15, ronja: 50, goal: 100, cemeteries: 'plain' },
  { level: 4, tiles: 60, ghosts: 13, piles: 3, rufus: 20, ronja: 60, goal: 120, cemeteries: 'plain' },
  { level: 5, tiles: 60, ghosts: 13, piles: 3, rufus: 15, ronja: 50, goal: 100, cemeteries: 'haunted' },
  { level: 6, tiles: 60, ghosts: 12, piles: 3, rufus: 10, ronja: 25, goal: 50, cemeteries: 'haunted' },
] as const;
