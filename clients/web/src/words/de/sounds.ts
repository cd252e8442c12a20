import type { Dictionary } from '..';

export const sounds: Dictionary['sounds'] = {
  off: 'Klänge: aus',
  soft: 'Klänge: leise',
  full: 'Klänge: laut',
};
