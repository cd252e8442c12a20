import type { HelpWords } from '../../help_words';

/** What the pictures show. */
export const captions: HelpWords['captions'] = {
  'T-5': 'Cartonașul de start, cu ruina în mijloc și primele trei fantome.',
  'P-1': 'Locuri luminate: acolo poate veni următorul cartonaș, dacă se potrivește.',
  'T-8': 'Ceața se oprește la o latură fără ceață: acest banc rămâne deschis pentru totdeauna, iar fantoma lui nu pleacă.',
  'M-MIST-1': 'Ceața întâlnește ceață și nicio latură cu ceață nu mai este deschisă: fantoma se întoarce în rezervă.',
  'M-GHOST-1': 'Cartonașul nou arată 2 fantome. Pentru că atinge ceață, se ridică doar una.',
  'M-GHOST-4': 'Cimitirul abia a fost așezat: pe fiecare cartonaș cu ceață din jur se ridică o fantomă.',
  'T-7': 'Un drum complet, de la un sat la altul.',
  'T-9': 'Un castel complet numără ceața din jur.',
  'M-SCORE-2': 'Roșul și albastrul s-au întâlnit în acest oraș.',
  'M-BURY-2': 'Cele patru laturi sunt ocupate: cimitirul s-a închis peste un meeple galben.',
  'M-HOUND-3': 'Rufus stă lângă meeple-ul roșu. De pe două dintre cartonașele din jur pleacă câte cel mult 3 fantome.',
  'M-DOWN-1': 'Un cartonaș stă cu fața în jos; următorul poate veni pe oricare dintre locurile luminate.',
  'G-GHOST-1': 'Ceața întâlnește ceață: Roșu trimite o fantomă pe meeple-ul albastru. Paznicul lui Roșu n-ar putea primi niciodată una.',
  'G-SCORE-1': 'Toate cele 8 locuri din jurul mănăstirii sunt ocupate.',
  'G-END-1': 'Meeple-ul negru stă pe un câmp care atinge un oraș complet.',
};
