import type { HelpWords } from '../../help_words';

/** What is played where the published rules are silent or disagree. */
export const readings: HelpWords['readings'] = {
  'P-3': {
    played: 'Un cartonaș care nu se potrivește nicăieri este arătat și iese din joc, apoi se trage altul.',
    why: 'Așa se joacă jocul de bază. Că se pierde când un cartonaș sau o fantomă nu poate fi pusă se spune despre rezerva goală.',
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
  'M-GHOST-2': {
    played: 'Un cartonaș care închide un banc nu aduce fantome, chiar dacă ține și de un banc care rămâne deschis.',
    why: 'Regulile nu îi dau niciuna și nu îi împart simbolurile între bancuri.',
  },
  'M-SCORE-1': {
    played: 'Cine alege fantome ia cel puțin una. Dacă nu este nicio fantomă pe tablă, se iau punctele.',
    why: 'Altfel, o punctare s-ar putea irosi intenționat.',
  },
  'M-SCORE-5': {
    played: 'Ce se completează fără să stea cineva acolo nu dă nici puncte și nici nu alungă fantome.',
    why: 'Alegerea se oferă datorită meeplului care stă acolo.',
  },
  'M-SCORE-6': {
    played: 'Un castel complet se punctează în același pas ca drumurile și orașele.',
    why: 'Rezumatul publicat are un singur pas pentru toate punctările, într-o ordine pe care o numește exactă.',
  },
  'M-HOUND-2': {
    played: 'Câinii vin după toate punctările turei, întâi Rufus.',
    why: 'Rezumatul publicat are această ordine și o numește exactă.',
  },
  'M-DOWN-1': {
    played: 'Un cartonaș cu fața în jos poate sta și în colț, pe diagonală față de cimitir, dacă atinge cu o latură alt cartonaș.',
    why: 'Ca să se închidă, toate cele 8 locuri trebuie ocupate.',
  },
  'G-SCORE-4': {
    played: 'La mai multe punctări într-o tură, întâi vin pierderile, și fiecare se oprește la 0.',
    why: 'La o masă adevărată, orice jucător ar alege această ordine.',
  },
  'G-END-1': {
    played:
      'La sfârșit, fiecare fantomă costă 1 punct, numai pe meeplii care punctează, chiar și când punctarea aduce 0. Cine nu are majoritatea nu plătește nimic.',
    why: 'Editorul îi scutește pe paznicii cimitirelor; pentru ceilalți este prin analogie, iar punctările din timpul jocului merg la fel.',
  },
};
