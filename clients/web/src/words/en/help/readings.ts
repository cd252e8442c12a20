import type { HelpWords } from '../../help_words';

/** Why it is played so where the published rules are silent or disagree. */
export const readings: HelpWords['readings'] = {
  'P-3': 'The base game is played so.',
  'M-TURN-2': 'The rules end the game at once, and we take that at its word.',
  'M-TURN-3': 'Nobody should be asked where there is nothing to decide.',
  'M-MIST-1': 'The rules speak of tiles, not of the banks from which their ghosts came.',
  'M-GHOST-2': 'The rules do not divide the ghosts of a tile among its banks.',
  'M-SCORE-1': 'Without at least one ghost, a scoring could be thrown away.',
  'M-SCORE-5': 'There is a choice only because of the meeple there.',
  'M-SCORE-6': 'The published summary has one step for all scorings.',
  'M-HOUND-2': 'This is the order of the published summary.',
  'M-DOWN-1': 'Corners are allowed, since all 8 spaces must be filled.',
  'G-SCORE-4': 'Players at a real table would choose this order.',
  'G-END-1': 'The publisher exempts the keepers of cemeteries; other meeples that are not scored follow by analogy.',
};
