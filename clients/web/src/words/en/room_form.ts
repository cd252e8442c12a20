import { duration } from './terms';

/** What is agreed for a room, and changed by its owner. */
export const roomForm = {
  perGame: (length: number) => `${duration(length)} for the whole game`,
  level: 'Level',
  absence: 'When somebody is away',
  companionAtOnce: 'a companion at once',
  companionAfter: (n: number) => `a companion after ${duration(n)}`,
  wait: 'the game waits',
  companionsYield: 'Newcomers may take a companion’s seat',
  skill: 'How well companions play',
  skills: {
    novice: 'like a novice',
    casual: 'casually',
    keen: 'keenly',
    strong: 'strongly',
    best: 'as well as they can',
  },
  chat: 'Players can write in the chat',
  oddsAid: 'The chance to win, as a line',
  colours: 'Colours, in the order in which they are dealt',
  scoring: 'Colours that keep the score',
  nth: (n: number) => `no. ${n}`,
  change: 'Change the room',
  changeLater: 'Game, seats and colours can be changed when it is over.',
  /** What is missing before the room is opened or changed. */
  lacks: {
    scoring: 'Choose three colours that keep the score, or none.',
    word: 'The word that lets people in is missing.',
  },
  save: 'Save',
  saved: 'Saved.',
};
