/** What whoever runs the server has to say, and what follows from it. */
export const notices = {
  fromServer: 'A word from whoever runs this server',
  until: (time: string) => `Until ${time}`,
  dismiss: 'Hide this',
  again: (when: string) => `You can try again ${when}.`,
  closed: 'This room is closed',
  closedLead: 'Whoever runs this server has closed it for good. What was played here stays in the history.',
  closedBecause: (reason: string) => `They say: “${reason}”`,
  watchGame: 'Watch what was played',
};
