import type { Passages } from '../../help_words';

/** Tiles, mist and what is laid where: the clauses that all games share. */
export const tiles: Passages<'T' | 'P' | 'X'> = {
  'T-1': ['Kanten', 'Jede Kante eines Plättchens ist Stadt, Straße oder Wiese, mit Wiese auf beiden Seiten einer Straße.'],
  'T-2': ['Wo Nebel liegt', 'Nebel liegt über Straße oder Wiese, nie über einer Stadt. Ob ein Plättchen passt, hängt nicht von ihm ab.'],
  'T-3': [
    'Was auf einem Plättchen ist',
    'Städte (manche mit Wappen), Straßen, Wiesen und Nebel und höchstens eine Burg, ein Friedhof oder ein Kloster. Eine Straße endet an einem Dorf, einer Burg, einer Stadtmauer, einem Kloster, einer Kreuzung oder der Ruine.',
  ],
  'T-4': ['Aufgedruckte Geister', 'Ein Nebelplättchen zeigt 1, 2 oder 3 Geister: So viele können aufsteigen, wenn es gelegt wird.'],
  'T-5': [
    'Das Startplättchen und seine Ruine',
    'Das Startplättchen zählt als vier Plättchen. Die Ruine beendet Straßen und trennt Wiesen; niemand kann dort stehen, und sie bringt nie Punkte.',
  ],
  'T-6': [
    'Was zusammengehört',
    'Was über Kanten hinweg verbunden ist, ist ein Gebiet: eine Straße, eine Stadt. Verbundener Nebel ist eine Nebelbank.',
  ],
  'T-7': [
    'Wann etwas fertig ist',
    'Eine Straße oder Stadt: wenn an jeder ihrer Kanten ein offenes Plättchen liegt. Eine Burg oder ein Kloster: wenn auf allen 8 Feldern ringsum offene Plättchen liegen.',
  ],
  'T-8': [
    'Wann eine Nebelbank geschlossen ist',
    'Wenn jede ihrer Nebelkanten an Nebel stößt. Liegt eine an einer nebelfreien Kante oder einem verdeckten Plättchen, schließt sich die Bank nie mehr.',
  ],
  'T-9': [
    'Was es wert ist',
    'Eine fertige Straße: 1 für jedes Plättchen. Eine fertige Stadt: 2 für jedes Plättchen und jedes Wappen. Eine fertige Burg: 2 für jedes Nebelplättchen unter ihrem eigenen und den 8 ringsum. Kein Plättchen zählt doppelt.',
  ],
  'P-1': [
    'Das Plättchen legen',
    'Zieh ein Plättchen und leg es neben ein offenes. Jede Kante, die an ein solches stößt, muss passen: Stadt an Stadt, Straße an Straße, Wiese an Wiese.',
  ],
  'P-2': ['Neben verdeckten Plättchen', 'An ein verdecktes Plättchen passt jede Kante. Dein Plättchen muss aber auch ein offenes berühren.'],
  'P-3': ['Ein Plättchen, das nirgends passt', 'Es wird gezeigt und verlässt das Spiel; das nächste vom Stapel wird gezogen.'],
  'X-1': [
    'Niemand tauscht Plättchen',
    'Die Reihenfolge der Plättchen steht vor dem ersten Zug fest, und ihr Fingerabdruck wird veröffentlicht. Am Ende prüft die Seite, ob die Reihenfolge dazu passt.',
  ],
  'X-2': ['Was niemand wissen kann', 'Vor dem Ende erfährt niemand, in welcher Reihenfolge die Plättchen kommen oder was verdeckt liegt.'],
};
