import type { Game, HoundName, Level, Modules, Timer } from '../protocol/types';

/** How a game begins, as far as players want to know before they choose it. */
export interface Setup {
  /** Tiles of each pile, the one that is drawn from first. */
  piles: number[];
  /** Ghosts in the whole game, and how many of them stand on the start tile. */
  ghosts: { total: number; placed: number };
  /** What every scoring meeple has to reach; null where the most points win. */
  goal: number | null;
  /** Scoring meeples of the team; 0 where each player has their own. */
  scorers: number;
  /** The points that reach each hound. */
  hounds: { hound: HoundName; total: number }[];
  cemeteries: 'none' | 'plain' | 'haunted' | 'keepers';
  /** What each player has in hand: so many colours, so many meeples of each, and guards. */
  hand: { colours: number; meeples: number; guards: number };
  /** So many players give one of their meeples as a scoring meeple. */
  lent: number;
}

interface LevelRow {
  piles: number[];
  ghosts: number;
  hounds: [] | [rufus: number, ronja: number];
  goal: number;
  cemeteries: Setup['cemeteries'];
}

/** M-SET-3: what the levels differ in. */
const kLevels: Record<Level, LevelRow> = {
  1: { piles: [50], ghosts: 15, hounds: [], goal: 50, cemeteries: 'none' },
  2: { piles: [60], ghosts: 15, hounds: [], goal: 75, cemeteries: 'plain' },
  3: { piles: [20, 20, 20], ghosts: 15, hounds: [15, 50], goal: 100, cemeteries: 'plain' },
  4: { piles: [20, 20, 20], ghosts: 13, hounds: [20, 60], goal: 120, cemeteries: 'plain' },
  5: { piles: [20, 20, 20], ghosts: 13, hounds: [15, 50], goal: 100, cemeteries: 'haunted' },
  6: { piles: [20, 20, 20], ghosts: 12, hounds: [10, 25], goal: 50, cemeteries: 'haunted' },
};

const kHounds = ['rufus', 'ronja'] as const;
/** M-SET-4: the symbols of the start tile. */
const kOnStartTile = 3;
const kScorersOfLast = 3;

/** M-SET-1: few players have several colours. */
function handOf(players: number): Setup['hand'] {
  if (players >= 3) return { colours: 1, meeples: 5, guards: 0 };
  return { colours: players === 2 ? 2 : 4, meeples: 3, guards: 0 };
}

function setupOfLevel(level: Level, players: number): Setup {
  const { piles, ghosts, hounds, goal, cemeteries } = kLevels[level];
  const last = level === 6;
  return {
    piles,
    ghosts: { total: ghosts, placed: kOnStartTile },
    goal,
    scorers: last ? kScorersOfLast : 1,
    hounds: hounds.map((total, i) => ({ hound: kHounds[i]!, total })),
    cemeteries,
    hand: handOf(players),
    lent: last && players >= 3 ? kScorersOfLast : 0,
  };
}

const kOfRivals = { goal: null, scorers: 0, hounds: [], lent: 0 };

/** G-SET-2. */
const kBase: Setup = {
  ...kOfRivals,
  piles: [71],
  ghosts: { total: 0, placed: 0 },
  cemeteries: 'none',
  hand: { colours: 1, meeples: 7, guards: 0 },
};

const kAllTiles = 131;
const kCastleTiles = 5;
const kCemeteryTiles = 5;

/** G-SET-1: a part that is left out takes its tiles along. */
function setupOfExpansion({ castles, cemeteries }: Modules): Setup {
  return {
    ...kOfRivals,
    piles: [kAllTiles - (castles ? 0 : kCastleTiles) - (cemeteries ? 0 : kCemeteryTiles)],
    ghosts: { total: 15, placed: 0 },
    cemeteries: cemeteries ? 'keepers' : 'none',
    hand: { colours: 1, meeples: 5, guards: 2 },
  };
}

const kAllParts: Modules = { ghosts: true, castles: true, cemeteries: true };
export const kParts = Object.keys(kAllParts) as (keyof Modules)[];

export const kDaySeconds = 86_400;

/** Whether nobody is meant to sit there and wait for the others. */
export const isInDays = (timer: Timer | null): timer is Timer => timer !== null && timer.seconds >= kDaySeconds;

/** How many may play. */
export function seatCounts(game: Game): number[] {
  return game === 'mists' ? [1, 2, 3, 4, 5] : [2, 3, 4, 5, 6];
}

/** How a game begins; the clauses are those of the rules. */
export function setupOf(game: Game, level: Level, players: number, modules: Modules = kAllParts): Setup {
  switch (game) {
    case 'mists':
      return setupOfLevel(level, players);
    case 'ghosts':
      return setupOfExpansion(modules);
    case 'base':
      return kBase;
  }
}
