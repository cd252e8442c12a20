import type { HelpWords, PagePassages } from '../../help_words';

/** How the page is used, and what it is. */
export const page: PagePassages = {
  table: [
    'Mouse și degete',
    'Apasă pe un loc luminat ca să pui cartonașul acolo, din nou ca să-l rotești, apoi confirmă. Trage tabla ca s-o muți; o mărești sau o micșorezi cu rotița ori cu două degete.',
  ],
  keys: ['Taste', 'Întregul joc se poate juca fără mouse.'],
  council: [
    'Propuneri și discuție',
    'Arată un loc cu un clic dreapta, o apăsare lungă sau tasta P. Propune o mutare, iar cine este la rând o preia cu o singură apăsare.',
  ],
  undo: [
    'Anularea pașilor',
    'Pașii tăi îi poți anula până se trage un cartonaș nou; după aceea sunt întrebați ceilalți. Un cartonaș tras vine mereu din nou.',
  ],
  rewind: [
    'Privirea înapoi',
    'Apasă pe o tură de sub „Ce s-a întâmplat” ca să vezi tabla de atunci. Un joc terminat poate fi continuat din orice moment.',
  ],
  companions: [
    'Companioni și sfaturi',
    'Un companion este un jucător al calculatorului: ocupă un loc, joacă pentru cineva care lipsește sau spune ce ar face în locul tău. Nu știe mai mult decât vezi tu.',
  ],
  silence: ['Unde regulile tac', 'Aici regulile publicate nu spun nimic sau se contrazic:'],
  credits: [
    'Cine a făcut pagina',
    'Mistward este un proiect neoficial, făcut de fani, fără legătură cu editorul jocului Mists over Carcassonne. Imaginile, textele și desenul cartonașelor sunt proprii. Programul este liber, sub licența MIT, la fel ca bibliotecile din această pagină:',
  ],
  privacy: [
    'Ce se păstrează',
    'Serverul păstrează numele voastre, jocurile și discuția. Oricine are linkul unei camere care poate fi privită îi vede jocul. Acest browser ține minte setările tale, rezultatele tale și cheile locurilor tale. La „Tu” poți citi ce păstrează serverul despre tine sau poți cere să fie uitat. Fără cookie-uri, fără numărarea vizitatorilor, fără reclame.',
  ],
};

export const keys: HelpWords['keys'] = {
  table: 'La masă',
  replay: 'Când privești înapoi',
  page: 'Peste tot',
  names: { Space: 'Spațiu', Enter: 'Enter', Escape: 'Esc', Shift: 'Shift', Home: 'Home', End: 'End' },
  atTable: {
    move: 'locul sau alegerea următoare',
    choose: 'alege, apoi confirmă',
    turn: 'rotește cartonașul spre dreapta',
    turnBack: 'rotește-l spre stânga',
    more: 'o fantomă în plus sau mai aproape',
    fewer: 'o fantomă în minus sau mai departe',
    whole: 'arată totul',
    nothing: 'niciun meeple, nicio fantomă',
    point: 'arată-le celorlalți locul',
    look: 'spune despre acel loc',
    explore: 'explorează, loc cu loc',
    back: 'anulează ce nu este confirmat',
  },
  inReplay: {
    stepBack: 'un pas înapoi',
    stepOn: 'un pas înainte',
    scoringBack: 'punctarea dinainte',
    scoringOn: 'punctarea următoare',
    first: 'începutul',
    last: 'sfârșitul',
    play: 'redare și pauză',
    leave: 'înapoi la jocul în desfășurare',
  },
  everywhere: { help: 'deschide și închide acest ajutor', closeHelp: 'îl închide' },
};
