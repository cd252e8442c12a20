import type { Passages } from '../../help_words';

/** The games against each other. */
export const rivals: Passages<'G'> = {
  'G-SET-1': {
    title: 'Fantome, castele și cimitire',
    text: [
      '2–6 jucători, fiecare pentru sine: cele 60 de cartonașe ale jocului cu ceață și 71 din jocul de bază, amestecate, în jurul cartonașului mare de start. Pe tablă nu este nicio fantomă; 15 sunt în rezervă.',
      'Fiecare are 5 meepli și 2 paznici de o culoare. Se mai pot câștiga 3 paznici de fiecare culoare.',
      'Fantomele, castelele și cimitirele pot fi lăsate deoparte separat. Cartonașele cu castele sau cimitire rămân atunci în cutie; paznicii sunt întotdeauna în joc.',
    ],
  },
  'G-SET-2': {
    title: 'Jocul de bază',
    text: ['2–6 jucători cu câte 7 meepli, 72 de cartonașe, fără ceață: orașe, drumuri, mănăstiri și câmpuri.'],
  },
  'G-GHOST-1': {
    title: 'Fantomele bântuie meeplii',
    text: [
      'Fantomele desenate pe cartonașe nu înseamnă nimic aici. Contează ce atinge cartonașul tău.',
      'Dacă ceața întâlnește ceață, trebuie să pui 1 fantomă pe un meeple al altcuiva. Dacă ceața întâlnește o latură fără ceață, 1 fantomă vine pe un meeple al tău. Dacă se întâmplă amândouă, întâi vine cea pentru celălalt.',
      'Dacă nu mai este nicio fantomă sau niciun asemenea meeple pe tablă, se trece peste acea fantomă.',
    ],
  },
  'G-GHOST-2': {
    title: 'A treia fantomă',
    text: ['A treia fantomă trimite un meeple acasă; proprietarul îl poate pune din nou chiar în aceeași tură. Cele trei fantome se întorc în rezerva lor.'],
  },
  'G-GHOST-3': {
    title: 'Paznicii nu se tem',
    text: ['Un paznic nu primește niciodată o fantomă. Un meeple dintr-un castel sau dintr-un cimitir poate primi.'],
  },
  'G-MEEPLE-1': {
    title: 'Punerea unui meeple',
    text: [
      'Poți pune un meeple pe un drum, într-un oraș, într-o mănăstire sau pe un câmp de pe cartonașul abia așezat, dacă pe tot acel drum sau câmp ori în tot acel oraș nu este nimeni.',
      'Cu extensia poate fi și un paznic, iar castelele și cimitirele pot fi ocupate și ele. Niciodată pe un câmp din ceață.',
    ],
  },
  'G-FIELD-1': {
    title: 'Câmpuri și ceață',
    text: ['Ceața mărginește un câmp la fel ca un oraș. Unde o latură cu ceață stă lângă una fără ceață, câmpul nu merge mai departe.'],
  },
  'G-SCORE-1': {
    title: 'Punctare imediată',
    text: [
      'Ce devine complet punctează imediat pentru cine are cei mai mulți meepli acolo. La egalitate, fiecare dintre ei primește toate punctele.',
      'Un drum aduce 1 pentru fiecare cartonaș, un oraș 2 pentru fiecare cartonaș și blazon, o mănăstire 9, un castel 2 pentru fiecare cartonaș cu ceață dintre cele nouă ale lui.',
    ],
  },
  'G-SCORE-2': {
    title: 'Cât costă fantomele',
    text: [
      'Cine punctează pierde 2 puncte pentru fiecare fantomă de pe meeplii săi de acolo. Cine nu are majoritatea nici nu primește, nici nu plătește.',
      'Nimeni nu coboară sub 0. Fantomele se întorc în rezervă.',
    ],
  },
  'G-SCORE-3': {
    title: 'Îngrijitorii câștigă paznici',
    text: [
      'Când pe toate cele 8 locuri din jurul unui cimitir stau cartonașe, proprietarul îngrijitorului primește un paznic, dacă mai este de câștigat vreunul de culoarea sa.',
      'Asta nu aduce puncte, dar fiecare fantomă de pe îngrijitor costă 2. Îngrijitorul se întoarce acasă.',
    ],
  },
  'G-SCORE-4': {
    title: 'Mai multe punctări într-o tură',
    text: ['Vin una după alta, întâi pierderile, și niciuna nu te coboară sub 0. Chiar și la o punctare de 0 puncte, fantomele costă.'],
  },
  'G-END-1': {
    title: 'Punctarea finală',
    text: [
      'Când nu mai este niciun cartonaș de așezat, punctează și ce nu este complet, pentru cine are majoritatea: 1 pentru fiecare cartonaș al unui drum, 1 pentru fiecare cartonaș și blazon al unui oraș, 1 pentru o mănăstire și pentru fiecare cartonaș din jurul ei, 1 pentru fiecare cartonaș cu ceață dintre cele nouă ale unui castel.',
      'Câmpurile aduc 3 pentru fiecare oraș complet pe care îl ating. Cimitirele nu aduc nimic.',
      'Fiecare fantomă de pe un meeple care punctează acum costă 1 punct.',
    ],
  },
  'G-END-2': { title: 'Cine câștigă', text: ['Câștigă cine are cele mai multe puncte. La egalitate, victoria se împarte.'] },
};
