import type { Dictionary } from '../dictionary';

export const seats: Dictionary['seats'] = {
  yours: 'Dein Platz',
  handOver: 'Weitergeben',
  handOverLead: 'Wer den Link zuerst öffnet, spielt weiter, und du siehst zu.',
  handOverMine: 'Für ein anderes Gerät von dir:',
  makeLink: 'Link erstellen',
  seatLink: 'Link zu deinem Platz',
  revoke: 'Link ungültig machen',
  revoked: 'Der Link ist jetzt ungültig.',
  leaveLead: 'Dann können alle ihn nehmen.',
  handed: 'Du bekommst einen Platz',
  handedLead: 'Wie sollen dich die anderen nennen?',
  accept: 'Platz annehmen',
};
