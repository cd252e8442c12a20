import { count } from './terms';

/** A table with whoever comes. */
export const find = {
  offer: 'Find me a table',
  lead: 'You get a seat where others are waiting for this game. If nobody is, your table goes on the list for the next who comes.',
  seats: 'Seats at the table',
  find: 'Find a table',
  roomOf: (name: string) => `Table of ${name}`,
  looking: (n: number) => `We are looking for ${count(n, { one: 'more player', other: 'more players' })}: the table is on the list.`,
};
