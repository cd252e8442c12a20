/** A screen that everybody around it sees. */
export const wall = {
  open: 'Das Spielbrett auf diesem Bildschirm zeigen',
  lead: 'Für einen Bildschirm, den alle sehen. Gespielt wird auf den Telefonen.',
  join: 'Zum Mitspielen scannen.',
  follow: 'Zum Mitspielen oder Zuschauen scannen.',
  leave: 'Ansicht verlassen',
};
