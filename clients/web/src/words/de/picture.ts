/** A picture of the board, to keep. */
export const picture = {
  save: 'Bild speichern',
  failed: 'Dieser Browser konnte das Bild nicht zeichnen.',
};
