import type { Dictionary } from '../dictionary';

export const seats: Dictionary['seats'] = {
  yours: 'Locul tău',
  handOver: 'Dă-l mai departe',
  handOverLead: 'Cine deschide primul linkul joacă mai departe, iar tu privești.',
  handOverMine: 'Pentru alt dispozitiv al tău:',
  makeLink: 'Creează un link',
  seatLink: 'Link spre locul tău',
  revoke: 'Anulează linkul',
  revoked: 'Linkul nu mai deschide nimic.',
  leaveLead: 'Atunci îl poate lua oricine.',
  handed: 'Ți se dă un loc',
  handedLead: 'Cum să-ți spună ceilalți?',
  accept: 'Ia locul',
};
