import type { Dictionary } from '../dictionary';

export const seats: Dictionary['seats'] = {
  yours: 'Locul tău',
  handOver: 'Dă-l mai departe',
  handOverLead: 'Altcuiva. Cine deschide primul linkul joacă mai departe, iar tu privești.',
  handOverMine: 'Locul nu mai face atunci parte din jocurile tale. Ca să joci tu pe alt dispozitiv, ia-te cu tine:',
  handOverCare: 'Dă linkul unei singure persoane: cu el se intră pe locul tău.',
  makeLink: 'Creează un link',
  seatLink: 'Link spre locul tău',
  revoke: 'Anulează linkul',
  revoked: 'Linkul nu mai deschide nimic. Stai în continuare aici.',
  leaveLead: 'Atunci locul este liber și oricine îl poate lua.',
  handed: 'Ți se dă un loc',
  handedLead: 'Cineva îți dă locul său la această masă. Cum să-ți spună ceilalți?',
  accept: 'Ia locul',
};
