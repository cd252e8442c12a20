import type { HelpWords, PagePassages } from '../../help_words';

/** How the page is used, and what it is. */
export const page: PagePassages = {
  table: {
    title: 'Mouse and fingers',
    text: [
      'Press a lit space to lay the tile there, and press it again, or its button, to turn it. Nothing is decided until you confirm.',
      'Drag the board to move it; zoom with the wheel or two fingers. Over a tile that you are placing, the wheel turns the tile.',
    ],
  },
  keys: {
    title: 'Keys',
    text: ['The whole game can be played without a mouse.'],
  },
  council: {
    title: 'Council and chat',
    text: [
      'Point at a place for the others with a right click, a long press or the P key.',
      'Propose a move: the page shows what it would bring, and the player whose turn it is can adopt it with one press. A proposal does not decide anything.',
      'The chat is for everybody at the table.',
    ],
  },
  undo: {
    title: 'Taking back',
    text: [
      'You can take back your own steps until a new tile is drawn. For anything else, the page asks the others, if the room allows it.',
      'A drawn tile is never put back: the same tile comes again.',
    ],
  },
  rewind: {
    title: 'Looking back',
    text: [
      'Press a turn under “What happened” to see the board as it was; the game continues meanwhile.',
      'A finished game can be watched again move by move, shared at one moment, saved as a file, or played on from any moment in a new room.',
    ],
  },
  companions: {
    title: 'Companions and hints',
    text: [
      'A companion is a computer player. It can fill a seat, or play for somebody who is away, if the room allows it.',
      'It knows no more than you see. If hints are on, it also says what it would do in your place.',
    ],
  },
  silence: {
    title: 'Where the rules are silent',
    text: ['Here the published rules say nothing, or contradict each other. This is how we play, and why.'],
  },
  credits: {
    title: 'Who made this',
    text: [
      'Mistward is an unofficial fan project, made without the publisher of Mists over Carcassonne and not connected with it. Names of games belong to their owners.',
      'All pictures are the project’s own; the layouts of the tiles are its own reconstruction. Texts and rules here are in our own words.',
      'The program is free under the MIT licence. The page uses these libraries, all of them under the MIT licence:',
    ],
  },
  privacy: {
    title: 'What is kept',
    text: [
      'The server keeps the names that you type, your games move by move, and the chat. Anybody who has the link to a room that may be watched can see its game.',
      'This browser keeps your settings, your name, your secret, how your games ended, and the keys of your seats, so that you can come back. Under “You” you take yourself to another device, read all that the server keeps about you, or have it forgotten.',
      'The page contacts no other server: no cookies, no counting of visitors, no advertising.',
    ],
  },
};

export const keys: HelpWords['keys'] = {
  table: 'At the table',
  replay: 'In a replay and while looking back',
  page: 'Everywhere',
  names: { Space: 'Space', Enter: 'Enter', Escape: 'Esc', Shift: 'Shift', Home: 'Home', End: 'End' },
  atTable: {
    move: 'to the next place or choice',
    choose: 'choose; press again to confirm',
    turn: 'turn the tile to the right',
    turnBack: 'turn it to the left',
    figure: 'take another meeple',
    more: 'one ghost more; else closer to the board',
    fewer: 'one ghost fewer; else farther away',
    whole: 'show everything',
    nothing: 'no meeple, no ghosts: do nothing',
    point: 'point at the place for the others',
    look: 'say what is there, how far it reaches and what it is worth',
    explore: 'look around the board, space by space',
    back: 'take back what is not confirmed',
  },
  inReplay: {
    stepBack: 'one move back',
    stepOn: 'one move on',
    scoringBack: 'to the previous scoring',
    scoringOn: 'to the next scoring',
    first: 'to the beginning',
    last: 'to the end',
    play: 'play and pause',
    leave: 'back to the running game',
  },
  everywhere: { help: 'open and close this help', closeHelp: 'close it' },
};
