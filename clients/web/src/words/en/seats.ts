/** What can be done with a seat. */
export const seats = {
  yours: 'Your seat',
  handOver: 'Hand it over',
  handOverLead: 'To somebody else. The first person to open the link takes over, and you can watch.',
  handOverMine: 'The seat then leaves your games. To play on with another device of yours, bring yourself there:',
  handOverCare: 'Give this link to one person only: it opens your seat.',
  makeLink: 'Make a link',
  seatLink: 'Link to your seat',
  revoke: 'Cancel the link',
  revoked: 'The link no longer works. You keep your seat.',
  leaveLead: 'Your seat becomes free, and anybody can take it.',
  handed: 'Somebody is handing you a seat',
  handedLead: 'Somebody is giving you their seat at this table. What should the others call you?',
  accept: 'Take the seat',
};
