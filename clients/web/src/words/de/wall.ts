/** A screen that everybody around it sees. */
export const wall = {
  open: 'Das Spielbrett auf diesem Bildschirm zeigen',
  join: 'Zum Mitspielen scannen.',
  follow: 'Zum Mitspielen oder Zuschauen scannen.',
  leave: 'Ansicht verlassen',
};
