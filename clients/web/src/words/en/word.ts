/** Rooms with a word. */
export const word = {
  choose: 'Only those who know a word get in',
  word: 'The word',
  kept: 'as it is',
  toWatch: 'Spectators must know it, too',
  lead: 'Ask the people who play here for it.',
  enter: 'Enter the word',
  shut: 'This room opens with a word',
  tell: 'The room has a word. Tell it to everybody you send the link to.',
  inLink: 'The room has a word. With this link, nobody needs it.',
  needed: 'needs a word',
};
