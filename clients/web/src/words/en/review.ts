import type { Source, Sender } from '../../game/review';
import { many, terms } from './terms';

const { points } = terms;

const sources: Record<Source, string> = { ...many, hound: 'Hounds' };

const senders: Record<Sender, string> = {
  bank: 'Closed mist banks',
  scoring: 'In exchange for points',
  burial: 'Burials',
  hound: 'Chased by hounds',
  meeple: 'With their meeples',
};

/** How a game went, looked at after its end. */
export const review = {
  ghostsAxis: 'Ghosts left',
  goal: (n: number) => `Goal: ${n}`,
  moment: (turn: number, what: string, n: number) => `Turn ${turn}: ${what}, ${points(n)}`,
  given: (turn: number, what: string, n: number) => `Turn ${turn}: ${what}, ${points(n)} given up for ghosts`,
  sources,
  ghostsTitle: 'Ghosts sent home',
  senders,
};
