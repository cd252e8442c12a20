import type { HelpWords } from '../../help_words';

/** Why it is played so where the published rules are silent or disagree. */
export const readings: HelpWords['readings'] = {
  'P-3': 'Așa se joacă jocul de bază.',
  'M-TURN-2': 'Regulile termină jocul imediat, iar noi le luăm în sens strict.',
  'M-TURN-3': 'Nimeni nu trebuie întrebat când nu are nimic de decis.',
  'M-MIST-1': 'Regulile vorbesc despre cartonașe, nu despre bancurile din care au venit fantomele.',
  'M-GHOST-2': 'Regulile nu împart fantomele unui cartonaș între bancurile lui.',
  'M-SCORE-1': 'Fără cel puțin o fantomă, o punctare s-ar putea irosi.',
  'M-SCORE-5': 'Alegerea există doar datorită meeple-ului de acolo.',
  'M-SCORE-6': 'Rezumatul publicat are un singur pas pentru toate punctările.',
  'M-HOUND-2': 'Aceasta este ordinea din rezumatul publicat.',
  'M-DOWN-1': 'Sunt permise și colțurile, căci toate cele 8 locuri trebuie ocupate.',
  'G-SCORE-4': 'La o masă adevărată, jucătorii ar alege această ordine.',
  'G-END-1': 'Editorul îi scutește pe îngrijitorii cimitirelor; pentru alți meepli care nu se punctează este prin analogie.',
};
