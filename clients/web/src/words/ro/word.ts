import type { Dictionary } from '../dictionary';

export const word: Dictionary['word'] = {
  choose: 'Intră doar cine știe un cuvânt',
  word: 'Cuvântul',
  kept: 'ca până acum',
  toWatch: 'Trebuie să-l știe și cine privește',
  lead: 'Întreabă-i pe cei care joacă aici ce cuvânt are camera.',
  enter: 'Spune cuvântul',
  shut: 'Camera aceasta se deschide cu un cuvânt',
  tell: 'Camera are un cuvânt. Spune-l celor cărora le trimiți linkul.',
  inLink: 'Camera are un cuvânt. Cine are linkul acesta nu trebuie să-l știe.',
  needed: 'cere un cuvânt',
};
