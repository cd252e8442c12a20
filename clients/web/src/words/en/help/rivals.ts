import type { Passages } from '../../help_words';

/** The games against each other. */
export const rivals: Passages<'G'> = {
  'G-SET-1': [
    'Ghosts, Castles and Cemeteries',
    '60 tiles of the mist game and 71 of the base game, on the large start tile; 15 ghosts in the supply. Each player has 5 meeples and 2 guards; 3 more guards of each colour can be won. Ghosts, castles and cemeteries can each be left out.',
  ],
  'G-SET-2': ['The base game', '72 tiles and 7 meeples for each player: cities, roads, monasteries and fields.'],
  'G-GHOST-1': [
    'Ghosts haunt meeples',
    'If your tile joins mist to mist, put 1 ghost on a meeple of somebody else. If its mist meets a clear edge, or its clear edge mist, put 1 on a meeple of your own; with both, the other’s comes first. What is not possible is skipped. Ghosts drawn on tiles mean nothing here.',
  ],
  'G-GHOST-2': [
    'The third ghost',
    'A third ghost sends a meeple home, and its owner may put it again in the same turn. The three ghosts go back to the supply.',
  ],
  'G-GHOST-3': ['Guards fear nothing', 'A guard never takes a ghost. A meeple in a castle or on a cemetery can.'],
  'G-MEEPLE-1': [
    'Putting a meeple',
    'You may put one meeple or guard on a road, city, monastery, castle, cemetery or field of the tile just placed, if nobody is on that whole feature. Never on a field in the mist.',
  ],
  'G-FIELD-1': ['Fields and mist', 'Mist ends a field as a city does. A misty edge against a clear one does not continue it.'],
  'G-SCORE-1': [
    'Scoring at once',
    'A completed feature scores for the player with the most meeples there; if there is a tie, for each in full. A road brings 1 for each tile, a city 2 for each tile and coat of arms, a monastery 9, a castle 2 for each misty tile of its nine.',
  ],
  'G-SCORE-2': [
    'What ghosts cost',
    'A player who scores loses 2 points for each ghost on their own meeples there, but nobody falls below 0. The ghosts go back to the supply.',
  ],
  'G-SCORE-3': [
    'Keepers win guards',
    'When all 8 spaces around a cemetery are full, its keeper comes home and wins its owner a guard, if one is left. Each ghost on the keeper costs 2 points.',
  ],
  'G-SCORE-4': ['Several scorings in one turn', 'Losses come first, and each scoring stops at 0. A scoring worth 0 points still costs its ghosts.'],
  'G-END-1': [
    'The last scoring',
    'When no tile is left, what is not complete scores for the majority: 1 for each tile of a road, each tile and coat of arms of a city, each misty tile of a castle’s nine, and for a monastery and each tile around it. Fields bring 3 for each completed city that they touch, cemeteries nothing. Each ghost on a meeple that is scored costs 1.',
  ],
  'G-END-2': ['Who wins', 'The player with the most points. If there is a tie, the win is shared.'],
};
