/** A screen that everybody around it sees. */
export const wall = {
  open: 'For a big screen',
  join: 'Scan this to take a seat.',
  follow: 'Scan this to play or watch.',
  leave: 'Leave this view',
};
