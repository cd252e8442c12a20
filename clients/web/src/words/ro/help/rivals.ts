import type { Passages } from '../../help';

/** The games against each other. */
export const rivals: Passages<'G'> = {
  'G-SET-1': {
    title: 'Fantome, castele și cimitire',
    text: [
      'De la 2 la 6 persoane, fiecare pentru sine: cele 60 de cartonașe cu ceață și 71 ale jocului de bază, amestecate, pe cartonașul mare de start. Pe tablă nu este nicio fantomă; 15 sunt în rezervă.',
      'Fiecare are 5 meepli și 2 paznici de o culoare. Încă 3 paznici de fiecare culoare se pot câștiga.',
      'Fantomele, castelele și cimitirele se pot lăsa deoparte fiecare. Cartonașele cu castele sau cimitire rămân atunci în cutie; paznicii sunt întotdeauna în joc.',
    ],
  },
  'G-SET-2': {
    title: 'Jocul de bază',
    text: ['De la 2 la 6 persoane cu câte 7 meepli, 72 de cartonașe și nimic din ceață: orașe, drumuri, mănăstiri și câmpuri.'],
  },
  'G-GHOST-1': {
    title: 'Fantomele bântuie meepli',
    text: [
      'Fantomele desenate pe cartonașe nu înseamnă nimic aici. Contează ce atinge cartonașul tău.',
      'Dacă ceața întâlnește ceață, trebuie să pui 1 fantomă pe un meeple al altcuiva. Dacă ceața întâlnește o latură senină, 1 fantomă vine pe un meeple al tău. Dacă sunt amândouă, întâi a celuilalt.',
      'Dacă nu mai este nicio fantomă sau niciun asemenea meeple pe tablă, partea aceea se sare.',
    ],
  },
  'G-GHOST-2': {
    title: 'A treia fantomă',
    text: ['A treia fantomă trimite un meeple acasă; el poate fi pus din nou chiar în același rând. Cele trei fantome se întorc în rezerva lor.'],
  },
  'G-GHOST-3': {
    title: 'Paznicii nu se tem',
    text: ['Un paznic nu primește niciodată o fantomă. Un meeple dintr-un castel sau de pe un cimitir poate primi.'],
  },
  'G-MEEPLE-1': {
    title: 'Punerea unui meeple',
    text: [
      'Poți pune un meeple pe un drum, într-un oraș, într-o mănăstire sau pe un câmp de pe cartonașul abia așezat, dacă nu este nimeni nicăieri pe acel drum, câmp sau în acel oraș.',
      'Cu extensia poate fi și un paznic, iar castelele și cimitirele se adaugă. Niciodată pe un câmp din ceață.',
    ],
  },
  'G-FIELD-1': {
    title: 'Câmpuri și ceață',
    text: ['Ceața mărginește un câmp la fel ca un oraș. Unde ceața stă lângă o latură senină, câmpul nu merge mai departe.'],
  },
  'G-SCORE-1': {
    title: 'Punctare imediată',
    text: [
      'Ce devine complet punctează imediat pentru cine are cei mai mulți meepli acolo. La egalitate, fiecare dintre ei primește tot.',
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
      'Când pe toate cele 8 locuri din jurul unui cimitir stau cartonașe, cel al cărui îngrijitor este acolo primește un paznic, dacă mai este vreunul de culoarea sa de câștigat.',
      'Asta nu aduce puncte, dar fiecare fantomă de pe îngrijitor costă 2. Îngrijitorul se întoarce acasă.',
    ],
  },
  'G-SCORE-4': {
    title: 'Mai multe punctări într-un rând',
    text: ['Vin una după alta, întâi pierderile, și niciuna nu te coboară sub 0. Și o punctare de 0 puncte își costă fantomele.'],
  },
  'G-END-1': {
    title: 'Punctarea finală',
    text: [
      'Când nu mai este niciun cartonaș de așezat, și ce nu este complet punctează pentru cine are majoritatea: 1 pentru fiecare cartonaș al unui drum, 1 pentru fiecare cartonaș și blazon al unui oraș, 1 pentru o mănăstire și pentru fiecare cartonaș din jur, 1 pentru fiecare cartonaș cu ceață dintre cele nouă ale unui castel.',
      'Câmpurile aduc 3 pentru fiecare oraș complet pe care îl ating. Cimitirele nu aduc nimic.',
      'Fiecare fantomă de pe un meeple care punctează acum costă 1.',
    ],
  },
  'G-END-2': { title: 'Cine câștigă', text: ['Cele mai multe puncte câștigă. La egalitate, victoria se împarte.'] },
};
