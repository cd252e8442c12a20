/** What can be done with a seat. */
export const seats = {
  yours: 'Your seat',
  handOver: 'Hand it over',
  handOverLead: 'The first person to open the link takes over, and you watch.',
  handOverMine: 'For another device of your own:',
  makeLink: 'Make a link',
  seatLink: 'Link to your seat',
  revoke: 'Cancel the link',
  revoked: 'The link no longer works.',
  leaveLead: 'Anybody can take it then.',
  handed: 'Somebody is handing you a seat',
  handedLead: 'What should the others call you?',
  accept: 'Take the seat',
};
