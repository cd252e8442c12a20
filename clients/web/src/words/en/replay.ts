import { terms } from './terms';

const kTimes = new Intl.NumberFormat('en-GB');

/** Looking back at a game. */
export const replay = {
  titleOf: (game: string) => `Replay: ${game}`,
  steps: 'Steps through the game',
  first: 'To the beginning',
  back: 'One move back',
  on: 'One move on',
  last: 'To the end',
  scoringBack: 'To the scoring before',
  scoringOn: 'To the next scoring',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  times: (n: number) => `Speed ${kTimes.format(n)}`,
  moment: 'Moment of the game',
  move: (n: number) => `Move ${n}`,
  moveOf: (n: number, all: number) => `Move ${n} of ${all}`,
  beginning: 'The board before the first tile.',
  drawn: 'A tile was drawn.',
  passed: 'Nothing more was done.',
  showTurn: 'Show the board at this turn',
  share: 'Share this moment',
  link: 'Link to this moment',
  lookingBack: (n: number, all: number) => `You are looking at move ${n} of ${all}.`,
  backToNow: 'Back to now',
  yourTurn: 'The game waits for you.',
  watchAgain: 'Watch it again',
  finished: 'Finished games',
  noneFinished: 'No game has come to its end here yet.',
  more: 'Show more',
  ended: (ago: string) => `ended ${ago}`,
  won: 'won',
  lost: 'lost',
  wonBy: (winners: string[]) => (winners.length === 1 ? `${winners[0]} won` : `${terms.list(winners)} won together`),
};
