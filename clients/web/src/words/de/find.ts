import type { Dictionary } from '../dictionary';
export const find: Dictionary['find'] = {
  lead: (game) => `${game}: ein Platz, wo schon jemand wartet, sonst ein Tisch auf der Liste.`,
  find: 'Irgendwo mitspielen',
  roomOf: (name) => `Tisch von ${name}`,
  looking: 'Dieser Tisch steht auf der Liste.',
};
