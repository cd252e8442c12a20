import type { Dictionary } from '../dictionary';

export const seats: Dictionary['seats'] = {
  yours: 'Dein Platz',
  handOver: 'Weitergeben',
  handOverLead: 'An jemand anderen. Wer den Link zuerst öffnet, spielt weiter, und du siehst zu.',
  handOverMine: 'Der Platz gehört dann nicht mehr zu deinen Spielen. Um selbst auf einem anderen Gerät weiterzuspielen, nimm dich mit:',
  handOverCare: 'Gib diesen Link nur einer Person: Er öffnet deinen Platz.',
  makeLink: 'Link erstellen',
  seatLink: 'Link zu deinem Platz',
  revoke: 'Link ungültig machen',
  revoked: 'Der Link ist jetzt ungültig. Du sitzt weiterhin hier.',
  leaveLead: 'Der Platz ist dann frei, und alle können ihn nehmen.',
  handed: 'Du bekommst einen Platz',
  handedLead: 'Jemand überlässt dir seinen Platz an diesem Tisch. Wie sollen dich die anderen nennen?',
  accept: 'Platz annehmen',
};
