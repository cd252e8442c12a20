import type { Dictionary } from '../dictionary';

export const sounds: Dictionary['sounds'] = {
  off: 'Sunete: oprite',
  on: 'Sunete: pornite',
};
