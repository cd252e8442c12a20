import type { Dictionary } from '../dictionary';

export const sounds: Dictionary['sounds'] = {
  off: 'Ton: aus',
  soft: 'Ton: leise',
  full: 'Ton: laut',
};
