import type { HelpWords } from '../../help_words';

/** What the pictures show. */
export const captions: HelpWords['captions'] = {
  'T-5': 'The start tile, with the ruin in its middle and the first three ghosts.',
  'P-1': 'Lit spaces: there the next tile may go, if it fits.',
  'T-8': 'The mist ends against a clear edge: this bank can never close, and its ghost stays.',
  'M-MIST-1': 'Mist meets mist, and no misty edge is open any more: the ghost goes back to the supply.',
  'M-GHOST-1': 'The new tile shows 2 ghosts. Because it touches mist, only 1 rises.',
  'M-GHOST-4': 'The cemetery was just placed: one ghost rises on each misty tile around it.',
  'T-7': 'A complete road from village to village.',
  'T-9': 'A complete castle counts the mist around it.',
  'M-SCORE-2': 'Red and blue have met in this city.',
  'M-BURY-2': 'Four sides are full: the cemetery has closed over a yellow meeple.',
  'M-HOUND-3': 'Rufus is with the red meeple. Up to 3 ghosts each go from two of the tiles around.',
  'M-DOWN-1': 'One tile is face down; the next may go on any of the lit spaces.',
  'G-GHOST-1': 'Mist meets mist: Red sends a ghost to the blue meeple. Red’s own guard could never take one.',
  'G-SCORE-1': 'All 8 spaces around the monastery are full.',
  'G-END-1': 'The black meeple is in a field that touches a completed city.',
};
