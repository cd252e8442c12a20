/** Signs that are made with one press; `meaning` is how they are read aloud. */
export const reactions = {
  group: 'Signs',
  say: { wave: 'Wave', ghost: 'A ghost!', agree: 'Thumbs up', heart: 'A heart', think: 'I am thinking', oh: 'Oh!' },
  meaning: {
    wave: 'waves hello',
    ghost: 'sees a ghost',
    agree: 'likes that',
    heart: 'sends a heart',
    think: 'is thinking',
    oh: 'says oh!',
  },
};
