/** What can be done with a seat. */
export const seats = {
  yours: 'Your seat',
  handOver: 'Hand it over',
  handOverLead: 'To another device of yours, or to somebody else. Whoever opens the link first plays on, and you watch.',
  handOverCare: 'Give this link to one person only: it opens your seat.',
  makeLink: 'Make a link',
  seatLink: 'Link to your seat',
  revoke: 'Make the link worthless',
  revoked: 'The link opens nothing any more. You still sit here.',
  leaveLead: 'The seat is free then, and anybody can take it.',
  handed: 'A seat is handed to you',
  handedLead: 'Somebody gives you their seat at this table. How shall the others call you?',
  accept: 'Take the seat',
};
