/** A screen that everybody around it sees. */
export const wall = {
  open: 'Für den großen Bildschirm',
  join: 'Zum Mitspielen scannen.',
  follow: 'Zum Mitspielen oder Zuschauen scannen.',
  leave: 'Ansicht verlassen',
};
