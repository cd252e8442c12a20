/** Several people at one screen. */
export const screen = {
  offer: 'Mai joacă cineva la acest ecran',
  theirName: 'Numele',
  sitDown: 'Dă-i un loc',
  here: 'la acest ecran',
  turn: (name: string) => `E la rând ${name}`,
};
