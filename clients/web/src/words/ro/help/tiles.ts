import type { Passages } from '../../help_words';

/** Tiles, mist and what is laid where: the clauses that all games share. */
export const tiles: Passages<'T' | 'P' | 'X'> = {
  'T-1': {
    title: 'Laturi',
    text: ['Fiecare dintre cele patru laturi ale unui cartonaș este oraș, drum sau câmp. Pe o latură cu drum, de ambele părți ale drumului este câmp.'],
  },
  'T-2': {
    title: 'Unde este ceață',
    text: [
      'O latură fără oraș poate avea ceață. Ceața stă peste drum sau câmp, niciodată peste un oraș.',
      'Ceața nu decide dacă un cartonaș se potrivește: o latură cu ceață poate sta lângă una fără ceață.',
    ],
  },
  'T-3': {
    title: 'Ce este pe un cartonaș',
    text: [
      'Un cartonaș arată părți de orașe (unele cu blazon), de drumuri, de câmpuri și de ceață, precum și cel mult un castel, un cimitir sau o mănăstire.',
      'Un drum continuă peste latură sau se oprește pe cartonaș: la un sat, un castel, un zid de oraș, o mănăstire, o răscruce sau la ruină.',
    ],
  },
  'T-4': {
    title: 'Fantomele desenate',
    text: ['Un cartonaș cu ceață arată 1, 2 sau 3 fantome: atâtea se pot ridica atunci când este așezat. Unul fără ceață nu arată niciuna.'],
  },
  'T-5': {
    title: 'Cartonașul de start și ruina lui',
    text: [
      'Cartonașul de start este cât patru cartonașe și contează ca patru oriunde se numără, se înconjoară sau se aleg cartonașe.',
      'Ruina din mijloc oprește drumurile și desparte câmpurile. Nimeni nu poate sta pe ea și nu aduce niciodată puncte.',
    ],
  },
  'T-6': {
    title: 'Ce se leagă la un loc',
    text: [
      'Tot ce este de același fel și se leagă peste laturile care se ating formează un singur lucru: un drum, un oraș.',
      'La fel, ceața care atinge ceață peste o latură este un singur banc de ceață. O latură cu ceață lângă una fără ceață nu leagă nimic.',
    ],
  },
  'T-7': {
    title: 'Când e ceva complet',
    text: [
      'Un drum sau un oraș este complet când nu mai are nicio latură deschisă.',
      'Un castel sau o mănăstire este complet când pe toate cele 8 locuri din jur stau cartonașe.',
      'Cartonașele cu fața în jos nu se numără.',
    ],
  },
  'T-8': {
    title: 'Când se închide un banc de ceață',
    text: [
      'Un banc de ceață este închis când fiecare latură cu ceață a lui atinge o latură cu ceață.',
      'Este de ajuns o singură latură cu ceață lângă una fără ceață ca bancul să nu se mai poată închide niciodată. La fel și lângă un cartonaș cu fața în jos.',
    ],
  },
  'T-9': {
    title: 'Cât valorează',
    text: [
      'Un drum complet: 1 pentru fiecare cartonaș.',
      'Un oraș complet: 2 pentru fiecare cartonaș și 2 pentru fiecare blazon.',
      'Un castel complet: 2 pentru fiecare cartonaș cu ceață dintre al lui și cele 8 din jur.',
      'Un cartonaș se numără o singură dată, oricâte dintre părțile lui ar ține de același lucru.',
    ],
  },
  'P-1': {
    title: 'Așezarea cartonașului',
    text: [
      'Cine este la rând trage un cartonaș, pe care îl văd toți.',
      'Vine pe un loc gol, lângă un cartonaș cu fața în sus. Fiecare latură care atinge un asemenea cartonaș trebuie să se potrivească: oraș cu oraș, drum cu drum, câmp cu câmp.',
      'Pagina arată fiecare loc unde se potrivește; rotește-l cum vrei.',
    ],
  },
  'P-2': {
    title: 'Lângă cartonașe cu fața în jos',
    text: ['Lângă un cartonaș cu fața în jos se potrivește orice latură. Dar cartonașul tău trebuie să atingă și unul cu fața în sus.'],
  },
  'P-3': {
    title: 'Un cartonaș care nu se potrivește nicăieri',
    text: ['Este arătat și iese din joc, iar în locul lui se trage următorul din același teanc.'],
  },
  'X-1': {
    title: 'Nimeni nu schimbă cartonașele',
    text: [
      'Ordinea cartonașelor este stabilită înainte de prima tragere. Serverul publică atunci amprenta ei.',
      'La sfârșit arată valoarea de pornire din care rezultă ordinea. Ecranul de final verifică dacă cele două se potrivesc; oricine poate verifica încă o dată.',
    ],
  },
  'X-2': {
    title: 'Ce nu poate ști nimeni',
    text: [
      'Nicio pagină și niciun program nu află înainte de sfârșit în ce ordine vin cartonașele sau ce arată unul cu fața în jos.',
      'Ce cartonașe mai urmează în total poate vedea oricine.',
    ],
  },
};
