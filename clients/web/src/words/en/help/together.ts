import type { Passages } from '../../help_words';

/** The game that all play together. */
export const together: Passages<'M'> = {
  'M-SET-1': [
    'Players and meeples',
    '3 to 5 people have 5 meeples of one colour each. 2 people have two colours each, one has four, with 3 meeples of each. Use any of your colours on each turn; each counts by itself.',
  ],
  'M-SET-2': ['The scoring meeple', 'All your points move one scoring meeple, in a colour nobody plays.'],
  'M-SET-3': [
    'The six levels',
    'Goal and hounds are totals of points. From level 3 the tiles are in three piles of 20, and each hound must be reached before its pile runs out.',
  ],
  'M-SET-4': ['The first ghosts', 'The game begins with 3 ghosts on the start tile. The others are the supply.'],
  'M-SET-5': [
    'Three scoring meeples',
    'Three colours in play have a scoring meeple each. With 3 to 5 people it is one of the player’s own 5 meeples; with 1 or 2 it is an extra one.',
  ],
  'M-TURN-1': [
    'The order of a turn',
    'Skip whatever does not apply.',
    [
      'Draw a tile and place it.',
      'Mist banks that it completes lose their ghosts.',
      'Cemeteries that it closes bury a meeple (from level 2).',
      'Ghosts rise from its mist.',
      'You may put a meeple on it.',
      'What it completes is scored.',
      'Hounds that were reached come (from level 3).',
      'A tile is laid face down beside an open cemetery (from level 5).',
    ],
  ],
  'M-TURN-2': [
    'Who decides, and when it ends',
    'Talk about everything; the player whose turn it is decides. The game ends the moment you win or lose.',
  ],
  'M-TURN-3': ['Only one choice', 'Where only one thing can be done, it is done for you.'],
  'M-MIST-1': ['A completed bank sets its ghosts free', 'All ghosts on the tiles of a completed mist bank go back to the supply.'],
  'M-BURY-1': [
    'When a cemetery closes',
    'Levels 2 to 4: when tiles lie on its four sides. Levels 5 and 6: when all 8 spaces around it are full; face-down tiles count.',
  ],
  'M-BURY-2': [
    'A closed cemetery buries a meeple',
    'You choose a meeple of any colour on the board; it stays there for the rest of the game. If there is none, one comes from a supply. Scoring meeples are never buried.',
  ],
  'M-BURY-3': ['A hound leaves with its meeple', 'The hound of a buried meeple leaves the game and scores nothing.'],
  'M-BURY-4': ['Ghosts find rest', 'After the burial all ghosts on the cemetery go back to the supply.'],
  'M-BURY-5': ['Several at once', 'They are settled row by row, from the north-west. A cemetery placed where nothing around it is missing closes at once.'],
  'M-BURY-6': ['The empty place', 'Others may take the place of a buried meeple.'],
  'M-GHOST-1': ['Ghosts rise', 'A misty tile brings as many ghosts as it shows, one fewer if its mist meets mist.'],
  'M-GHOST-2': [
    'No ghosts where a bank is completed',
    'A tile that completes a mist bank of its own brings none, even if it belongs to another one that stays open.',
  ],
  'M-GHOST-3': [
    'Cemeteries attract ghosts',
    'Whenever at least one ghost rises, one more goes to an open cemetery. If several are open, you choose.',
  ],
  'M-GHOST-4': [
    'Haunted cemeteries',
    'When a cemetery is placed, one ghost rises on every misty tile of the 8 around it. It attracts none later.',
  ],
  'M-GHOST-5': [
    'Too few ghosts',
    'If more ghosts must rise than the supply has, the one for a cemetery included, you lose at once. An empty supply alone is no loss.',
  ],
  'M-MEEPLE-1': [
    'Putting a meeple',
    'You may put one meeple on a road or in a city of the tile just placed, from level 2 in its castle too, if nobody is on that whole feature. It scores at once if the tile completes it. Features that grow together later can hold several colours.',
  ],
  'M-SCORE-1': [
    'Points or ghosts',
    'Each completed feature with a meeple is scored, in the order you choose: take its points, or take 1 to 3 ghosts off one tile. A quarter of the start tile is one tile.',
  ],
  'M-SCORE-2': ['Several colours multiply', 'The value counts once for each colour there, however many its meeples.'],
  'M-SCORE-3': ['All or nothing', 'If you take ghosts, you give up the points of every colour.'],
  'M-SCORE-4': ['Meeples come home', 'Either way all meeples of the feature go back to their supplies. Then a hound that was there scores.'],
  'M-SCORE-5': ['Nobody there', 'A completed feature without a meeple brings neither points nor ghosts.'],
  'M-SCORE-6': ['Castles', 'A completed castle is scored like a road or a city.'],
  'M-HOUND-1': [
    'Reaching a hound',
    'A hound is reached when the scoring meeple is at its number or beyond it. At level 6 all three must be.',
  ],
  'M-HOUND-2': ['When hounds come', 'After all scorings of the turn, Rufus before Ronja.'],
  'M-HOUND-3': [
    'The hound chases ghosts',
    'Put the hound with any meeple on the board. It may chase up to 3 ghosts each off up to two tiles: the meeple’s own and the 8 around it. If there is no meeple on the board, the hound is lost.',
  ],
  'M-HOUND-4': ['On to the next pile', 'The rest of the pile goes on top of the next one, even if the hound is lost.'],
  'M-HOUND-5': [
    'The hound scores',
    'When its meeple has been scored, the hound scores 1 point for each ghost on the board and leaves the game. These points cannot be traded for ghosts.',
  ],
  'M-DOWN-1': [
    'A tile face down',
    'While a cemetery is open, each turn ends with an unseen tile laid face down on one of the 8 spaces around it. A side of it must touch another tile; nothing need match.',
  ],
  'M-DOWN-2': ['Nobody looks', 'What it shows stays hidden until the game is over. Any tile may lie beside it.'],
  'M-DOWN-3': ['What it completes', 'Nothing but cemeteries. If it closes one, a meeple is buried at once.'],
  'M-DOWN-4': [
    'What it blocks',
    'A road, city or mist bank with an edge against it can never be completed; nor can a castle beside it, even at a corner.',
  ],
  'M-END-1': ['You win', 'You win the moment the goal is reached. At level 6 all three scoring meeples must be there.'],
  'M-END-2': ['You lose: too few ghosts', 'See [[M-GHOST-5]].'],
  'M-END-3': ['You lose: no tile left', 'A tile must be drawn and the pile is empty.'],
  'M-END-4': ['Nothing more is counted', 'There is no scoring at the end.'],
  'M-SIX-1': [
    'Each colour scores for itself',
    'Each colour on a scored feature moves its own scoring meeple by the value. For colours without one you choose which of the three moves, in the order red, green, blue, yellow, black, pink.',
  ],
  'M-SIX-2': [
    'Whose points a hound brings',
    'Those of its meeple’s colour. If that has no scoring meeple, you choose one.',
  ],
};
