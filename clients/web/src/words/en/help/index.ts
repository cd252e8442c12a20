import type { HelpWords } from '../../help_words';
import { count, terms } from '../terms';
import { captions } from './captions';
import { keys, page } from './page';
import { readings } from './readings';
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
  nothing: 'Nothing was found about that. Try another word.',
  levels: (from, to) => (from === to ? `Level ${from}` : `Levels ${from} ${to === from + 1 ? 'and' : 'to'} ${to}`),
  reading: 'The published rules leave this open. We play it like this:',
  link: 'Link to this section',
  chapters: {
    idea: {
      title: 'The idea',
      lead:
        'You all play together. Lay tiles, build roads and cities, and reach the goal before the ghosts overrun you: ' +
        'each one that rises out of the mist is one fewer in the supply. When one must rise and none is left, all is lost.',
    },
    turn: { title: 'A turn', lead: 'Draw a tile, place it, settle the mist, perhaps put a meeple, score what is complete. Then it is the next player’s turn.' },
    placing: { title: 'Placing tiles', lead: 'The map grows tile by tile, and everything must continue: roads as roads, cities as cities, fields as fields.' },
    mist: { title: 'Mist', lead: 'Mist is where ghosts come from. Join misty edges to keep them few, and complete mist banks to get rid of them.' },
    rising: { title: 'Ghosts', lead: 'The supply of ghosts is your clock. It runs down with nearly every misty tile.' },
    meeples: { title: 'Meeples', lead: 'Only what has a meeple on it scores. Put one when you want to score what you build.' },
    features: { title: 'Roads, cities and castles', lead: 'What they are worth, and when they count.' },
    scoring: { title: 'Scoring: points or ghosts', lead: 'Each time something is scored, you choose: race for the goal, or gain time.' },
    ending: { title: 'Winning and losing', lead: 'One way to win, two ways to lose.' },
    levels: { title: 'Levels', lead: `Begin with level 1. Each level adds something; ${terms.hounds.rufus} and ${terms.hounds.ronja} wait at level 3.` },
    cemeteries: { title: 'Cemeteries: levels 2 to 6', lead: 'Cemeteries attract ghosts, and bury a meeple when they close.' },
    hounds: { title: 'Hounds: levels 3 to 6', lead: 'Two hounds wait along the track. Reach each of them in time, and it chases ghosts.' },
    haunted: { title: 'Haunted cemeteries: levels 5 and 6', lead: 'Now face-down tiles surround open cemeteries, and block what you build.' },
    three: { title: 'Three scoring meeples: level 6', lead: 'All three must reach the goal, so choose carefully whose points you score.' },
    rivals: { title: 'Against each other: ghosts and guards', lead: 'The expansion of the base game, for 2 to 6. Here you send the ghosts to others.' },
    base: { title: 'The base game and fields', lead: 'Everybody builds for themselves; these rules also apply with the expansion.' },
    page: { title: 'How to use the page', lead: 'Only what the rules allow lights up, so you cannot do anything wrong.' },
    fair: { title: 'Fair draws', lead: 'Chance can be checked here.' },
    readings: { title: 'Readings', lead: 'Every game has corners that its rules leave in the dark.' },
    about: { title: 'About Mistward', lead: 'Made by people who like the game, for people who like the game.' },
  },
  sections: { ...tiles, ...together, ...rivals, ...page },
  readings,
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
  captions,
};
