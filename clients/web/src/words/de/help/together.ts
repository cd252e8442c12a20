import type { Passages } from '../../help_words';

/** The game that all play together. */
export const together: Passages<'M'> = {
  'M-SET-1': [
    'Personen und Meeple',
    '3 bis 5 Personen haben je 5 Meeple einer Farbe. Zu zweit habt ihr je zwei Farben, allein hast du vier, mit je 3 Meeplen. Nimm in jedem Zug eine beliebige deiner Farben; jede zählt für sich.',
  ],
  'M-SET-2': ['Der Zählmeeple', 'Alle eure Punkte bewegen einen Zählmeeple, dessen Farbe niemand spielt.'],
  'M-SET-3': [
    'Die sechs Stufen',
    'Ziel und Hunde sind Punktestände. Ab Stufe 3 liegen die Plättchen in drei Stapeln zu 20, und jeder Hund muss erreicht sein, bevor sein Stapel leer ist.',
  ],
  'M-SET-4': ['Die ersten Geister', 'Zu Beginn stehen 3 Geister auf dem Startplättchen. Die anderen bilden den Vorrat.'],
  'M-SET-5': [
    'Drei Zählmeeple',
    'Drei der gespielten Farben haben je einen Zählmeeple. Bei 3 bis 5 Personen ist das einer der eigenen 5 Meeple, bei 1 oder 2 kommt er hinzu.',
  ],
  'M-TURN-1': [
    'Der Ablauf eines Zuges',
    'Was nicht zutrifft, fällt weg.',
    [
      'Ein Plättchen ziehen und legen.',
      'Nebelbänke, die es schließt, verlieren ihre Geister.',
      'Friedhöfe, die es schließt, begraben einen Meeple (ab Stufe 2).',
      'Aus seinem Nebel steigen Geister auf.',
      'Du darfst einen Meeple darauf setzen.',
      'Was fertig ist, wird gewertet.',
      'Erreichte Hunde kommen (ab Stufe 3).',
      'Neben einen offenen Friedhof kommt ein verdecktes Plättchen (ab Stufe 5).',
    ],
  ],
  'M-TURN-2': [
    'Wer entscheidet, und wann Schluss ist',
    'Besprecht alles; es entscheidet, wer am Zug ist. Sobald ihr gewonnen oder verloren habt, ist das Spiel zu Ende.',
  ],
  'M-TURN-3': ['Nur eine Möglichkeit', 'Gibt es nur eine Möglichkeit, geschieht sie von selbst.'],
  'M-MIST-1': [
    'Eine geschlossene Bank gibt ihre Geister frei',
    'Alle Geister auf den Plättchen einer geschlossenen Nebelbank gehen in den Vorrat zurück.',
  ],
  'M-BURY-1': [
    'Wann sich ein Friedhof schließt',
    'Stufen 2 bis 4: wenn an seinen vier Seiten Plättchen liegen. Stufen 5 und 6: wenn alle 8 Felder ringsum voll sind; verdeckte Plättchen zählen mit.',
  ],
  'M-BURY-2': [
    'Ein geschlossener Friedhof begräbt einen Meeple',
    'Du wählst einen Meeple beliebiger Farbe auf dem Plan; er bleibt dort bis zum Ende. Steht keiner auf dem Plan, kommt einer aus einem Vorrat. Zählmeeple werden nie begraben.',
  ],
  'M-BURY-3': ['Ein Hund geht mit', 'Der Hund eines begrabenen Meeples verlässt das Spiel und bringt nichts.'],
  'M-BURY-4': ['Geister finden Ruhe', 'Nach dem Begräbnis gehen alle Geister vom Friedhof in den Vorrat zurück.'],
  'M-BURY-5': [
    'Mehrere zugleich',
    'Sie kommen Reihe für Reihe dran, von Nordwesten aus. Ein Friedhof in einer schon umringten Lücke schließt sich sofort.',
  ],
  'M-BURY-6': ['Wo er stand', 'Andere können den Platz eines begrabenen Meeples einnehmen.'],
  'M-GHOST-1': ['Geister steigen auf', 'Ein Nebelplättchen bringt so viele Geister, wie es zeigt, und einen weniger, wenn sein Nebel an Nebel stößt.'],
  'M-GHOST-2': [
    'Keine Geister, wo sich eine Bank schließt',
    'Ein Plättchen, das eine eigene Nebelbank schließt, bringt keine, auch wenn es noch zu einer offenen gehört.',
  ],
  'M-GHOST-3': [
    'Friedhöfe ziehen Geister an',
    'Steigt mindestens ein Geist auf, kommt noch einer auf einen offenen Friedhof. Sind mehrere offen, wählst du.',
  ],
  'M-GHOST-4': [
    'Spukfriedhöfe',
    'Wird ein Friedhof gelegt, steigt auf jedem Nebelplättchen unter den 8 ringsum ein Geist auf. Später zieht er keine an.',
  ],
  'M-GHOST-5': [
    'Zu wenige Geister',
    'Müssen mehr Geister aufsteigen, als im Vorrat sind, den für einen Friedhof mitgezählt, habt ihr sofort verloren. Ein leerer Vorrat allein schadet nicht.',
  ],
  'M-MEEPLE-1': [
    'Einen Meeple setzen',
    'Du darfst einen Meeple auf eine Straße oder in eine Stadt des eben gelegten Plättchens setzen, ab Stufe 2 auch in seine Burg, wenn im ganzen Gebiet niemand steht. Wird es durch das Plättchen fertig, zählt es sofort. Wachsen Gebiete später zusammen, treffen sich mehrere Farben.',
  ],
  'M-SCORE-1': [
    'Punkte oder Geister',
    'Jedes fertige Gebiet mit einem Meeple wird gewertet, in der Reihenfolge, die du wählst: Nimm die Punkte oder 1 bis 3 Geister von einem Plättchen. Ein Viertel des Startplättchens ist ein Plättchen.',
  ],
  'M-SCORE-2': ['Mehrere Farben vervielfachen', 'Der Wert zählt einmal für jede Farbe dort, egal, wie viele Meeple sie hat.'],
  'M-SCORE-3': ['Ganz oder gar nicht', 'Nimmst du Geister, verzichtest du auf die Punkte aller Farben.'],
  'M-SCORE-4': ['Meeple kommen heim', 'In jedem Fall gehen alle Meeple des Gebiets in ihre Vorräte zurück. Danach wird ein Hund gewertet, der dort stand.'],
  'M-SCORE-5': ['Niemand da', 'Ein fertiges Gebiet ohne Meeple bringt weder Punkte, noch nimmt es Geister fort.'],
  'M-SCORE-6': ['Burgen', 'Eine fertige Burg wird gewertet wie eine Straße oder Stadt.'],
  'M-HOUND-1': [
    'Einen Hund erreichen',
    'Ein Hund ist erreicht, wenn der Zählmeeple auf seiner Zahl steht oder weiter. In Stufe 6 müssen das alle drei.',
  ],
  'M-HOUND-2': ['Wann Hunde kommen', 'Nach allen Wertungen des Zuges, Rufus vor Ronja.'],
  'M-HOUND-3': [
    'Der Hund jagt Geister',
    'Stell den Hund zu einem beliebigen Meeple auf dem Plan. Er verjagt je bis zu 3 Geister von bis zu zwei Plättchen: dem des Meeples und den 8 ringsum. Steht kein Meeple auf dem Plan, ist der Hund verloren.',
  ],
  'M-HOUND-4': ['Weiter mit dem nächsten Stapel', 'Der Rest des Stapels kommt auf den nächsten, auch wenn der Hund verloren ist.'],
  'M-HOUND-5': [
    'Der Hund wird gewertet',
    'Wurde sein Meeple gewertet, bringt der Hund 1 Punkt für jeden Geist auf dem Plan und verlässt das Spiel. Diese Punkte lassen sich nicht gegen Geister tauschen.',
  ],
  'M-DOWN-1': [
    'Ein verdecktes Plättchen',
    'Solange ein Friedhof offen ist, kommt am Ende jedes Zuges ein ungesehenes Plättchen verdeckt auf eines der 8 Felder ringsum. Es muss mit einer Seite ein anderes berühren; passen muss nichts.',
  ],
  'M-DOWN-2': ['Niemand schaut nach', 'Was es zeigt, bleibt bis zum Ende geheim. Daneben darf jedes Plättchen liegen.'],
  'M-DOWN-3': ['Was es fertig macht', 'Nichts außer Friedhöfen. Schließt es einen, wird sofort ein Meeple begraben.'],
  'M-DOWN-4': [
    'Was es versperrt',
    'Straßen und Städte mit einer Kante daran werden nie fertig, Nebelbänke nie geschlossen; auch eine Burg daneben wird es nie, selbst über Eck.',
  ],
  'M-END-1': ['Ihr gewinnt', 'Sobald das Ziel erreicht ist, habt ihr gewonnen. In Stufe 6 müssen alle drei Zählmeeple dort sein.'],
  'M-END-2': ['Ihr verliert: zu wenige Geister', 'Siehe [[M-GHOST-5]].'],
  'M-END-3': ['Ihr verliert: kein Plättchen mehr', 'Ein Plättchen muss gezogen werden, und der Stapel ist leer.'],
  'M-END-4': ['Danach zählt nichts mehr', 'Eine Schlusswertung gibt es nicht.'],
  'M-SIX-1': [
    'Jede Farbe zählt für sich',
    'Jede Farbe im gewerteten Gebiet rückt ihren eigenen Zählmeeple um den Wert vor. Für Farben ohne einen wählst du, welcher der drei vorrückt, in der Reihenfolge Rot, Grün, Blau, Gelb, Schwarz, Rosa.',
  ],
  'M-SIX-2': [
    'Wem ein Hund Punkte bringt',
    'Der Farbe seines Meeples. Hat sie keinen Zählmeeple, wählst du einen.',
  ],
};
