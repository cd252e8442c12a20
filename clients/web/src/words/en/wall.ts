/** A screen that everybody around it sees. */
export const wall = {
  open: 'Show the board on this screen',
  join: 'Scan this to take a seat.',
  follow: 'Scan this to play or watch.',
  leave: 'Leave this view',
};
