import type { Dictionary } from '../dictionary';

export const sounds: Dictionary['sounds'] = {
  off: 'Ton: aus',
  on: 'Ton: an',
};
