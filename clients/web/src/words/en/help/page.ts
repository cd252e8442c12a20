import type { HelpWords, PagePassages } from '../../help_words';

/** How the page is used, and what it is. */
export const page: PagePassages = {
  table: [
    'Mouse and fingers',
    'Press a lit space to lay the tile there, and again to turn it; then confirm. Drag the board to move it; zoom with the wheel or two fingers.',
  ],
  keys: ['Keys', 'The whole game can be played without a mouse.'],
  council: [
    'Council and chat',
    'Point at a place with a right click, a long press or the P key. Propose a move, and the player whose turn it is can adopt it with one press.',
  ],
  undo: [
    'Taking back',
    'Take back your own steps until a new tile is drawn; after that, the others are asked. A drawn tile always comes again.',
  ],
  rewind: ['Looking back', 'Press a turn under “What happened” to see the board as it was. A finished game can be played on from any moment.'],
  companions: [
    'Companions and hints',
    'A companion is a computer player: it fills a seat, plays for somebody who is away, or says what it would do in your place. It knows no more than you see.',
  ],
  silence: ['Where the rules are silent', 'Here the published rules say nothing, or contradict each other:'],
  credits: [
    'Who made this',
    'Mistward is an unofficial fan project, not connected with the publisher of Mists over Carcassonne. Its pictures, its texts and the layouts of its tiles are its own. The program is free under the MIT licence, and so are the libraries in this page:',
  ],
  privacy: [
    'What is kept',
    'The server keeps your names, your games and the chat. Anybody with the link to a room that may be watched can see its game. This browser keeps your settings, your results and the keys of your seats. Under “You” you can read what the server keeps about you, or have it forgotten. No cookies, no counting of visitors, no advertising.',
  ],
};

export const keys: HelpWords['keys'] = {
  table: 'At the table',
  replay: 'While looking back',
  page: 'Everywhere',
  names: { Space: 'Space', Enter: 'Enter', Escape: 'Esc', Shift: 'Shift', Home: 'Home', End: 'End' },
  atTable: {
    move: 'next place or choice',
    choose: 'choose, then confirm',
    turn: 'turn the tile to the right',
    turnBack: 'turn it to the left',
    more: 'one ghost more, or closer',
    fewer: 'one ghost fewer, or farther away',
    whole: 'show everything',
    nothing: 'no meeple, no ghosts',
    point: 'point at the place for the others',
    look: 'tell about the place',
    explore: 'look around, space by space',
    back: 'take back what is not confirmed',
  },
  inReplay: {
    stepBack: 'one move back',
    stepOn: 'one move on',
    scoringBack: 'previous scoring',
    scoringOn: 'next scoring',
    first: 'beginning',
    last: 'end',
    play: 'play and pause',
    leave: 'back to the running game',
  },
  everywhere: { help: 'open and close this help', closeHelp: 'close it' },
};
