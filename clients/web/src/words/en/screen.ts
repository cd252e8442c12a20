import type { Named } from '../named';

/** Several people at one screen. */
export const screen = {
  offer: 'Somebody else plays at this screen',
  theirName: 'Their name',
  sitDown: 'Give them a seat',
  here: 'at this screen',
  turn: (name: Named) => `${name}’s turn`,
};
