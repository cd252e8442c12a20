/** Rooms with a word. */
export const word = {
  choose: 'Only those who know a word get in',
  word: 'The word',
  kept: 'as it is',
  toWatch: 'Those who watch must know it, too',
  lead: 'Ask those who play here for its word.',
  enter: 'Say the word',
  shut: 'This room opens with a word',
  tell: 'The room has a word. Tell it to those whom you send the link.',
  inLink: 'The room has a word. Whoever has this link need not know it.',
  needed: 'needs a word',
};
