import type { Dictionary } from '../dictionary';

export const reactions: Dictionary['reactions'] = {
  group: 'Semne',
  say: { wave: 'Fă cu mâna', ghost: 'O fantomă!', agree: 'Bravo', heart: 'O inimă', think: 'Mă gândesc', oh: 'Vai!' },
  meaning: {
    wave: 'face cu mâna',
    ghost: 'vede o fantomă',
    agree: 'zice bravo',
    heart: 'trimite o inimă',
    think: 'se gândește',
    oh: 'zice vai!',
  },
};
