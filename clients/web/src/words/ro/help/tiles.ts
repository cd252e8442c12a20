import type { Passages } from '../../help_words';

/** Tiles, mist and what is laid where: the clauses that all games share. */
export const tiles: Passages<'T' | 'P' | 'X'> = {
  'T-1': ['Laturi', 'Fiecare latură a unui cartonaș este oraș, drum sau câmp, cu câmp de ambele părți ale drumului.'],
  'T-2': ['Unde este ceață', 'Ceața stă peste drum sau câmp, niciodată peste un oraș. Ea nu decide dacă un cartonaș se potrivește.'],
  'T-3': [
    'Ce este pe un cartonaș',
    'Orașe (unele cu blazon), drumuri, câmpuri și ceață și cel mult un castel, un cimitir sau o mănăstire. Un drum se oprește la un sat, un castel, un zid de oraș, o mănăstire, o răscruce sau la ruină.',
  ],
  'T-4': ['Fantomele desenate', 'Un cartonaș cu ceață arată 1, 2 sau 3 fantome: atâtea se pot ridica atunci când este așezat.'],
  'T-5': [
    'Cartonașul de start și ruina lui',
    'Cartonașul de start contează ca patru cartonașe. Ruina oprește drumurile și desparte câmpurile; nimeni nu poate sta pe ea și nu aduce puncte.',
  ],
  'T-6': [
    'Ce se leagă la un loc',
    'Ce se leagă peste laturi formează un singur lucru: un drum, un oraș. Ceața care se leagă de ceață este un banc de ceață.',
  ],
  'T-7': [
    'Când e ceva complet',
    'Un drum sau un oraș: când fiecare latură a lui atinge un cartonaș cu fața în sus. Un castel sau o mănăstire: când pe toate cele 8 locuri din jur stau cartonașe cu fața în sus.',
  ],
  'T-8': [
    'Când se închide un banc de ceață',
    'Când fiecare latură cu ceață a lui atinge ceață. Dacă una atinge o latură fără ceață sau un cartonaș cu fața în jos, bancul nu se mai închide niciodată.',
  ],
  'T-9': [
    'Cât valorează',
    'Un drum complet: 1 pentru fiecare cartonaș. Un oraș complet: 2 pentru fiecare cartonaș și fiecare blazon. Un castel complet: 2 pentru fiecare cartonaș cu ceață dintre al lui și cele 8 din jur. Niciun cartonaș nu se numără de două ori.',
  ],
  'P-1': [
    'Așezarea cartonașului',
    'Trage un cartonaș și așază-l lângă unul cu fața în sus. Fiecare latură care atinge unul trebuie să se potrivească: oraș cu oraș, drum cu drum, câmp cu câmp.',
  ],
  'P-2': [
    'Lângă cartonașe cu fața în jos',
    'Lângă un cartonaș cu fața în jos se potrivește orice latură, dar cartonașul tău trebuie să atingă și unul cu fața în sus.',
  ],
  'P-3': ['Un cartonaș care nu se potrivește nicăieri', 'Este arătat și iese din joc; se trage următorul din teanc.'],
  'X-1': [
    'Nimeni nu schimbă cartonașele',
    'Ordinea cartonașelor este stabilită înainte de prima tragere, iar amprenta ei este publicată. La sfârșit pagina verifică dacă ordinea i se potrivește.',
  ],
  'X-2': ['Ce nu poate ști nimeni', 'Înainte de sfârșit nimeni nu află ordinea cartonașelor sau ce stă cu fața în jos.'],
};
