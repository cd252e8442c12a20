/** Several people at one screen. */
export const screen = {
  offer: 'Mai joacă cineva la acest ecran',
  lead: 'Fiecare are locul său. Acționează cine e la rând, așa că dați ecranul mai departe.',
  theirName: 'Numele',
  sitDown: 'Dă-i un loc',
  here: 'la acest ecran',
  turn: (name: string) => `E la rând ${name}`,
};
