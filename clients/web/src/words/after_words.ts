import type { StoryName } from '../game/after/stories';
import type { Source } from '../game/review';
import type { HoundName } from '../protocol/types';
import type { Named } from './named';

/** What is said after a game, beside its review. */
export interface AfterWords {
  tabs: Record<'story' | 'graph' | 'share' | 'learn', string>;
  /** Leads to a turn in the replay. */
  toTurn: (turn: number) => string;
  /** How many ghosts went home, and how many rose. */
  ghosts: (home: number, risen: number) => string;
  /** Each is followed by links to the turns that it tells of. */
  joins: (times: number) => string;
  kept: (times: number) => string;
  rise: (count: number) => string;
  hound: (hound: HoundName, total: number, missing: number) => string;
  goal: (missing: number, standing: number) => string;
  held: (left: number, total: number, home: number) => string;
  bank: (count: number) => string;
  scoring: (name: Named, what: Source, points: number, tiles: number) => string;
  lead: (name: Named, by: number) => string;

  film: {
    names: string;
    make: string;
    making: string;
    cancel: string;
    /** What it comes to, in megabytes. */
    save: (megabytes: number) => string;
    failed: string;
  };

  stories: {
    lead: string;
    fresh: string;
    /** Each with the number that it tells of. */
    tell: Record<StoryName, (n: number) => string>;
  };
}
