/** A picture of the board, to keep. */
export const picture = {
  save: 'Save a picture',
  failed: 'This browser could not draw the picture.',
};
