import type { HelpWords } from '../../help';

/** What is played where the published rules are silent or disagree. */
export const readings: HelpWords['readings'] = {
  'P-3': {
    played: 'Un cartonaș care nu se potrivește nicăieri este arătat, iese din joc, și se trage altul.',
    why: 'Așa se joacă jocul de bază; regulile jocului împreună nu spun nimic despre asta.',
  },
  'M-TURN-2': {
    played: 'Sfârșitul vine la mijlocul unui pas și după el nu mai urmează nimic: meeplii ultimei punctări rămân unde sunt.',
    why: 'Regulile spun că jocul se termină imediat. Luăm asta cuvânt cu cuvânt.',
  },
  'M-TURN-3': {
    played: 'Dacă este permisă o singură alegere, se face în locul tău.',
    why: 'Nimeni nu trebuie întrebat unde nu este nimic de hotărât.',
  },
  'M-MIST-1': {
    played: 'Un banc închis își eliberează cartonașele de toate fantomele, și de cele venite din alt banc de pe același cartonaș.',
    why: 'Regulile vorbesc despre cartonașe, nu despre bancul din care au venit fantomele.',
  },
  'M-SCORE-1': {
    played: 'Cine alege fantome ia cel puțin una. Dacă nu este nicio fantomă pe tablă, se iau punctele.',
    why: 'Altfel o punctare ar putea fi aruncată.',
  },
  'M-SCORE-6': {
    played: 'Un castel complet se punctează în același pas ca drumurile și orașele.',
    why: 'Exemplul publicat îl punctează la sfârșitul rândului, iar aici punctează rândul.',
  },
  'M-HOUND-2': {
    played: 'Câinii vin după toate punctările rândului, întâi Rufus.',
    why: 'Rezumatul publicat are această ordine.',
  },
  'M-DOWN-1': {
    played: 'Un cartonaș cu fața în jos poate sta și pe un loc din colțul unui cimitir.',
    why: 'Ca să se închidă, toate cele 8 locuri trebuie ocupate.',
  },
  'G-SCORE-4': {
    played: 'La mai multe punctări într-un rând vin întâi pierderile, și fiecare se oprește la 0.',
    why: 'La o masă adevărată, așa ar alege fiecare.',
  },
  'G-END-1': {
    played:
      'La sfârșit, fiecare fantomă costă 1 punct, numai pe meepli care punctează, și chiar dacă punctarea aduce 0. Cine nu are majoritatea nu plătește nimic.',
    why: 'Așa a răspuns editorul, și la fel sunt punctările din timpul jocului.',
  },
};
