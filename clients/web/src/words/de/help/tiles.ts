import type { Passages } from '../../help_words';

/** Tiles, mist and what is laid where: the clauses that all games share. */
export const tiles: Passages<'T' | 'P' | 'X'> = {
  'T-1': { title: 'Kanten', text: 'Jede Kante eines Plättchens ist Stadt, Straße oder Wiese. Neben einer Straße liegt auf beiden Seiten Wiese.' },
  'T-2': { title: 'Wo Nebel liegt', text: 'Nebel liegt über Straße oder Wiese, nie über einer Stadt. Ob ein Plättchen passt, hängt nicht von ihm ab.' },
  'T-3': {
    title: 'Was auf einem Plättchen ist',
    text: 'Städte (manche mit Wappen), Straßen, Wiesen und Nebel und höchstens eine Burg, ein Friedhof oder ein Kloster. Eine Straße endet an einem Dorf, einer Burg, einer Stadtmauer, einem Kloster, einer Kreuzung oder der Ruine.',
  },
  'T-4': { title: 'Aufgedruckte Geister', text: 'Ein Nebelplättchen zeigt 1, 2 oder 3 Geister: So viele können aufsteigen, wenn es gelegt wird.' },
  'T-5': {
    title: 'Das Startplättchen und seine Ruine',
    text: 'Das Startplättchen zählt als vier Plättchen. Die Ruine beendet Straßen und trennt Wiesen; niemand kann dort stehen, und sie bringt nie Punkte.',
  },
  'T-6': {
    title: 'Was zusammengehört',
    text: 'Was über Kanten hinweg verbunden ist, ist ein Gebiet: eine Straße, eine Stadt. Verbundener Nebel ist eine Nebelbank.',
  },
  'T-7': {
    title: 'Wann etwas fertig ist',
    text: 'Eine Straße oder Stadt: wenn an jeder ihrer Kanten ein offenes Plättchen liegt. Eine Burg oder ein Kloster: wenn auf allen 8 Feldern ringsum offene Plättchen liegen.',
  },
  'T-8': {
    title: 'Wann eine Nebelbank geschlossen ist',
    text: 'Wenn jede ihrer Nebelkanten an Nebel stößt. Liegt eine an einer nebelfreien Kante oder einem verdeckten Plättchen, schließt sich die Bank nie mehr.',
  },
  'T-9': {
    title: 'Was es wert ist',
    text: 'Eine fertige Straße: 1 für jedes Plättchen. Eine fertige Stadt: 2 für jedes Plättchen und jedes Wappen. Eine fertige Burg: 2 für jedes Nebelplättchen unter ihrem eigenen und den 8 ringsum. Kein Plättchen zählt doppelt.',
  },
  'P-1': {
    title: 'Das Plättchen legen',
    text: 'Zieh ein Plättchen und leg es neben ein offenes. Jede Kante, die an ein solches stößt, muss passen: Stadt an Stadt, Straße an Straße, Wiese an Wiese.',
  },
  'P-2': { title: 'Neben verdeckten Plättchen', text: 'An ein verdecktes Plättchen passt jede Kante. Dein Plättchen muss aber auch ein offenes berühren.' },
  'P-3': { title: 'Ein Plättchen, das nirgends passt', text: 'Es wird gezeigt und verlässt das Spiel; das nächste vom Stapel wird gezogen.' },
  'X-1': {
    title: 'Niemand tauscht Plättchen',
    text: 'Die Reihenfolge der Plättchen steht vor dem ersten Zug fest, und ihr Fingerabdruck wird veröffentlicht. Am Ende wird ihr Startwert gezeigt, und die Seite prüft, ob beide zusammenpassen.',
  },
  'X-2': {
    title: 'Was niemand wissen kann',
    text: 'Vor dem Ende erfährt niemand, in welcher Reihenfolge die Plättchen kommen oder was verdeckt liegt. Welche noch kommen, ist kein Geheimnis.',
  },
};
