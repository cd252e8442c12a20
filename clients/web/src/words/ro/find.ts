import type { Dictionary } from '../dictionary';
export const find: Dictionary['find'] = {
  lead: (game) => `${game}: un loc unde așteaptă deja cineva, altfel o masă pe listă.`,
  find: 'Așază-mă oriunde',
  roomOf: (name) => `Masa lui ${name}`,
  looking: 'Masa este pe listă.',
};
