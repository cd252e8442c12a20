import type { Dictionary } from '../dictionary';

export const sounds: Dictionary['sounds'] = {
  off: 'Sunete: oprite',
  soft: 'Sunete: încet',
  full: 'Sunete: tare',
};
