import type { Passages } from '../../help_words';

/** The game that all play together. */
export const together: Passages<'M'> = {
  'M-SET-1': {
    title: 'Personen und Meeple',
    text: [
      'Zu dritt, zu viert oder zu fünft hat jede Person 5 Meeple einer Farbe. Zu zweit habt ihr je zwei Farben mit je 3 Meeplen. Allein hast du vier Farben mit je 3 Meeplen.',
      'Wer mehrere Farben hat, nimmt in jedem Zug eine beliebige. Jede zählt als eigene Farbe.',
    ],
  },
  'M-SET-2': {
    title: 'Der Zählmeeple',
    text: ['Alle eure Punkte bekommt ein einziger Zählmeeple auf der Punkteleiste. Seine Farbe spielt sonst niemand.'],
  },
  'M-SET-3': {
    title: 'Die sechs Stufen',
    text: [
      'Ziel und Hunde sind Punktestände. In Stufe 6 braucht jeder der drei Zählmeeple seine 50.',
      'Ab Stufe 3 liegen die Plättchen in drei Stapeln zu 20. Jeden Hund müsst ihr erreichen, bevor sein Stapel verbraucht ist.',
    ],
  },
  'M-SET-4': {
    title: 'Die ersten drei Geister',
    text: ['Zu Beginn stehen 3 Geister auf dem Startplättchen. Die anderen bilden den Vorrat.'],
  },
  'M-SET-5': {
    title: 'Drei Zählmeeple',
    text: [
      'Drei der gespielten Farben haben je einen Zählmeeple.',
      'Bei 3 bis 5 Personen ist das jeweils einer der 5 eigenen Meeple: Wer ihn hergibt, spielt mit 4. Bei 1 oder 2 Personen kommen die Zählmeeple hinzu.',
    ],
  },
  'M-TURN-1': {
    title: 'Der Ablauf eines Zuges',
    text: ['Was nicht zutrifft, fällt weg; das Übrige geschieht trotzdem.'],
    steps: [
      'Ein Plättchen ziehen und legen.',
      'Nebelbänke, die es schließt, verlieren ihre Geister.',
      'Friedhöfe, die es schließt, begraben einen Meeple (ab Stufe 2).',
      'Aus seinem Nebel steigen Geister auf.',
      'Du darfst einen Meeple darauf setzen.',
      'Was fertig wird, wird gewertet: Punkte oder Geister.',
      'Erreichte Hunde kommen zu Hilfe (ab Stufe 3).',
      'Neben einen offenen Friedhof kommt ein verdecktes Plättchen (ab Stufe 5).',
    ],
  },
  'M-TURN-2': {
    title: 'Wer entscheidet, und wann Schluss ist',
    text: [
      'Besprecht alles miteinander. Es entscheidet, wer am Zug ist.',
      'Sobald ihr gewonnen oder verloren habt, ist das Spiel zu Ende, auch mitten im Zug.',
    ],
  },
  'M-TURN-3': {
    title: 'Wenn es nur eine Möglichkeit gibt',
    text: ['Gibt es nur eine Möglichkeit, geschieht sie von selbst und steht dann unter „Was geschah“.'],
  },
  'M-MIST-1': {
    title: 'Eine geschlossene Bank gibt ihre Geister frei',
    text: ['Von jeder Nebelbank, die das gelegte Plättchen schließt, gehen die Geister von allen ihren Plättchen in den Vorrat zurück.'],
  },
  'M-BURY-1': {
    title: 'Offene und geschlossene Friedhöfe',
    text: [
      'Stufen 2 bis 4: Ein Friedhof ist offen, bis an seinen vier Seiten Plättchen liegen.',
      'Stufen 5 und 6: Er ist offen, bis alle 8 Felder ringsum voll sind. Verdeckte Plättchen zählen mit.',
    ],
  },
  'M-BURY-2': {
    title: 'Ein geschlossener Friedhof begräbt einen Meeple',
    text: [
      'Ein Meeple beliebiger Farbe kommt vom Plan auf den Friedhof und bleibt dort bis zum Ende. Ihr wählt, welcher.',
      'Steht kein Meeple auf dem Plan, kommt einer aus einem Vorrat. Gibt es auch dort keinen, wird niemand begraben.',
      'Zählmeeple werden nie begraben.',
    ],
  },
  'M-BURY-3': { title: 'Ein Hund geht mit', text: ['Ein Hund, der bei dem begrabenen Meeple steht, verlässt das Spiel und bringt nichts.'] },
  'M-BURY-4': { title: 'Geister finden Ruhe', text: ['Nach dem Begräbnis gehen alle Geister vom Friedhof in den Vorrat zurück.'] },
  'M-BURY-5': {
    title: 'Mehrere zugleich',
    text: [
      'Schließen sich mehrere Friedhöfe auf einmal, kommen sie nacheinander dran: von Norden nach Süden und in jeder Reihe von Westen nach Osten.',
      'Ein Friedhof, der in eine schon umringte Lücke gelegt wird, schließt sich sofort.',
    ],
  },
  'M-BURY-6': {
    title: 'Wo er stand',
    text: ['Ein begrabener Meeple steht auf keiner Straße und in keiner Stadt mehr. War er dort allein, darf dort wieder jemand hin.'],
  },
  'M-GHOST-1': {
    title: 'Geister steigen auf',
    text: [
      'Legst du ein Nebelplättchen, bringt es so viele Geister, wie es zeigt.',
      'Berührt eine seiner Nebelkanten Nebel, ist es einer weniger.',
    ],
  },
  'M-GHOST-2': {
    title: 'Keine Geister, wo sich eine Bank schließt',
    text: ['Schließt das Plättchen eine Nebelbank, zu der es gehört, bringt es gar keine.'],
  },
  'M-GHOST-3': {
    title: 'Friedhöfe ziehen Geister an',
    text: [
      'Immer wenn aus dem gelegten Plättchen mindestens ein Geist aufsteigt, kommt noch einer auf einen offenen Friedhof. Sind mehrere offen, wählst du.',
      'Ist keiner offen, kommt auch keiner.',
    ],
  },
  'M-GHOST-4': {
    title: 'Spukfriedhöfe',
    text: [
      'Wird ein Friedhof gelegt, steigt auf jedem Nebelplättchen unter den 8 ringsum ein Geist auf, egal, was dort schon steht.',
      'Dafür ziehen offene Friedhöfe später keine Geister an.',
    ],
  },
  'M-GHOST-5': {
    title: 'Zu wenige Geister',
    text: [
      'Müssen mehr Geister aufsteigen, als im Vorrat sind, habt ihr sofort verloren. Der Geist für einen offenen Friedhof zählt mit.',
      'Ein leerer Vorrat allein ist nicht schlimm, solange keiner aufsteigen muss.',
    ],
  },
  'M-MEEPLE-1': {
    title: 'Einen Meeple setzen',
    text: [
      'Du darfst einen deiner Meeple auf eine Straße oder in eine Stadt des Plättchens setzen, das du gerade gelegt hast; ab Stufe 2 auch in seine Burg.',
      'Im ganzen Gebiet darf noch kein Meeple stehen. Später können zwei besetzte Städte oder Straßen zusammenwachsen: So treffen sich mehrere Farben.',
      'Nie auf Wiese, Nebel, Friedhof oder Ruine. Wird das Gebiet durch dein Plättchen fertig, wird es mit deinem Meeple sofort gewertet.',
    ],
  },
  'M-SCORE-1': {
    title: 'Punkte oder Geister',
    text: [
      'Jedes Gebiet, das durch das Plättchen fertig wird und in dem ein Meeple steht, wird gewertet. Sind es mehrere, wählst du die Reihenfolge.',
      'Nimm jedes Mal entweder die Punkte oder 1 bis 3 Geister von genau einem Plättchen. Ein Viertel des Startplättchens gilt als ein Plättchen; auch ein Friedhof geht.',
      'Du darfst Geister mit Absicht stehen lassen: Ein Hund bringt Punkte für sie ([[M-HOUND-5]]).',
    ],
  },
  'M-SCORE-2': {
    title: 'Mehrere Farben vervielfachen',
    text: ['Der Wert zählt einmal für jede Farbe, die dort steht. Wie viele Meeple einer Farbe es sind, ist egal.'],
  },
  'M-SCORE-3': { title: 'Ganz oder gar nicht', text: ['Wer Geister nimmt, verzichtet auf alle Punkte dieser Wertung, und zwar für alle Farben.'] },
  'M-SCORE-4': { title: 'Meeple kommen heim', text: ['In jedem Fall gehen alle Meeple von dort in ihre Vorräte zurück. Danach wird ein Hund gewertet, der dort stand.'] },
  'M-SCORE-5': { title: 'Niemand da', text: ['Wird etwas fertig, wo kein Meeple steht, gibt es weder Punkte noch Geister.'] },
  'M-SCORE-6': { title: 'Burgen', text: ['Eine Burg, die durch das Plättchen fertig wird, wird im selben Schritt gewertet wie Straßen und Städte.'] },
  'M-HOUND-1': {
    title: 'Einen Hund erreichen',
    text: ['Ein Hund ist erreicht, wenn der Zählmeeple auf seiner Zahl steht oder weiter. In Stufe 6 müssen das alle drei.'],
  },
  'M-HOUND-2': { title: 'Wann Hunde kommen', text: ['Nach allen Wertungen des Zuges. Sind beide erreicht, kommt Rufus vor Ronja.'] },
  'M-HOUND-3': {
    title: 'Der Hund jagt Geister',
    text: [
      'Stelle den Hund zu einem beliebigen Meeple auf dem Plan. Vom Plättchen des Meeples und den 8 ringsum darf er sich bis zu zwei aussuchen und von jedem bis zu 3 Geister verjagen.',
      'Steht kein Meeple auf dem Plan, ist der Hund verloren. Beide Hunde dürfen beim selben Meeple stehen.',
    ],
  },
  'M-HOUND-4': {
    title: 'Weiter mit dem nächsten Stapel',
    text: ['Der Rest des Stapels kommt auf den nächsten, und von dort zieht ihr weiter. Das gilt auch, wenn der Hund verloren ist.'],
  },
  'M-HOUND-5': {
    title: 'Der Hund wird gewertet',
    text: [
      'Wurde sein Meeple gewertet, für Punkte oder Geister, bringt der Hund 1 Punkt für jeden Geist, der dann auf dem Plan steht. Diese Punkte lassen sich nicht tauschen.',
      'Dann verlässt er das Spiel.',
    ],
  },
  'M-DOWN-1': {
    title: 'Ein verdecktes Plättchen',
    text: [
      'Ist am Ende deines Zuges ein Friedhof offen, ziehst du ein Plättchen, ohne es anzusehen, und legst es verdeckt auf ein leeres der 8 Felder um einen offenen Friedhof.',
      'Es muss mit einer Seite ein anderes Plättchen berühren, ob offen oder verdeckt; die Landschaft muss nicht passen.',
      'Hat der Stapel keines mehr dafür, habt ihr verloren ([[M-END-3]]).',
    ],
  },
  'M-DOWN-2': { title: 'Niemand schaut nach', text: ['Was es zeigt, bleibt bis zum Ende des Spiels geheim. Daneben passt jedes Plättchen.'] },
  'M-DOWN-3': { title: 'Was es fertig macht', text: ['Nichts außer Friedhöfen. Schließt es einen, wird sofort ein Meeple begraben.'] },
  'M-DOWN-4': {
    title: 'Was es versperrt',
    text: ['Straßen und Städte mit einer Kante daran werden nie fertig, Nebelbänke nie geschlossen. Auch eine Burg wird nie fertig, wenn es auf einem der 8 Felder ringsum liegt.'],
  },
  'M-END-1': { title: 'Ihr gewinnt', text: ['Sobald das Ziel erreicht oder übertroffen ist, habt ihr gewonnen. In Stufe 6 müssen alle drei Zählmeeple dort sein.'] },
  'M-END-2': { title: 'Ihr verliert: zu wenige Geister', text: ['Mehr Geister müssen aufsteigen, als im Vorrat sind: siehe [[M-GHOST-5]].'] },
  'M-END-3': {
    title: 'Ihr verliert: kein Plättchen mehr',
    text: ['Ein Plättchen muss gezogen werden, aber der Stapel ist leer. Ab Stufe 3 geschieht das auch, wenn ein Hund nicht rechtzeitig erreicht wurde.'],
  },
  'M-END-4': { title: 'Danach zählt nichts mehr', text: ['Eine Schlusswertung gibt es nicht. Was nicht fertig ist, bringt nichts.'] },
  'M-SIX-1': {
    title: 'Jede Farbe zählt für sich',
    text: [
      'Jede Farbe bekommt bei einer Wertung den Wert für sich allein. Hat sie einen Zählmeeple, rückt dieser vor.',
      'Für jede andere Farbe wählst du, welcher der drei vorrückt. Er bekommt den ganzen Wert; teilen geht nicht.',
      'Zuerst kommen die Farben mit Zählmeeple, dann die anderen: Rot, Grün, Blau, Gelb, Schwarz, Rosa.',
    ],
  },
  'M-SIX-2': {
    title: 'Wem ein Hund Punkte bringt',
    text: ['Der Farbe seines Meeples. Hat sie keinen Zählmeeple, wählst du einen.'],
  },
};
