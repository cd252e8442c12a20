/** Rooms with a word. */
export const word = {
  choose: 'Only those who know a word get in',
  word: 'The word',
  kept: 'as it is',
  toWatch: 'Spectators must know it, too',
  enter: 'Enter the word',
  shut: 'This room opens with a word',
  tell: 'Tell the word of the room with the link.',
  inLink: 'With this link, nobody needs the word.',
  needed: 'needs a word',
};
