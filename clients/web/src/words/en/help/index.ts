import type { HelpWords } from '../../help_words';
import { parts } from '../parts';
import { count } from '../terms';
import { expansions } from './expansions';
import { keys, page } from './page';
import { rivals } from './rivals';
import { tiles } from './tiles';
import { together } from './together';

/** The help in English. */
export const help: HelpWords = {
  title: 'Help and rules',
  search: 'Search the help',
  contents: 'Contents',
  show: 'Show what is needed for',
  everything: 'all games',
  found: (n) => `${count(n, { one: 'section', other: 'sections' })} found`,
  nothing: 'Nothing found. Try another word.',
  levels: (from, to) => (from === to ? `Level ${from}` : `Levels ${from} ${to === from + 1 ? 'and' : 'to'} ${to}`),
  reading: 'The published rules leave this open.',
  agreed: 'No published rule says this; it is what players agreed on.',
  link: 'Link to this section',
  idea: 'Together you lay tiles, build roads and cities, and reach the goal before too many ghosts rise from the mist.',
  chapters: {
    idea: 'The idea',
    turn: 'A turn',
    placing: 'Placing tiles',
    mist: 'Mist',
    rising: 'Ghosts',
    meeples: 'Meeples',
    features: 'Roads, cities and castles',
    scoring: 'Scoring',
    ending: 'Winning and losing',
    levels: 'Levels',
    cemeteries: 'Cemeteries',
    hounds: 'Hounds',
    haunted: 'Haunted cemeteries',
    three: 'Three scoring meeples',
    rivals: 'Against each other',
    base: 'The base game and fields',
    expansions: 'What expansions share',
    ...parts.boxes,
    page: 'How to use the page',
    fair: 'Fair draws',
    readings: 'Readings',
    about: 'About Mistward',
  },
  sections: { ...tiles, ...together, ...rivals, ...expansions, ...page },
  keys,
  table: {
    level: 'Level',
    tiles: 'Tiles',
    ghosts: 'Ghosts',
    piles: 'Piles',
    hounds: 'Hounds at',
    goal: 'Goal',
    cemeteries: 'Cemeteries',
    plain: 'plain',
    haunted: 'haunted',
    each: (points) => `${points} each`,
  },
};
