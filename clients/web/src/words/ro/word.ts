import type { Dictionary } from '../dictionary';

export const word: Dictionary['word'] = {
  choose: 'Intră doar cine știe un cuvânt',
  word: 'Cuvântul',
  kept: 'ca până acum',
  toWatch: 'Trebuie să-l știe și cine privește',
  enter: 'Spune cuvântul',
  shut: 'Camera aceasta se deschide cu un cuvânt',
  tell: 'Odată cu linkul, spune și cuvântul camerei.',
  inLink: 'Cu acest link, cuvântul nu e necesar.',
  needed: 'cere un cuvânt',
};
