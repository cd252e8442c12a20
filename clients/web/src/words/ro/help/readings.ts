import type { HelpWords } from '../../help';

/** What is played where the published rules are silent or disagree. */
export const readings: HelpWords['readings'] = {
  'P-3': {
    played: 'Un cartonaș care nu se potrivește nicăieri este arătat și iese din joc, apoi se trage altul.',
    why: 'Așa se joacă jocul de bază; regulile jocului în echipă nu spun nimic despre asta.',
  },
  'M-TURN-2': {
    played: 'Sfârșitul poate veni la mijlocul unui pas, iar după el nu mai urmează nimic: meeplii ultimei punctări rămân unde sunt.',
    why: 'Regulile spun că jocul se termină imediat. Le luăm în sens strict.',
  },
  'M-TURN-3': {
    played: 'Dacă este permisă o singură alegere, ea se face în locul tău.',
    why: 'Nimeni nu trebuie întrebat când nu are nimic de decis.',
  },
  'M-MIST-1': {
    played: 'Un banc închis își eliberează cartonașele de toate fantomele, inclusiv de cele venite din alt banc de pe același cartonaș.',
    why: 'Regulile vorbesc despre cartonașe, nu despre bancurile din care au venit fantomele.',
  },
  'M-SCORE-1': {
    played: 'Cine alege fantome ia cel puțin una. Dacă nu este nicio fantomă pe tablă, se iau punctele.',
    why: 'Altfel, o punctare s-ar putea irosi intenționat.',
  },
  'M-SCORE-6': {
    played: 'Un castel complet se punctează în același pas ca drumurile și orașele.',
    why: 'Exemplul publicat îl punctează la sfârșitul turei, iar acesta este pasul în care se punctează.',
  },
  'M-HOUND-2': {
    played: 'Câinii vin după toate punctările turei, întâi Rufus.',
    why: 'Rezumatul publicat are această ordine.',
  },
  'M-DOWN-1': {
    played: 'Un cartonaș cu fața în jos poate sta și în colț, pe diagonală față de cimitir.',
    why: 'Ca să se închidă, toate cele 8 locuri trebuie ocupate.',
  },
  'G-SCORE-4': {
    played: 'La mai multe punctări într-o tură, întâi vin pierderile, și fiecare se oprește la 0.',
    why: 'La o masă adevărată, orice jucător ar alege această ordine.',
  },
  'G-END-1': {
    played:
      'La sfârșit, fiecare fantomă costă 1 punct, numai pe meeplii care punctează, chiar și când punctarea aduce 0. Cine nu are majoritatea nu plătește nimic.',
    why: 'Așa a răspuns editorul, iar punctările din timpul jocului merg la fel.',
  },
};
