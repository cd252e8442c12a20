import type { HelpWords } from '../../help_words';

/** What is played where the published rules are silent or disagree. */
export const readings: HelpWords['readings'] = {
  'P-3': {
    played: 'A tile that fits nowhere is shown, leaves the game, and another one is drawn.',
    why: 'That is how the base game is played. The rule that you lose when a tile or a ghost cannot be placed is about a supply that has run out.',
  },
  'M-TURN-2': {
    played: 'The game can end in the middle of a step, and nothing follows: the meeples of the last scoring stay where they are.',
    why: 'The rules say that the game ends at once. We take that at its word.',
  },
  'M-TURN-3': {
    played: 'If only one choice is legal, it is made for you.',
    why: 'Nobody should be asked where there is nothing to decide.',
  },
  'M-MIST-1': {
    played: 'A completed bank frees its tiles of all ghosts, also of those that rose from another bank on the same tile.',
    why: 'The rules speak of the tiles, not of the banks from which the ghosts came.',
  },
  'M-GHOST-2': {
    played: 'A tile that completed a bank brings no ghosts, even if it also belongs to a bank that stays open.',
    why: 'The rules give it none, and do not divide its symbols among banks.',
  },
  'M-SCORE-1': {
    played: 'If you choose ghosts, you take at least one. With no ghost on the board, the points are scored.',
    why: 'Otherwise a scoring could be thrown away.',
  },
  'M-SCORE-5': {
    played: 'Completing something that nobody is on gives neither points nor ghosts.',
    why: 'The choice between them is offered because of the meeple that is there.',
  },
  'M-SCORE-6': {
    played: 'A completed castle is scored in the same step as roads and cities.',
    why: 'The published summary has one step for all scorings, in an order that it calls precise.',
  },
  'M-HOUND-2': {
    played: 'Hounds come after all scorings of the turn, Rufus first.',
    why: 'The published summary has this order, and calls it precise.',
  },
  'M-DOWN-1': {
    played: 'A tile may be laid face down on a corner space of a cemetery too, if a side of it touches another tile.',
    why: 'All 8 spaces must be filled to close it.',
  },
  'G-SCORE-4': {
    played: 'Several scorings of one turn are settled with losses first, and each stops at 0.',
    why: 'A player at a real table would choose this order.',
  },
  'G-END-1': {
    played:
      'At the end each ghost costs 1 point, only on meeples that are scored, and also where the scoring is worth 0. A player without the majority pays nothing.',
    why: 'The publisher exempts the keepers of cemeteries; the others follow by analogy, and scorings during the game work the same way.',
  },
};
