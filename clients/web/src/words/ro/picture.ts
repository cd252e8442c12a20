/** A picture of the board, to keep. */
export const picture = {
  save: 'Salvează o imagine',
  failed: 'Acest browser nu a putut desena imaginea.',
};
