/** A table with whoever comes. */
export const find = {
  lead: (game: string) => `${game}: a seat where others wait, or else a table on the list.`,
  find: 'Sit anywhere',
  roomOf: (name: string) => `Table of ${name}`,
  looking: 'This table is on the list.',
};
