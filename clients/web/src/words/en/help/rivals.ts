import type { Passages } from '../../help_words';

/** The games against each other. */
export const rivals: Passages<'G'> = {
  'G-SET-1': {
    title: 'Ghosts, Castles and Cemeteries',
    text: [
      '2 to 6 people, each for themselves: the 60 tiles of the mist game and 71 of the base game, shuffled together, on the large start tile. No ghost is on the board; 15 are in the supply.',
      'Each has 5 meeples and 2 guards of one colour. 3 more guards of each colour can be won.',
      'Ghosts, castles and cemeteries can each be left out. The tiles of castles or cemeteries then stay in the box; the guards are always there.',
    ],
  },
  'G-SET-2': {
    title: 'The base game',
    text: ['2 to 6 people with 7 meeples each, 72 tiles, and nothing of the mist: cities, roads, monasteries and fields.'],
  },
  'G-GHOST-1': {
    title: 'Ghosts haunt meeples',
    text: [
      'The ghosts drawn on tiles mean nothing here. What counts is what your tile touches.',
      'If a misty edge touches mist, you must put 1 ghost on a meeple of somebody else. If a misty edge touches a clear one, 1 ghost goes on a meeple of your own. With both, the other’s comes first.',
      'If no ghost is left, or there is no meeple for it, that one is skipped.',
    ],
  },
  'G-GHOST-2': {
    title: 'The third ghost',
    text: ['A third ghost drives a meeple home to its owner, who may put it again in the same turn. The three ghosts go back to their supply.'],
  },
  'G-GHOST-3': {
    title: 'Guards fear nothing',
    text: ['A guard never takes a ghost. A meeple in a castle or on a cemetery can.'],
  },
  'G-MEEPLE-1': {
    title: 'Putting a meeple',
    text: [
      'You may put one meeple on a road, a city, a monastery or a field of the tile that you just placed, if nobody is on that whole feature.',
      'With the expansion it may be a guard as well, and castles and cemeteries can be taken too. Never a field in the mist.',
    ],
  },
  'G-FIELD-1': {
    title: 'Fields and mist',
    text: ['Mist ends a field just as a city does. A field does not continue where a misty edge touches a clear one.'],
  },
  'G-SCORE-1': {
    title: 'Scoring at once',
    text: [
      'A completed feature scores at once for the player with the most meeples there. If there is a tie, each of them scores in full.',
      'A road brings 1 for each tile, a city 2 for each tile and coat of arms, a monastery 9, a castle 2 for each misty tile among its nine.',
    ],
  },
  'G-SCORE-2': {
    title: 'What ghosts cost',
    text: [
      'A player who scores loses 2 points for each ghost on their own meeples there. A player without the majority neither scores nor pays.',
      'Nobody falls below 0. The ghosts go back to the supply.',
    ],
  },
  'G-SCORE-3': {
    title: 'Keepers win guards',
    text: [
      'When there are tiles on all 8 spaces around a cemetery, the owner of its keeper gets a guard, if one of that colour is left to win.',
      'That brings no points, but each ghost on the keeper costs 2. The keeper comes home.',
    ],
  },
  'G-SCORE-4': {
    title: 'Several scorings in one turn',
    text: ['They are settled one after the other, losses first, and none takes you below 0. A scoring worth 0 points still costs its ghosts.'],
  },
  'G-END-1': {
    title: 'The last scoring',
    text: [
      'When no tile is left to place, the player with the majority scores what is not complete: 1 for each tile of a road, 1 for each tile and coat of arms of a city, 1 for a monastery and for each tile around it, 1 for each misty tile of a castle’s nine.',
      'Fields bring 3 for each completed city that they touch. Cemeteries bring nothing.',
      'Each ghost on a meeple that is scored now costs 1.',
    ],
  },
  'G-END-2': { title: 'Who wins', text: ['The player with the most points wins. If there is a tie, the win is shared.'] },
};
