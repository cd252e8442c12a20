import { count } from './terms';

/** A table with whoever comes. */
export const find = {
  lead: (game: string) => `${game}. You get a seat where others are waiting for it. If nobody is, your table goes on the list.`,
  find: 'Sit anywhere',
  roomOf: (name: string) => `Table of ${name}`,
  looking: (n: number) => `We are looking for ${count(n, { one: 'more player', other: 'more players' })}: the table is on the list.`,
};
