import type { YouWords } from '../you_words';
import { count } from './terms';

const games = (n: number) => count(n, { one: 'game', other: 'games' });

export const you: YouWords = {
  lead: 'There is no account. You are a name and a secret that this browser keeps.',
  nobody: 'Nobody yet',
  nobodyLead: 'Take a seat under a name, and you are somebody: your games then come with you to every device.',

  name: 'Who you are',
  nameLead: 'For new seats and invitations. At tables where you sit already you keep the name you have there.',
  rename: 'Change name',

  bring: 'Bring me to another device',
  bringLead: 'Scan the code there, or open the link. You can then play on both.',
  showLink: 'Show the link',
  hideLink: 'Hide the link',
  link: 'Your own link',
  care: 'For your eyes only: whoever has this link can play as you.',
  paper: (name) => `Mistward: the way back for ${name}`,
  printLead: 'On paper it is the way back if this browser loses everything.',
  print: 'Print it to keep',
  others: 'Lost a device?',
  othersLead: 'You get a new secret. Every other device is then without you, and links shown or printed before open nothing.',
  endOthers: 'End the other devices',

  comeBack: 'You are somebody already?',
  comeBackLead: 'On your other device, open “You” and show your link. Scan its code, or paste the link here.',
  noLink: 'This is not a link to a player. It has “#player=” in it.',
  comeIn: 'Come in',

  arriving: 'Play here as yourself?',
  looking: 'Looking who comes …',
  linkEnded: 'This link opens nothing any more. Its secret was renewed, or the player was forgotten.',
  again: 'Try again',
  brings: (name, n, turns) =>
    n === 0 ? `The link is that of ${name}, with no game at the moment.` : `The link is that of ${name}, with ${games(n)}; ${turns} ${turns === 1 ? 'waits' : 'wait'} for a move.`,
  replaces: (name, n) =>
    `${name} plays in this browser, with ${games(n)}, and would have to go. Without a link of theirs nobody can bring them back: show or print it first.`,
  playAs: (name) => `Play as ${name}`,
  stay: (name) => `Stay ${name}`,
  notNow: 'Not now',

  numbers: 'What you have reached',
  numbersLead: 'In this browser and on your other devices. Lessons and continued games do not count.',
  noNumbers: 'No game is over yet.',
  played: 'Played',
  won: 'Won',
  best: 'Best',

  kept: 'What the server keeps of you',
  keptLead: 'Your name, seats, games, invitations, what you said in chats, what you think of others and what you reported. You can have all of it as a file, or have it forgotten.',
  save: 'Save as a file',
  forget: 'Forget me',
  forgetTitle: (name) => `Forget ${name}?`,
  forgetLead: (n) => `You have ${games(n)} in progress. This goes, at once and on all your devices:`,
  goes: [
    'your seats: they become free, and others can take them',
    'your name in chats and finished games: it becomes “somebody”',
    'everything you said: it becomes “…”',
    'your friends, and whom you have muted or blocked; others lose what they thought of you',
    'your invitations, your bots, and the rooms that you opened as yours',
  ],
  stays: 'The games themselves stay for the others. Best results stay in this browser until you clear its data.',
  forGood: 'This is for good: nobody can bring you back, not even with your link.',
  forgetNow: 'Forget everything now',
  keep: 'Keep everything',
};
