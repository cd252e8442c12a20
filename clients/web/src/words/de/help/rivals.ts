import type { Passages } from '../../help_words';

/** The games against each other. */
export const rivals: Passages<'G'> = {
  'G-SET-1': [
    'Geister, Burgen und Friedhöfe',
    '60 Plättchen des Nebelspiels und 71 des Grundspiels auf dem großen Startplättchen; 15 Geister im Vorrat. Alle haben 5 Meeple und 2 Wächter; von jeder Farbe lassen sich 3 weitere Wächter gewinnen. Geister, Burgen und Friedhöfe lassen sich einzeln weglassen.',
  ],
  'G-SET-2': ['Das Grundspiel', '72 Plättchen und je 7 Meeple: Städte, Straßen, Klöster und Wiesen.'],
  'G-GHOST-1': [
    'Geister suchen Meeple heim',
    'Verbindet dein Plättchen Nebel mit Nebel, setz 1 Geist zu einem fremden Meeple. Trifft Nebel auf eine nebelfreie Kante, setz 1 zu einem eigenen; bei beidem kommt der fremde zuerst. Was nicht geht, entfällt. Aufgedruckte Geister bedeuten hier nichts.',
  ],
  'G-GHOST-2': [
    'Der dritte Geist',
    'Ein dritter Geist schickt einen Meeple heim; er darf im selben Zug wieder gesetzt werden. Die drei Geister gehen in den Vorrat zurück.',
  ],
  'G-GHOST-3': ['Wächter fürchten nichts', 'Ein Wächter bekommt nie einen Geist. Ein Meeple in einer Burg oder auf einem Friedhof kann einen bekommen.'],
  'G-MEEPLE-1': [
    'Meeple oder Wächter setzen',
    'Du darfst einen Meeple oder Wächter auf Straße, Stadt, Kloster, Burg, Friedhof oder Wiese des eben gelegten Plättchens setzen, wenn im ganzen Gebiet niemand steht. Nie auf eine Wiese im Nebel.',
  ],
  'G-FIELD-1': ['Wiesen und Nebel', 'Nebel begrenzt eine Wiese wie eine Stadt. Über eine Nebelkante an einer nebelfreien geht sie nicht weiter.'],
  'G-SCORE-1': [
    'Sofort werten',
    'Ein fertiges Gebiet zählt für die Person mit den meisten Meeplen dort; bei Gleichstand für jede voll. Eine Straße bringt 1 für jedes Plättchen, eine Stadt 2 für jedes Plättchen und Wappen, ein Kloster 9, eine Burg 2 für jedes Nebelplättchen ihrer neun.',
  ],
  'G-SCORE-2': [
    'Was Geister kosten',
    'Wer wertet, verliert 2 Punkte für jeden Geist bei den eigenen Meeplen dort, fällt aber nie unter 0. Die Geister gehen in den Vorrat zurück.',
  ],
  'G-SCORE-3': [
    'Friedhöfe bringen Wächter',
    'Sind alle 8 Felder um einen Friedhof voll, kommt der Meeple darauf heim und bringt einen Wächter, wenn noch einer da ist. Jeder Geist bei ihm kostet 2 Punkte.',
  ],
  'G-SCORE-4': ['Mehrere Wertungen in einem Zug', 'Verluste kommen zuerst, und keine Wertung führt unter 0. Auch eine Wertung von 0 Punkten kostet ihre Geister.'],
  'G-END-1': [
    'Die Schlusswertung',
    'Ist kein Plättchen mehr da, zählt Unfertiges für die Mehrheit: 1 für jedes Plättchen einer Straße, jedes Plättchen und Wappen einer Stadt, jedes Nebelplättchen der neun einer Burg, für ein Kloster und jedes Plättchen ringsum. Wiesen bringen 3 für jede fertige Stadt an ihnen, Friedhöfe nichts. Jeder Geist bei einem gewerteten Meeple kostet 1.',
  ],
  'G-END-2': ['Wer gewinnt', 'Wer die meisten Punkte hat. Bei Gleichstand wird der Sieg geteilt.'],
};
