import type { Passages } from '../../help_words';

/** The game that all play together. */
export const together: Passages<'M'> = {
  'M-SET-1': [
    'Jucători și meepli',
    'La 3–5 jucători, fiecare are 5 meepli de o culoare. La 2 jucători, fiecare are două culori, iar cine joacă singur are patru, cu câte 3 meepli. În fiecare tură folosești oricare dintre culorile tale; fiecare se numără aparte.',
  ],
  'M-SET-2': ['Meeple-ul de punctaj', 'Toate punctele voastre mută un singur meeple de punctaj, de o culoare pe care nu o joacă nimeni.'],
  'M-SET-3': [
    'Cele șase niveluri',
    'Ținta și locurile câinilor sunt totaluri de puncte. De la nivelul 3, cartonașele stau în trei teancuri de câte 20, iar la fiecare câine trebuie să ajungeți înainte să se termine teancul lui.',
  ],
  'M-SET-4': ['Primele fantome', 'La început, 3 fantome stau pe cartonașul de start. Celelalte sunt rezerva.'],
  'M-SET-5': [
    'Trei meepli de punctaj',
    'Trei dintre culorile din joc au câte un meeple de punctaj. La 3–5 jucători este unul dintre cei 5 meepli ai jucătorului; la 1 sau 2 este unul în plus.',
  ],
  'M-TURN-1': [
    'Pașii unei ture',
    'Ce nu se aplică se sare.',
    [
      'Tragi un cartonaș și îl așezi.',
      'Bancurile de ceață pe care le închide își pierd fantomele.',
      'Cimitirele pe care le închide îngroapă un meeple (de la nivelul 2).',
      'Din ceața lui se ridică fantome.',
      'Poți pune un meeple pe el.',
      'Ce devine complet se punctează.',
      'Câinii la care ați ajuns vin (de la nivelul 3).',
      'Lângă un cimitir deschis vine un cartonaș cu fața în jos (de la nivelul 5).',
    ],
  ],
  'M-TURN-2': [
    'Cine decide și când se termină',
    'Vorbiți despre toate; decide cine este la rând. Jocul se termină în clipa în care câștigați sau pierdeți.',
  ],
  'M-TURN-3': ['O singură alegere', 'Când se poate face un singur lucru, el se face în locul tău.'],
  'M-MIST-1': [
    'Un banc închis își eliberează fantomele',
    'Toate fantomele de pe cartonașele unui banc de ceață închis se întorc în rezervă.',
  ],
  'M-BURY-1': [
    'Când se închide un cimitir',
    'Nivelurile 2–4: când are cartonașe pe cele patru laturi. Nivelurile 5 și 6: când toate cele 8 locuri din jur sunt ocupate; se numără și cartonașele cu fața în jos.',
  ],
  'M-BURY-2': [
    'Un cimitir închis îngroapă un meeple',
    'Alegi de pe tablă un meeple de orice culoare; rămâne acolo până la sfârșit. Dacă pe tablă nu este niciunul, vine unul dintr-o rezervă. Meeplii de punctaj nu se îngroapă niciodată.',
  ],
  'M-BURY-3': ['Câinele pleacă odată cu meeple-ul', 'Câinele unui meeple îngropat iese din joc și nu aduce puncte.'],
  'M-BURY-4': ['Fantomele își găsesc odihna', 'După îngropare, toate fantomele de pe cimitir se întorc în rezervă.'],
  'M-BURY-5': [
    'Mai multe deodată',
    'Se rezolvă șir cu șir, începând din nord-vest. Un cimitir așezat într-un gol deja înconjurat se închide imediat.',
  ],
  'M-BURY-6': ['Locul rămas gol', 'Alții pot lua locul unui meeple îngropat.'],
  'M-GHOST-1': ['Se ridică fantome', 'Un cartonaș cu ceață aduce atâtea fantome câte arată, una mai puțin dacă ceața lui atinge ceață.'],
  'M-GHOST-2': [
    'Fără fantome unde se închide un banc',
    'Un cartonaș care închide un banc de ceață al lui nu aduce niciuna, chiar dacă ține și de unul care rămâne deschis.',
  ],
  'M-GHOST-3': [
    'Cimitirele atrag fantome',
    'Când se ridică cel puțin o fantomă, încă una vine într-un cimitir deschis. Dacă sunt deschise mai multe, alegi tu.',
  ],
  'M-GHOST-4': [
    'Cimitire bântuite',
    'Când se așază un cimitir, se ridică o fantomă pe fiecare cartonaș cu ceață dintre cele 8 din jur. Mai târziu nu atrage niciuna.',
  ],
  'M-GHOST-5': [
    'Prea puține fantome',
    'Dacă trebuie să se ridice mai multe fantome decât sunt în rezervă, cu tot cu cea pentru un cimitir, ați pierdut imediat. O rezervă goală nu e încă o înfrângere.',
  ],
  'M-MEEPLE-1': [
    'Punerea unui meeple',
    'Poți pune un meeple pe un drum sau într-un oraș de pe cartonașul abia așezat, de la nivelul 2 și în castelul lui, dacă nimeni nu stă pe tot acel drum sau în tot acel oraș. Punctează imediat dacă îl completează cartonașul. Ce se unește mai târziu poate avea mai multe culori.',
  ],
  'M-SCORE-1': [
    'Puncte sau fantome',
    'Tot ce e complet și are un meeple se punctează, în ordinea pe care o alegi: iei punctele sau alungi între 1 și 3 fantome de pe un cartonaș. Un sfert din cartonașul de start este un cartonaș.',
  ],
  'M-SCORE-2': ['Mai multe culori înmulțesc', 'Valoarea se numără o dată pentru fiecare culoare de acolo, oricâți meepli ar avea.'],
  'M-SCORE-3': ['Totul sau nimic', 'Dacă alungi fantome, renunți la punctele tuturor culorilor.'],
  'M-SCORE-4': ['Meeplii se întorc acasă', 'În ambele cazuri, toți meeplii de acolo se întorc în rezervele lor. Apoi punctează câinele care stătea acolo.'],
  'M-SCORE-5': ['Nimeni acolo', 'Ce devine complet fără niciun meeple nu aduce puncte și nu alungă fantome.'],
  'M-SCORE-6': ['Castele', 'Un castel complet se punctează ca un drum sau un oraș.'],
  'M-HOUND-1': [
    'Cum ajungeți la un câine',
    'Ați ajuns la un câine când meeple-ul de punctaj stă pe numărul lui sau mai departe. La nivelul 6 trebuie să fie acolo toți trei.',
  ],
  'M-HOUND-2': ['Când vin câinii', 'După toate punctările turei, Rufus înaintea Ronjei.'],
  'M-HOUND-3': [
    'Câinele alungă fantome',
    'Pune câinele lângă orice meeple de pe tablă. Poate alunga câte cel mult 3 fantome de pe cel mult două cartonașe: al meeple-ului și cele 8 din jur. Dacă niciun meeple nu stă pe tablă, câinele este pierdut.',
  ],
  'M-HOUND-4': ['Mai departe cu teancul următor', 'Restul teancului se pune peste următorul, chiar și când câinele este pierdut.'],
  'M-HOUND-5': [
    'Câinele punctează',
    'După ce meeple-ul lui a fost punctat, câinele aduce 1 punct pentru fiecare fantomă de pe tablă și iese din joc. Aceste puncte nu se pot schimba pe fantome.',
  ],
  'M-DOWN-1': [
    'Un cartonaș cu fața în jos',
    'Cât timp un cimitir este deschis, fiecare tură se termină cu un cartonaș nevăzut, așezat cu fața în jos pe unul dintre cele 8 locuri din jurul lui. Trebuie să atingă cu o latură alt cartonaș; nimic nu trebuie să se potrivească.',
  ],
  'M-DOWN-2': ['Nimeni nu se uită', 'Ce arată rămâne ascuns până la sfârșitul jocului. Lângă el poate sta orice cartonaș.'],
  'M-DOWN-3': ['Ce completează', 'Nimic în afară de cimitire. Dacă închide unul, se îngroapă imediat un meeple.'],
  'M-DOWN-4': [
    'Ce blochează',
    'Un drum, un oraș sau un banc de ceață cu o latură lângă el nu mai poate deveni complet; nici un castel vecin, chiar și în colț.',
  ],
  'M-END-1': ['Câștigați', 'Câștigați în clipa în care ajungeți la țintă. La nivelul 6 trebuie să fie acolo toți cei trei meepli de punctaj.'],
  'M-END-2': ['Pierdeți: prea puține fantome', 'Vezi [[M-GHOST-5]].'],
  'M-END-3': ['Pierdeți: niciun cartonaș', 'Trebuie tras un cartonaș, iar teancul este gol.'],
  'M-END-4': ['La final nu se mai numără nimic', 'Nu există o punctare finală.'],
  'M-SIX-1': [
    'Fiecare culoare punctează pentru ea',
    'Fiecare culoare din ce se punctează își mută meeple-ul de punctaj cu valoarea. Pentru culorile fără unul alegi care dintre cei trei avansează, în ordinea roșu, verde, albastru, galben, negru, roz.',
  ],
  'M-SIX-2': [
    'Cui aduce puncte un câine',
    'Culorii meeple-ului său. Dacă ea nu are un meeple de punctaj, alegi tu unul.',
  ],
};
