import type { Passages } from '../../help_words';

/** The game that all play together. */
export const together: Passages<'M'> = {
  'M-SET-1': {
    title: 'Jucători și meepli',
    text: [
      'La 3–5 jucători, fiecare are 5 meepli de o culoare. La 2 jucători, fiecare are două culori cu câte 3 meepli. Cine joacă singur are patru culori cu câte 3 meepli.',
      'Cine are mai multe culori poate folosi oricare dintre ele în fiecare tură. Fiecare se numără ca o culoare aparte.',
    ],
  },
  'M-SET-2': {
    title: 'Meeple-ul de punctaj',
    text: ['Toate punctele voastre merg la un singur meeple de punctaj, pe pista de punctaj. Culoarea lui nu este a nimănui.'],
  },
  'M-SET-3': {
    title: 'Cele șase niveluri',
    text: [
      'Ținta și locurile câinilor sunt totaluri de puncte. La nivelul 6, fiecare dintre cei trei meepli de punctaj are nevoie de 50 de puncte.',
      'De la nivelul 3, cartonașele stau în trei teancuri de câte 20. La fiecare câine trebuie să ajungeți înainte să se termine teancul lui.',
    ],
  },
  'M-SET-4': {
    title: 'Primele trei fantome',
    text: ['La început, 3 fantome stau pe cartonașul de start. Celelalte sunt rezerva.'],
  },
  'M-SET-5': {
    title: 'Trei meepli de punctaj',
    text: [
      'Trei dintre culorile din joc au câte un meeple de punctaj.',
      'La 3–5 jucători, fiecare dintre ei este unul dintre cei 5 meepli ai unui jucător, căruia îi rămân 4. La 1 sau 2 jucători, se adaugă la ceilalți.',
    ],
  },
  'M-TURN-1': {
    title: 'Pașii unei ture',
    text: ['Ce nu se aplică se sare; restul se întâmplă oricum.'],
    steps: [
      'Tragi un cartonaș și îl așezi.',
      'Bancurile de ceață pe care le închide își pierd fantomele.',
      'Cimitirele pe care le închide îngroapă un meeple (de la nivelul 2).',
      'Din ceața lui se ridică fantome.',
      'Poți pune un meeple pe el.',
      'Ce devine complet se punctează: puncte sau fantome.',
      'Câinii la care ați ajuns vin în ajutor (de la nivelul 3).',
      'Lângă un cimitir deschis vine un cartonaș cu fața în jos (de la nivelul 5).',
    ],
  },
  'M-TURN-2': {
    title: 'Cine decide și când se termină',
    text: [
      'Vorbiți între voi despre toate. Decide cine este la rând.',
      'Jocul se termină în clipa în care ați câștigat sau ați pierdut, chiar și la mijlocul unei ture.',
    ],
  },
  'M-TURN-3': {
    title: 'Când există o singură cale',
    text: ['Dacă se poate face un singur lucru, se face de la sine, iar la „Ce s-a întâmplat” scrie ce anume.'],
  },
  'M-MIST-1': {
    title: 'Un banc închis își eliberează fantomele',
    text: ['Pentru fiecare banc de ceață pe care îl închide cartonașul așezat, toate fantomele de pe toate cartonașele bancului se întorc în rezervă.'],
  },
  'M-BURY-1': {
    title: 'Cimitire deschise și închise',
    text: [
      'Nivelurile 2–4: un cimitir este deschis până când are cartonașe pe toate cele patru laturi.',
      'Nivelurile 5 și 6: este deschis până când toate cele 8 locuri din jur sunt ocupate. Se numără și cartonașele cu fața în jos.',
    ],
  },
  'M-BURY-2': {
    title: 'Un cimitir închis îngroapă un meeple',
    text: [
      'Un meeple de orice culoare este luat de pe tablă și stă pe acel cimitir până la sfârșitul jocului. Voi alegeți care.',
      'Dacă niciun meeple nu stă pe tablă, unul vine dintr-o rezervă. Dacă nu este niciunul nici acolo, nu se îngroapă nimeni.',
      'Meeplii de punctaj nu se îngroapă niciodată.',
    ],
  },
  'M-BURY-3': { title: 'Câinele pleacă odată cu meeple-ul', text: ['Un câine care stă lângă meeple-ul îngropat iese din joc și nu aduce puncte.'] },
  'M-BURY-4': { title: 'Fantomele își găsesc odihna', text: ['După îngropare, toate fantomele de pe cimitir se întorc în rezervă.'] },
  'M-BURY-5': {
    title: 'Mai multe deodată',
    text: [
      'Cimitirele care se închid deodată se rezolvă pe rând: de la nord la sud, iar în același șir de la vest la est.',
      'Un cimitir așezat într-un gol deja înconjurat se închide imediat.',
    ],
  },
  'M-BURY-6': {
    title: 'Locul rămas gol',
    text: ['Un meeple îngropat nu mai stă pe niciun drum și în niciun oraș. Dacă era singur acolo, locul este iar liber.'],
  },
  'M-GHOST-1': {
    title: 'Se ridică fantome',
    text: [
      'Un cartonaș cu ceață pe care îl așezi aduce atâtea fantome câte arată.',
      'Dacă una dintre laturile lui cu ceață atinge ceață, aduce una mai puțin.',
    ],
  },
  'M-GHOST-2': {
    title: 'Fără fantome unde se închide un banc',
    text: ['Dacă cartonașul așezat închide un banc de ceață din care face parte, nu aduce nicio fantomă.'],
  },
  'M-GHOST-3': {
    title: 'Cimitirele atrag fantome',
    text: [
      'Ori de câte ori din cartonașul așezat se ridică cel puțin o fantomă, încă una vine într-un cimitir deschis. Dacă sunt deschise mai multe, alegi tu.',
      'Dacă niciunul nu este deschis, nu vine niciuna.',
    ],
  },
  'M-GHOST-4': {
    title: 'Cimitire bântuite',
    text: [
      'Când se așază un cimitir, se ridică o fantomă pe fiecare cartonaș cu ceață dintre cele 8 din jur, orice ar sta deja acolo.',
      'În schimb, cimitirele deschise nu mai atrag fantome după aceea.',
    ],
  },
  'M-GHOST-5': {
    title: 'Prea puține fantome',
    text: [
      'Dacă trebuie să se ridice mai multe fantome decât sunt în rezervă, ați pierdut imediat. Se numără și cea pentru un cimitir deschis.',
      'O rezervă goală nu e încă o înfrângere, cât timp nu trebuie să se ridice nimic.',
    ],
  },
  'M-MEEPLE-1': {
    title: 'Punerea unui meeple',
    text: [
      'Poți pune un meeple de-al tău pe un drum sau într-un oraș de pe cartonașul abia așezat; de la nivelul 2 și în castelul lui.',
      'Pe tot acel drum sau în tot acel oraș nu trebuie să mai fie vreun meeple. Mai târziu, două orașe sau drumuri cu meepli se pot uni: așa se întâlnesc mai multe culori.',
      'Niciodată pe câmp, în ceață, pe un cimitir sau pe ruină. Dacă locul devine complet chiar cu acest cartonaș, meeple-ul tău punctează imediat.',
    ],
  },
  'M-SCORE-1': {
    title: 'Puncte sau fantome',
    text: [
      'Tot ce completează cartonașul și are un meeple se punctează. Dacă sunt mai multe punctări, alegi tu ordinea.',
      'De fiecare dată iei punctele sau, în locul lor, alungi între 1 și 3 fantome de pe un singur cartonaș. Un sfert din cartonașul de start este un cartonaș; se poate alege și un cimitir.',
      'Poți lăsa fantome dinadins: un câine aduce puncte pentru ele ([[M-HOUND-5]]).',
    ],
  },
  'M-SCORE-2': {
    title: 'Mai multe culori înmulțesc',
    text: ['Valoarea se numără o dată pentru fiecare culoare de acolo. Câți meepli de aceeași culoare sunt nu contează.'],
  },
  'M-SCORE-3': { title: 'Totul sau nimic', text: ['Cine alungă fantome renunță la toate punctele acelei punctări, la cele ale tuturor culorilor.'] },
  'M-SCORE-4': { title: 'Meeplii se întorc acasă', text: ['În ambele cazuri, toți meeplii de acolo se întorc în rezervele lor. Apoi punctează câinele care stătea acolo.'] },
  'M-SCORE-5': { title: 'Nimeni acolo', text: ['Ce devine complet fără niciun meeple nu aduce puncte și nu alungă fantome.'] },
  'M-SCORE-6': { title: 'Castele', text: ['Un castel pe care îl completează cartonașul se punctează în același pas ca drumurile și orașele.'] },
  'M-HOUND-1': {
    title: 'Cum ajungeți la un câine',
    text: ['Ați ajuns la un câine când meeple-ul de punctaj stă pe numărul lui sau mai departe. La nivelul 6 trebuie să fie acolo toți trei.'],
  },
  'M-HOUND-2': { title: 'Când vin câinii', text: ['După toate punctările turei. Dacă ați ajuns la amândoi, Rufus vine înaintea Ronjei.'] },
  'M-HOUND-3': {
    title: 'Câinele alungă fantome',
    text: [
      'Pune câinele lângă orice meeple de pe tablă. Poate alunga câte cel mult 3 fantome de pe cel mult două cartonașe diferite dintre cel al meeple-ului și cele 8 din jur.',
      'Dacă niciun meeple nu stă pe tablă, câinele este pierdut. Ambii câini pot sta lângă același meeple.',
    ],
  },
  'M-HOUND-4': {
    title: 'Mai departe cu teancul următor',
    text: ['Restul teancului se pune peste următorul și trageți de acolo. Așa se întâmplă și când câinele este pierdut.'],
  },
  'M-HOUND-5': {
    title: 'Câinele punctează',
    text: [
      'După ce meeple-ul lui a fost punctat, fie pentru puncte, fie pentru fantome, câinele aduce 1 punct pentru fiecare fantomă care stă atunci pe tablă. Aceste puncte nu se pot schimba pe alungarea fantomelor.',
      'Apoi iese din joc.',
    ],
  },
  'M-DOWN-1': {
    title: 'Un cartonaș cu fața în jos',
    text: [
      'Dacă la sfârșitul turei tale un cimitir este deschis, tragi un cartonaș fără să-l vezi și îl așezi cu fața în jos pe un loc gol dintre cele 8 din jurul unui cimitir deschis.',
      'Trebuie să atingă cu o latură alt cartonaș, cu fața în sus sau în jos; peisajul nu trebuie să se potrivească.',
      'Dacă teancul nu mai are niciunul pentru asta, ați pierdut ([[M-END-3]]).',
    ],
  },
  'M-DOWN-2': { title: 'Nimeni nu se uită', text: ['Ce arată rămâne ascuns până la sfârșitul jocului. Lângă el poate sta orice cartonaș.'] },
  'M-DOWN-3': { title: 'Ce completează', text: ['Nimic în afară de cimitire. Dacă închide unul, se îngroapă imediat un meeple.'] },
  'M-DOWN-4': {
    title: 'Ce blochează',
    text: ['Un drum, un oraș sau un banc de ceață cu o latură lângă el nu mai poate deveni complet; nici un castel care îl are printre cele 8 din jur.'],
  },
  'M-END-1': { title: 'Câștigați', text: ['În clipa în care ținta este atinsă sau depășită, ați câștigat. La nivelul 6 trebuie să fie acolo toți cei trei meepli de punctaj.'] },
  'M-END-2': { title: 'Pierdeți: prea puține fantome', text: ['Trebuie să se ridice mai multe fantome decât sunt în rezervă: vezi [[M-GHOST-5]].'] },
  'M-END-3': {
    title: 'Pierdeți: niciun cartonaș',
    text: ['Trebuie tras un cartonaș, iar teancul este gol. De la nivelul 3 se întâmplă așa și când nu ați ajuns la timp la un câine.'],
  },
  'M-END-4': { title: 'La final nu se mai numără nimic', text: ['Nu există o punctare finală. Ce nu este complet nu aduce nimic.'] },
  'M-SIX-1': {
    title: 'Fiecare culoare punctează pentru ea',
    text: [
      'Fiecare culoare dintr-o punctare primește ea însăși valoarea. Dacă are un meeple de punctaj, avansează acesta.',
      'Pentru orice altă culoare alegi care dintre cei trei avansează. Acesta primește toată valoarea; ea nu se poate împărți.',
      'Întâi vin culorile cu meeple de punctaj, apoi celelalte: roșu, verde, albastru, galben, negru, roz.',
    ],
  },
  'M-SIX-2': {
    title: 'Cui aduce puncte un câine',
    text: ['Culorii meeple-ului său. Dacă ea nu are un meeple de punctaj, alegi tu unul.'],
  },
};
