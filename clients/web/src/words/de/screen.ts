/** Several people at one screen. */
export const screen = {
  offer: 'Noch jemand spielt an diesem Bildschirm',
  lead: 'Jede Person hat einen eigenen Platz. Wer an der Reihe ist, handelt; reicht den Bildschirm also weiter.',
  theirName: 'Name',
  sitDown: 'Platz geben',
  here: 'an diesem Bildschirm',
  turn: (name: string) => `${name} ist an der Reihe`,
};
