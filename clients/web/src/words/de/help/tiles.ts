import type { Passages } from '../../help_words';

/** Tiles, mist and what is laid where: the clauses that all games share. */
export const tiles: Passages<'T' | 'P' | 'X'> = {
  'T-1': {
    title: 'Kanten',
    text: ['Jede der vier Kanten eines Plättchens ist Stadt, Straße oder Wiese. Neben einer Straße liegt an der Kante auf beiden Seiten Wiese.'],
  },
  'T-2': {
    title: 'Wo Nebel liegt',
    text: [
      'Eine Kante ohne Stadt kann Nebel haben. Nebel liegt über Straße oder Wiese, nie über einer Stadt.',
      'Ob ein Plättchen passt, hängt nie vom Nebel ab: Eine Nebelkante darf an einer nebelfreien Kante liegen.',
    ],
  },
  'T-3': {
    title: 'Was auf einem Plättchen ist',
    text: [
      'Ein Plättchen zeigt Teile von Städten (manche mit Wappen), Straßen, Wiesen und Nebel und höchstens eine Burg, einen Friedhof oder ein Kloster.',
      'Eine Straße läuft über die Kante weiter oder endet auf dem Plättchen: an einem Dorf, einer Burg, einer Stadtmauer, einem Kloster, einer Kreuzung oder der Ruine.',
    ],
  },
  'T-4': {
    title: 'Aufgedruckte Geister',
    text: ['Ein Nebelplättchen zeigt 1, 2 oder 3 Geister: So viele können aufsteigen, wenn es gelegt wird. Ein Plättchen ohne Nebel zeigt keinen.'],
  },
  'T-5': {
    title: 'Das Startplättchen und seine Ruine',
    text: [
      'Das Startplättchen ist so groß wie vier Plättchen und gilt überall als vier, wo Plättchen gezählt, umringt oder gewählt werden.',
      'An der Ruine in seiner Mitte enden Straßen, und sie trennt Wiesen. Niemand kann dort stehen, und sie bringt nie Punkte.',
    ],
  },
  'T-6': {
    title: 'Was zusammengehört',
    text: [
      'Was über Kanten hinweg verbunden ist, gehört zusammen und ist ein Gebiet: eine Straße, eine Stadt.',
      'Genauso bildet Nebel, der über Kanten hinweg an Nebel stößt, eine einzige Nebelbank. Eine Nebelkante an einer nebelfreien verbindet nichts.',
    ],
  },
  'T-7': {
    title: 'Wann etwas fertig ist',
    text: [
      'Eine Straße oder Stadt ist fertig, wenn keine ihrer Kanten mehr offen ist.',
      'Eine Burg oder ein Kloster ist fertig, wenn auf allen 8 Feldern ringsum Plättchen liegen.',
      'Verdeckte Plättchen zählen für beides nicht.',
    ],
  },
  'T-8': {
    title: 'Wann eine Nebelbank geschlossen ist',
    text: [
      'Eine Nebelbank ist geschlossen, wenn jede ihrer Nebelkanten an einer Nebelkante liegt.',
      'Liegt auch nur eine davon an einer nebelfreien Kante oder an einem verdeckten Plättchen, lässt sich die Bank nie mehr schließen.',
    ],
  },
  'T-9': {
    title: 'Was es wert ist',
    text: [
      'Eine fertige Straße: 1 für jedes Plättchen.',
      'Eine fertige Stadt: 2 für jedes Plättchen und 2 für jedes Wappen.',
      'Eine fertige Burg: 2 für jedes Nebelplättchen unter ihrem eigenen und den 8 ringsum.',
      'Jedes Plättchen zählt einmal, auch wenn mehrere seiner Teile dazugehören.',
    ],
  },
  'P-1': {
    title: 'Das Plättchen legen',
    text: [
      'Wer am Zug ist, zieht ein Plättchen, und alle sehen es.',
      'Es kommt auf ein leeres Feld neben einem offen liegenden Plättchen. Jede Kante, die an ein solches stößt, muss passen: Stadt an Stadt, Straße an Straße, Wiese an Wiese.',
      'Die Seite zeigt jedes Feld, auf das es passt; drehe es, wie du magst.',
    ],
  },
  'P-2': {
    title: 'Neben verdeckten Plättchen',
    text: ['Zu einem verdeckten Plättchen passt jede Kante. Aber auch ein offen liegendes muss angrenzen.'],
  },
  'P-3': {
    title: 'Ein Plättchen, das nirgends passt',
    text: ['Es wird gezeigt, verlässt das Spiel, und ein neues wird vom selben Stapel gezogen.'],
  },
  'X-1': {
    title: 'Niemand tauscht Plättchen',
    text: [
      'Die Reihenfolge der Plättchen steht vor dem ersten Zug fest. Der Server veröffentlicht dann einen Fingerabdruck davon, den Prüfwert.',
      'Am Ende zeigt er den Startwert, aus dem die Reihenfolge entsteht. Die Seite prüft, ob beide zusammenpassen; nachprüfen können es alle.',
    ],
  },
  'X-2': {
    title: 'Was niemand wissen kann',
    text: [
      'Keine Seite und kein Programm erfährt vor dem Ende, in welcher Reihenfolge die Plättchen kommen oder was ein verdecktes zeigt.',
      'Welche Plättchen insgesamt noch kommen, dürfen alle sehen.',
    ],
  },
};
