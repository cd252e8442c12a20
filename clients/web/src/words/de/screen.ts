/** Several people at one screen. */
export const screen = {
  offer: 'Noch jemand spielt an diesem Bildschirm',
  theirName: 'Name',
  sitDown: 'Platz geben',
  here: 'an diesem Bildschirm',
  turn: (name: string) => `${name} ist an der Reihe`,
};
