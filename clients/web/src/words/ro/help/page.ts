import type { HelpWords, PagePassages } from '../../help_words';

/** How the page is used, and what it is. */
export const page: PagePassages = {
  table: {
    title: 'Mouse și degete',
    text: [
      'Apasă pe un loc luminat ca să pui cartonașul acolo și apasă din nou, pe el sau pe butonul lui, ca să-l rotești. Nimic nu este decis până nu confirmi.',
      'Trage tabla ca s-o muți; o mărești sau o micșorezi cu rotița ori cu două degete. Deasupra cartonașului pe care îl așezi, rotița îl rotește.',
    ],
  },
  keys: {
    title: 'Taste',
    text: ['Întregul joc se poate juca fără mouse.'],
  },
  council: {
    title: 'Propuneri și discuție',
    text: [
      'Arată-le celorlalți un loc cu un clic dreapta, o apăsare lungă sau tasta P.',
      'Propune o mutare: pagina arată ce ar aduce, iar cine este la rând o poate prelua cu o singură apăsare. O propunere nu decide nimic.',
      'Discuția este pentru toți cei de la masă.',
    ],
  },
  undo: {
    title: 'Anularea pașilor',
    text: [
      'Pașii tăi îi poți anula până când se trage ceva nou. Pentru orice altceva, pagina îi întreabă pe ceilalți, dacă în cameră este permis.',
      'Un cartonaș tras nu se pune niciodată la loc: vine din nou același.',
    ],
  },
  rewind: {
    title: 'Privirea înapoi',
    text: [
      'Apasă pe o tură de sub „Ce s-a întâmplat” ca să vezi tabla de atunci; între timp jocul merge mai departe.',
      'Un joc terminat poate fi privit din nou pas cu pas, distribuit la un anumit moment, salvat într-un fișier sau continuat din orice moment într-o cameră nouă.',
    ],
  },
  companions: {
    title: 'Companioni și sfaturi',
    text: [
      'Un companion este un jucător al serverului. Poate ocupa un loc sau poate juca pentru cineva care lipsește, dacă în cameră este permis.',
      'Nu știe mai mult decât vezi tu. Dacă sfaturile sunt permise, îți spune și ce ar face în locul tău.',
    ],
  },
  silence: {
    title: 'Unde regulile tac',
    text: ['În aceste locuri regulile publicate nu spun nimic sau spun două lucruri. Iată ce se joacă aici și de ce.'],
  },
  credits: {
    title: 'Cine a făcut pagina',
    text: [
      'Mistward este un proiect neoficial, făcut de fani, fără participarea editorului jocului Mists over Carcassonne și fără legătură cu acesta. Numele jocurilor aparțin celor care le dețin.',
      'Toate imaginile sunt ale proiectului; desenul cartonașelor este o reconstituire proprie. Textele și regulile de aici sunt scrise cu cuvintele noastre.',
      'Programul este liber, sub licența MIT. Pagina folosește aceste biblioteci, toate sub licența MIT:',
    ],
  },
  privacy: {
    title: 'Ce se păstrează',
    text: [
      'Serverul păstrează numele pe care le scrii, jocurile voastre pas cu pas și discuția. Oricine are linkul unei camere care poate fi privită îi vede jocul.',
      'Acest browser ține minte setările tale, numele tău, secretul tău, cum s-au terminat jocurile tale și cheile locurilor tale, ca să te poți întoarce. La „Tu” te iei cu tine pe alt dispozitiv, citești tot ce păstrează serverul despre tine sau ceri să fie uitat.',
      'Pagina nu cere nimic de la alt server: fără cookie-uri, fără numărarea vizitatorilor, fără reclame.',
    ],
  },
};

export const keys: HelpWords['keys'] = {
  table: 'La masă',
  replay: 'În reluare și când privești înapoi',
  page: 'Peste tot',
  names: { Space: 'Spațiu', Enter: 'Enter', Escape: 'Esc', Shift: 'Shift', Home: 'Home', End: 'End' },
  atTable: {
    move: 'la locul sau alegerea următoare',
    choose: 'alege; încă o dată confirmă',
    turn: 'rotește cartonașul spre dreapta',
    turnBack: 'rotește-l spre stânga',
    figure: 'ia alt meeple',
    more: 'o fantomă în plus, altfel mai aproape',
    fewer: 'o fantomă în minus, altfel mai departe',
    whole: 'arată totul',
    nothing: 'niciun meeple, nicio fantomă: nu face nimic',
    point: 'arată-le celorlalți locul',
    look: 'spune ce este acolo, cât se întinde și cât valorează',
    explore: 'explorează tabla, loc cu loc',
    back: 'anulează ce nu este confirmat',
  },
  inReplay: {
    stepBack: 'un pas înapoi',
    stepOn: 'un pas înainte',
    scoringBack: 'la punctarea dinainte',
    scoringOn: 'la punctarea următoare',
    first: 'la început',
    last: 'la sfârșit',
    play: 'redare și pauză',
    leave: 'înapoi la jocul în desfășurare',
  },
  everywhere: { help: 'deschide și închide acest ajutor', closeHelp: 'îl închide' },
};
