import type { Dictionary } from '../dictionary';

export const reactions: Dictionary['reactions'] = {
  group: 'Zeichen',
  say: { wave: 'Winken', ghost: 'Ein Geist!', agree: 'Daumen hoch', heart: 'Ein Herz', think: 'Ich denke nach', oh: 'Oh!' },
  meaning: {
    wave: 'winkt',
    ghost: 'sieht einen Geist',
    agree: 'findet das gut',
    heart: 'schickt ein Herz',
    think: 'denkt nach',
    oh: 'staunt',
  },
};
