import { terms } from './terms';
import type { Named } from '../named';

/** Looking back at a game. */
export const replay = {
  steps: 'Steps through the game',
  back: 'One move back',
  on: 'One move on',
  play: 'Play',
  pause: 'Pause',
  moment: 'Moment of the game',
  moveOf: (n: number, all: number) => `Move ${n} of ${all}`,
  beginning: 'The board before the first tile.',
  drawn: 'A tile was drawn.',
  passed: 'Nothing else was done.',
  showTurn: 'Show the board at this turn',
  link: 'Link to this moment',
  backToNow: 'Back to now',
  yourTurn: 'The game is waiting for you.',
  finished: 'Finished games',
  noneFinished: 'No game has been finished here yet.',
  more: 'Show more',
  ended: (ago: string) => `ended ${ago}`,
  won: 'won',
  lost: 'lost',
  wonBy: (winners: Named[]) => (winners.length === 1 ? `${winners[0]} won` : `${terms.list(winners)} won together`),
  spoilers: 'Show what comes next',
  fork: 'Play on from here',
  sameOrder: 'Tiles in the same order',
  forkOver: 'Go back a move to play on.',
  download: 'Download the game file',
  openFile: 'Open a game file',
  sitHere: 'Play along',
};
