import type { Passages } from '../../help_words';

/** The games against each other. */
export const rivals: Passages<'G'> = {
  'G-SET-1': {
    title: 'Geister, Burgen und Friedhöfe',
    text: [
      '2 bis 6 Personen, alle gegeneinander: die 60 Plättchen des Nebelspiels und 71 des Grundspiels, zusammen gemischt, auf dem großen Startplättchen. Auf dem Plan steht kein Geist; 15 sind im Vorrat.',
      'Alle haben je 5 Meeple und 2 Wächter einer Farbe. Von jeder Farbe lassen sich 3 weitere Wächter gewinnen.',
      'Geister, Burgen und Friedhöfe lassen sich einzeln weglassen. Plättchen mit Burgen oder Friedhöfen bleiben dann in der Schachtel; die Wächter sind immer dabei.',
    ],
  },
  'G-SET-2': {
    title: 'Das Grundspiel',
    text: ['2 bis 6 Personen mit je 7 Meeplen, 72 Plättchen, ganz ohne Nebel: Städte, Straßen, Klöster und Wiesen.'],
  },
  'G-GHOST-1': {
    title: 'Geister suchen Meeple heim',
    text: [
      'Die aufgedruckten Geister bedeuten hier nichts. Es kommt darauf an, was dein Plättchen berührt.',
      'Trifft Nebel auf Nebel, musst du 1 Geist zu einem Meeple setzen, der dir nicht gehört. Trifft Nebel auf eine nebelfreie Kante, kommt 1 Geist zu einem eigenen Meeple. Trifft beides zu, ist der fremde zuerst dran.',
      'Ist kein Geist mehr da oder steht kein solcher Meeple auf dem Plan, entfällt das.',
    ],
  },
  'G-GHOST-2': {
    title: 'Der dritte Geist',
    text: ['Ein dritter Geist schickt einen Meeple heim; er darf noch im selben Zug wieder gesetzt werden. Die drei Geister gehen in ihren Vorrat zurück.'],
  },
  'G-GHOST-3': {
    title: 'Wächter fürchten nichts',
    text: ['Ein Wächter bekommt nie einen Geist. Ein Meeple in einer Burg oder auf einem Friedhof kann einen bekommen.'],
  },
  'G-MEEPLE-1': {
    title: 'Einen Meeple setzen',
    text: [
      'Du darfst einen Meeple auf eine Straße, in eine Stadt, in ein Kloster oder auf eine Wiese des gerade gelegten Plättchens setzen, wenn im ganzen Gebiet noch niemand steht.',
      'Mit der Erweiterung darf es auch ein Wächter sein, und Burgen und Friedhöfe kommen dazu. Nie auf eine Wiese im Nebel.',
    ],
  },
  'G-FIELD-1': {
    title: 'Wiesen und Nebel',
    text: ['Nebel begrenzt eine Wiese wie eine Stadt. Wo eine Nebelkante an einer nebelfreien liegt, geht die Wiese nicht weiter.'],
  },
  'G-SCORE-1': {
    title: 'Sofort werten',
    text: [
      'Was fertig wird, bringt sofort Punkte für alle, die dort die meisten Meeple haben. Bei Gleichstand bekommen alle Beteiligten die volle Punktzahl.',
      'Eine Straße bringt 1 je Plättchen, eine Stadt 2 je Plättchen und Wappen, ein Kloster 9, eine Burg 2 für jedes Nebelplättchen unter ihren neun.',
    ],
  },
  'G-SCORE-2': {
    title: 'Was Geister kosten',
    text: [
      'Wer Punkte bekommt, verliert 2 für jeden Geist bei den eigenen Meeplen dort. Wer keine Mehrheit hat, bekommt nichts und zahlt nichts.',
      'Niemand fällt unter 0. Die Geister gehen in den Vorrat zurück.',
    ],
  },
  'G-SCORE-3': {
    title: 'Hüter gewinnen Wächter',
    text: [
      'Liegen auf allen 8 Feldern um einen Friedhof Plättchen, bringt sein Hüter einen Wächter ein, wenn von dessen Farbe noch einer zu gewinnen ist.',
      'Punkte gibt es dafür nicht, aber jeder Geist beim Hüter kostet 2. Der Hüter kommt heim.',
    ],
  },
  'G-SCORE-4': {
    title: 'Mehrere Wertungen in einem Zug',
    text: ['Sie kommen nacheinander dran, Verluste zuerst, und keine führt unter 0. Auch bei einer Wertung mit 0 Punkten kosten Geister ihre Punkte.'],
  },
  'G-END-1': {
    title: 'Die Schlusswertung',
    text: [
      'Ist kein Plättchen mehr zu legen, bringt auch Unfertiges Punkte für die Mehrheit: 1 je Plättchen einer Straße, 1 je Plättchen und Wappen einer Stadt, 1 für ein Kloster und jedes Plättchen ringsum, 1 für jedes Nebelplättchen unter den neun einer Burg.',
      'Wiesen bringen 3 für jede fertige Stadt, die sie berühren. Friedhöfe bringen nichts.',
      'Jeder Geist bei einem Meeple, der jetzt gewertet wird, kostet 1.',
    ],
  },
  'G-END-2': { title: 'Wer gewinnt', text: ['Wer die meisten Punkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.'] },
};
