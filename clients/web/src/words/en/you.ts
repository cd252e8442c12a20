import type { YouWords } from '../you_words';
import { counted } from './terms';

const games = counted('game', 'games');

export const you: YouWords = {
  lead: 'No account: you are a name and a secret in this browser.',
  nobody: 'Nobody yet',
  nobodyLead: 'Take a seat under a name, and your games come with you to every device.',

  name: 'Who you are',
  rename: 'Change name',

  bring: 'Bring me to another device',
  showLink: 'Show the link',
  hideLink: 'Hide the link',
  link: 'Your own link',
  care: 'Anyone with this link can play as you.',
  paper: (name) => `Mistward: the way back for ${name}`,
  print: 'Print it to keep',
  others: 'Lost a device?',
  othersLead: 'Other devices and earlier links stop working.',
  endOthers: 'Sign out other devices',

  comeBack: 'Already a player here?',
  comeBackLead: 'Paste the link that “You” shows on your other device, or scan its code.',
  noLink: 'This is not a link to a player.',
  comeIn: 'Come in',

  arriving: 'Play here as yourself?',
  linkEnded: 'This link no longer works.',
  brings: (name, n, turns) =>
    n === 0 ? `This is the link of ${name}, who has no game at the moment.` : `This is the link of ${name}, who has ${games(n)}; ${turns} ${turns === 1 ? 'waits' : 'wait'} for a move.`,
  replaces: (name, n) => `${name} plays here, with ${games(n)}, and would have to leave. Only their own link brings them back.`,
  playAs: (name) => `Play as ${name}`,
  stay: (name) => `Stay ${name}`,
  notNow: 'Not now',

  push: 'When it is your turn',
  pushSwitch: 'Tell me in this browser',
  pushStates: {
    unable: 'This browser cannot show messages here. On an iPhone or iPad, put the page on the home screen first.',
    denied: 'The settings of this browser forbid messages from this page.',
    off: 'At your turn, at the end of a game, and for invitations.',
  },
  pushFailed: 'The push service of this browser did not answer.',
  pushElsewhere: (n) => `Other browsers with messages: ${n}.`,
  pushEndElsewhere: 'Turn off the others',

  hook: 'Webhook for programs',
  hookAddress: 'Address',
  hookWrong: 'Use a public address that begins with https://.',
  hookPut: 'Use this address',
  hookSecret: 'Secret that signs messages',
  hookCopy: 'Copy secret',
  hookSecretOnce: 'Copy it to the receiver now: it is not shown again.',
  hookDelivered: (when) => `The last message arrived on ${when}.`,
  hookFailing: (since) => `No message has arrived since ${since}.`,
  hookDisabled: (when) => `Given up on ${when}.`,
  hookTest: 'Send a test',
  hookTested: 'The test arrived.',
  hookTestFailed: 'The test did not arrive.',
  hookRemove: 'Remove the webhook',
  hookChange: 'Another address or a new secret',

  numbers: 'What you have achieved',
  noNumbers: 'No game finished yet.',
  played: 'Played',
  won: 'Won',
  best: 'Best',

  kept: 'What the server keeps about you',
  keptLead: 'Your name, seats, games, invitations, chats, reports, and what you think of others.',
  save: 'Save as a file',
  forget: 'Forget me',
  forgetTitle: (name) => `Forget ${name}?`,
  forgetLead: (n) => `You have ${games(n)} in progress. This goes, on all your devices:`,
  goes: [
    'your seats, which others can take',
    'your name in chats and finished games',
    'everything you said',
    'your friends, and everybody you muted or blocked',
    'your invitations, your bots, and the rooms that you opened',
  ],
  forGood: 'This cannot be undone.',
  forgetNow: 'Forget everything now',
  keep: 'Keep everything',
};
