import { kLevels, type Game, type Level } from '../protocol/types';

/** What is played, as far as the rules differ: a level of the co-operative game, or another game. */
export type Play = Level | Exclude<Game, 'mists'>;

const together: readonly Play[] = kLevels;
const rivals: readonly Play[] = ['ghosts', 'base'];
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
] as const satisfies readonly Clause[];

export type Reading = (typeof readings)[number];

export function isReading(section: string): section is Reading {
  return (readings as readonly string[]).includes(section);
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
  page: ['table', 'keys', 'council', 'undo', 'rewind', 'companions'],
  fair: ['X-1', 'X-2'],
  readings: ['silence'],
  about: ['credits', 'privacy'],
} as const satisfies Record<string, readonly Section[]>;

export type Chapter = keyof typeof chapters;

const isClause = (section: Section): section is Clause => section in clauses;

/** Whether a section concerns whoever plays that; what is no rule concerns everybody. */
export function concerns(section: Section, play: Play | null): boolean {
  if (play === null || !isClause(section)) return true;
  return (clauses[section] as readonly Play[]).includes(play);
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
