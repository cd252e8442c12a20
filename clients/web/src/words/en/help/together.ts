import type { Passages } from '../../help_words';

/** The game that all play together. */
export const together: Passages<'M'> = {
  'M-SET-1': {
    title: 'Players and meeples',
    text: [
      '3 to 5 people have 5 meeples of one colour each. 2 people have two colours each, with 3 meeples of each colour. If you play alone, you have four colours with 3 meeples each.',
      'If you have several colours, you may use any of them on each turn. Each counts as a colour of its own.',
    ],
  },
  'M-SET-2': {
    title: 'The scoring meeple',
    text: ['All your points go to one scoring meeple on the track. Its colour belongs to nobody.'],
  },
  'M-SET-3': {
    title: 'The six levels',
    text: [
      'Goal and hounds are totals of points. At level 6 each of three scoring meeples needs its 50.',
      'From level 3 on the tiles are in three piles of 20. Each hound must be reached before its pile is used up.',
    ],
  },
  'M-SET-4': {
    title: 'The first three ghosts',
    text: ['3 ghosts are on the start tile when the game begins. The others are the supply.'],
  },
  'M-SET-5': {
    title: 'Three scoring meeples',
    text: [
      'Three colours that are in play have a scoring meeple each.',
      'With 3 to 5 people, each of those is one of its player’s 5 meeples: those players have 4 left. With 1 or 2 people, it is an extra one.',
    ],
  },
  'M-TURN-1': {
    title: 'The order of a turn',
    text: ['Skip whatever does not apply; the rest still happens.'],
    steps: [
      'Draw a tile and place it.',
      'Mist banks that it completes lose their ghosts.',
      'Cemeteries that it closes bury a meeple (from level 2).',
      'Ghosts rise from its mist.',
      'You may put one meeple on it.',
      'What it completes is scored: points, or ghosts.',
      'Hounds that were reached come to help (from level 3).',
      'A tile is laid face down beside an open cemetery (from level 5).',
    ],
  },
  'M-TURN-2': {
    title: 'Who decides, and when it ends',
    text: [
      'Talk about everything. The player whose turn it is decides.',
      'The game ends the moment you have won or lost, even in the middle of a turn.',
    ],
  },
  'M-TURN-3': {
    title: 'When there is only one way',
    text: ['If only one thing can be done, it is done for you, and “What happened” says so.'],
  },
  'M-MIST-1': {
    title: 'A completed bank sets its ghosts free',
    text: ['For each mist bank that the placed tile completes, every ghost on every tile of the bank goes back to the supply.'],
  },
  'M-BURY-1': {
    title: 'Open and closed cemeteries',
    text: [
      'Levels 2 to 4: a cemetery is open until there are tiles on its four sides.',
      'Levels 5 and 6: it is open until all 8 spaces around it are full. Face-down tiles count.',
    ],
  },
  'M-BURY-2': {
    title: 'A closed cemetery buries a meeple',
    text: [
      'One meeple of any colour is taken from the board and stays on that cemetery for the rest of the game. You choose which.',
      'If no meeple is on the board, one comes from somebody’s supply. If there is none either, nobody is buried.',
      'Scoring meeples are never buried.',
    ],
  },
  'M-BURY-3': { title: 'A hound leaves with its meeple', text: ['A hound with the buried meeple leaves the game and scores nothing.'] },
  'M-BURY-4': { title: 'Ghosts find rest', text: ['All ghosts on the cemetery go back to the supply once its meeple is buried.'] },
  'M-BURY-5': {
    title: 'Several at once',
    text: [
      'Cemeteries that close together are settled one after the other, from north to south, and within a row from west to east.',
      'A cemetery that is placed into a hole with nothing missing around it closes at once.',
    ],
  },
  'M-BURY-6': {
    title: 'The empty place',
    text: ['A buried meeple is no longer on a road or in a city. If it was the only one there, another meeple may go there again.'],
  },
  'M-GHOST-1': {
    title: 'Ghosts rise',
    text: [
      'A misty tile that you place brings as many ghosts as it shows.',
      'If one of its misty edges touches mist, it brings one fewer.',
    ],
  },
  'M-GHOST-2': {
    title: 'No ghosts where a bank is completed',
    text: ['If the placed tile completes a mist bank that it belongs to, it brings none at all.'],
  },
  'M-GHOST-3': {
    title: 'Cemeteries attract ghosts',
    text: [
      'Whenever at least one ghost rises from the placed tile, one more goes to an open cemetery. If several are open, you choose.',
      'With no cemetery open, none comes.',
    ],
  },
  'M-GHOST-4': {
    title: 'Haunted cemeteries',
    text: [
      'When a cemetery is placed, one ghost rises on every misty tile of the 8 around it, whatever is already there.',
      'In return, open cemeteries attract no ghosts later.',
    ],
  },
  'M-GHOST-5': {
    title: 'Too few ghosts',
    text: [
      'If more ghosts must rise than the supply has, you have lost at once. The ghost for an open cemetery counts.',
      'An empty supply is no loss, as long as nothing has to rise.',
    ],
  },
  'M-MEEPLE-1': {
    title: 'Putting a meeple',
    text: [
      'You may put one of your meeples on a road or in a city of the tile that you just placed; from level 2 on in its castle too.',
      'The whole feature must be without meeples. Two features with meeples may grow together later: that is how several colours meet.',
      'Never on field, mist, a cemetery or the ruin. If your tile completes the feature, your meeple scores it at once.',
    ],
  },
  'M-SCORE-1': {
    title: 'Points or ghosts',
    text: [
      'Each feature that the tile completes and that has a meeple is scored. If there are several, you choose the order.',
      'For each one, take its points, or take 1 to 3 ghosts off exactly one tile instead. A quarter of the start tile is one tile; a cemetery may be chosen too.',
      'Ghosts may be left on purpose: a hound pays for them ([[M-HOUND-5]]).',
    ],
  },
  'M-SCORE-2': {
    title: 'Several colours multiply',
    text: ['The value counts once for each colour on the feature. How many meeples of one colour are there makes no difference.'],
  },
  'M-SCORE-3': { title: 'All or nothing', text: ['If you take ghosts, you give up the points of the whole feature, those of every colour.'] },
  'M-SCORE-4': { title: 'Meeples come home', text: ['Either way all meeples of the feature go back to their supplies. Then a hound that was there scores.'] },
  'M-SCORE-5': { title: 'Nobody there', text: ['A completed feature without a meeple brings neither points nor ghosts.'] },
  'M-SCORE-6': { title: 'Castles', text: ['A castle that the tile completes is scored in the same step, like a road or a city.'] },
  'M-HOUND-1': {
    title: 'Reaching a hound',
    text: ['A hound is reached when the scoring meeple is on its number or beyond it. At level 6 all three must.'],
  },
  'M-HOUND-2': { title: 'When hounds come', text: ['After all scorings of the turn. If both are reached, Rufus comes before Ronja.'] },
  'M-HOUND-3': {
    title: 'The hound chases ghosts',
    text: [
      'Put the hound with any meeple on the board. It may chase up to 3 ghosts each off up to two different tiles: the meeple’s own and the 8 around it.',
      'If there is no meeple on the board, the hound is lost. Both hounds may be with the same meeple.',
    ],
  },
  'M-HOUND-4': {
    title: 'On to the next pile',
    text: ['The rest of the pile is put on top of the next one, and you draw from there. This also happens when the hound is lost.'],
  },
  'M-HOUND-5': {
    title: 'The hound scores',
    text: [
      'When its meeple has been scored, for points or for ghosts, the hound scores 1 point for each ghost that is then on the board. These points cannot be traded.',
      'Then it leaves the game.',
    ],
  },
  'M-DOWN-1': {
    title: 'A tile face down',
    text: [
      'If a cemetery is open at the end of your turn, you draw a tile unseen and lay it face down on an empty space among the 8 around an open cemetery.',
      'A side of it must touch another tile, face up or down; the landscape need not match.',
      'If the pile has no tile left for it, you have lost ([[M-END-3]]).',
    ],
  },
  'M-DOWN-2': { title: 'Nobody looks', text: ['What it shows stays hidden until the game is over. Any tile may be beside it.'] },
  'M-DOWN-3': { title: 'What it completes', text: ['It completes nothing but cemeteries. If it closes one, a meeple is buried at once.'] },
  'M-DOWN-4': {
    title: 'What it blocks',
    text: ['A road, a city or a mist bank with an edge against it can never be completed; nor can a castle that has it among the 8 around.'],
  },
  'M-END-1': { title: 'You win', text: ['The moment the goal is reached or passed, you have won. At level 6 all three scoring meeples must be there.'] },
  'M-END-2': { title: 'You lose: too few ghosts', text: ['More ghosts must rise than the supply has: see [[M-GHOST-5]].'] },
  'M-END-3': {
    title: 'You lose: no tile left',
    text: ['A tile must be drawn, and the pile is empty. From level 3 on this also happens when a hound was not reached in time.'],
  },
  'M-END-4': { title: 'Nothing more is counted', text: ['There is no scoring at the end. What is not complete brings nothing.'] },
  'M-SIX-1': {
    title: 'Each colour scores for itself',
    text: [
      'Each colour on a scored feature scores the value by itself. A colour with a scoring meeple moves that one.',
      'For any other colour you choose which of the three moves. It gets the whole value; it cannot be divided.',
      'Colours with a scoring meeple come first, then the others: red, green, blue, yellow, black, pink.',
    ],
  },
  'M-SIX-2': {
    title: 'Whose points a hound brings',
    text: ['Those of its meeple’s colour. If that has no scoring meeple, you choose one.'],
  },
};
