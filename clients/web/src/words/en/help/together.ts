import type { Passages } from '../../help_words';

/** The game that all play together. */
export const together: Passages<'M'> = {
  'M-SET-1': {
    title: 'Players and meeples',
    text: '3 to 5 people have 5 meeples of one colour each. 2 people have two colours each, a single player has four, with 3 meeples of each. Use any of your colours on each turn; each counts by itself.',
  },
  'M-SET-2': { title: 'The scoring meeple', text: 'All your points move one scoring meeple, in a colour that nobody plays.' },
  'M-SET-3': {
    title: 'The six levels',
    text: 'Goal and hounds are totals of points. From level 3 the tiles are in three piles of 20, and each hound must be reached before its pile runs out.',
  },
  'M-SET-4': { title: 'The first ghosts', text: 'The game begins with 3 ghosts on the start tile. The others are the supply.' },
  'M-SET-5': {
    title: 'Three scoring meeples',
    text: 'Three colours in play have a scoring meeple each. With 3 to 5 people it is one of the player’s own 5 meeples; with 1 or 2 it is an extra one.',
  },
  'M-TURN-1': {
    title: 'The order of a turn',
    text: 'Skip whatever does not apply.',
    steps: [
      'Draw a tile and place it.',
      'Mist banks that it completes lose their ghosts.',
      'Cemeteries that it closes bury a meeple (from level 2).',
      'Ghosts rise from its mist.',
      'You may put a meeple on it.',
      'What it completes is scored.',
      'Hounds that were reached come (from level 3).',
      'A tile is laid face down beside an open cemetery (from level 5).',
    ],
  },
  'M-TURN-2': {
    title: 'Who decides, and when it ends',
    text: 'Talk about everything; the player whose turn it is decides. The game ends the moment you win or lose, and nothing more happens.',
  },
  'M-TURN-3': { title: 'Only one choice', text: 'Where only one thing can be done, it is done for you.' },
  'M-MIST-1': { title: 'A completed bank sets its ghosts free', text: 'All ghosts on the tiles of a completed mist bank go back to the supply.' },
  'M-BURY-1': {
    title: 'When a cemetery closes',
    text: 'Levels 2 to 4: when tiles lie on its four sides. Levels 5 and 6: when all 8 spaces around it are full; face-down tiles count.',
  },
  'M-BURY-2': {
    title: 'A closed cemetery buries a meeple',
    text: 'One meeple of any colour is taken from the board and stays there for the rest of the game. You choose which. If the board has none, one comes from a supply, if any is there. Scoring meeples are never buried.',
  },
  'M-BURY-3': { title: 'A hound leaves with its meeple', text: 'The hound of a buried meeple leaves the game and scores nothing.' },
  'M-BURY-4': { title: 'Ghosts find rest', text: 'After the burial all ghosts on the cemetery go back to the supply.' },
  'M-BURY-5': { title: 'Several at once', text: 'They are settled row by row, from the north-west. A cemetery placed where nothing around it is missing closes at once.' },
  'M-BURY-6': { title: 'The empty place', text: 'A buried meeple is on no road and in no city any more; others may take its place.' },
  'M-GHOST-1': { title: 'Ghosts rise', text: 'A misty tile brings as many ghosts as it shows, one fewer if its mist meets mist.' },
  'M-GHOST-2': {
    title: 'No ghosts where a bank is completed',
    text: 'A tile that completes a mist bank of its own brings none, even if it belongs to another one that stays open.',
  },
  'M-GHOST-3': {
    title: 'Cemeteries attract ghosts',
    text: 'Whenever at least one ghost rises, one more goes to an open cemetery. If several are open, you choose.',
  },
  'M-GHOST-4': {
    title: 'Haunted cemeteries',
    text: 'When a cemetery is placed, one ghost rises on every misty tile of the 8 around it. It attracts none later.',
  },
  'M-GHOST-5': {
    title: 'Too few ghosts',
    text: 'If more ghosts must rise than the supply has, the one for a cemetery included, you lose at once. An empty supply alone is no loss.',
  },
  'M-MEEPLE-1': {
    title: 'Putting a meeple',
    text: 'You may put one meeple on a road or in a city of the tile just placed, from level 2 in its castle too, if nobody is on that whole feature. It scores at once if the tile completes it. Features that grow together later can hold several colours.',
  },
  'M-SCORE-1': {
    title: 'Points or ghosts',
    text: 'Each completed feature with a meeple is scored, in the order you choose: take its points, or take 1 to 3 ghosts off one tile. A quarter of the start tile is one tile. Ghosts that stay may pay later: [[M-HOUND-5]].',
  },
  'M-SCORE-2': {
    title: 'Several colours multiply',
    text: 'The value counts once for each colour on the feature, however many meeples of that colour are there.',
  },
  'M-SCORE-3': { title: 'All or nothing', text: 'If you take ghosts, you give up the points of every colour.' },
  'M-SCORE-4': { title: 'Meeples come home', text: 'Either way all meeples of the feature go back to their supplies. Then a hound that was there scores.' },
  'M-SCORE-5': { title: 'Nobody there', text: 'A completed feature without a meeple brings neither points nor ghosts.' },
  'M-SCORE-6': { title: 'Castles', text: 'A completed castle is scored in the same step, like a road or a city.' },
  'M-HOUND-1': {
    title: 'Reaching a hound',
    text: 'A hound is reached when the scoring meeple is at its number or beyond it. At level 6 all three must be.',
  },
  'M-HOUND-2': { title: 'When hounds come', text: 'After all scorings of the turn, Rufus before Ronja.' },
  'M-HOUND-3': {
    title: 'The hound chases ghosts',
    text: 'Put the hound with any meeple on the board. It may chase up to 3 ghosts each off up to two tiles: the meeple’s own and the 8 around it. If there is no meeple on the board, the hound is lost.',
  },
  'M-HOUND-4': { title: 'On to the next pile', text: 'The rest of the pile goes on top of the next one, even if the hound is lost.' },
  'M-HOUND-5': {
    title: 'The hound scores',
    text: 'When its meeple has been scored, the hound scores 1 point for each ghost on the board and leaves the game. These points cannot be traded for ghosts.',
  },
  'M-DOWN-1': {
    title: 'A tile face down',
    text: 'While a cemetery is open, each turn ends with an unseen tile laid face down on one of the 8 spaces around it. A side of it must touch another tile; nothing need match.',
  },
  'M-DOWN-2': { title: 'Nobody looks', text: 'What it shows stays hidden until the game is over. Any tile may lie beside it.' },
  'M-DOWN-3': { title: 'What it completes', text: 'Nothing but cemeteries. If it closes one, a meeple is buried at once.' },
  'M-DOWN-4': {
    title: 'What it blocks',
    text: 'A road, city or mist bank with an edge against it can never be completed; nor can a castle beside it, even at a corner.',
  },
  'M-END-1': { title: 'You win', text: 'You win the moment the goal is reached. At level 6 all three scoring meeples must be there.' },
  'M-END-2': { title: 'You lose: too few ghosts', text: 'See [[M-GHOST-5]].' },
  'M-END-3': {
    title: 'You lose: no tile left',
    text: 'A tile must be drawn and the pile is empty, perhaps because a hound was not reached in time.',
  },
  'M-END-4': { title: 'Nothing more is counted', text: 'There is no scoring at the end.' },
  'M-SIX-1': {
    title: 'Each colour scores for itself',
    text: 'Each colour on a scored feature moves its own scoring meeple by the value. For colours without one you choose which of the three moves, in the order red, green, blue, yellow, black, pink.',
  },
  'M-SIX-2': {
    title: 'Whose points a hound brings',
    text: 'Those of its meeple’s colour. If that has no scoring meeple, you choose one.',
  },
};
