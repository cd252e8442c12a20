/** A screen that everybody around it sees. */
export const wall = {
  open: 'Pentru ecranul mare',
  join: 'Scanați pentru a lua loc.',
  follow: 'Scanați pentru a juca sau a privi.',
  leave: 'Ieși din această vedere',
};
