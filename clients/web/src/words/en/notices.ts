import type { Named } from '../named';

/** What whoever runs the server has to say, and what follows from it. */
export const notices = {
  fromServer: 'A message from the people who run this server',
  until: (time: string) => `Until ${time}`,
  dismiss: 'Hide this',
  forgetful: 'This browser stores nothing here. Your seats last until you close or reload the page.',
  lostPlayer: (name: Named) => `The secret of ${name} no longer works. Your newest link brings you back.`,
  again: (when: string) => `You can try again ${when}.`,
  closed: 'This room is closed',
  closedLead: 'Its games stay in the history.',
  closedBecause: (reason: string) => `They say: “${reason}”`,
  watchGame: 'Watch the game',
};
