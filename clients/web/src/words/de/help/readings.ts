import type { HelpWords } from '../../help_words';

/** What is played where the published rules are silent or disagree. */
export const readings: HelpWords['readings'] = {
  'P-3': {
    played: 'Ein Plättchen, das nirgends passt, wird gezeigt, verlässt das Spiel, und ein anderes wird gezogen.',
    why: 'So spielt man das Grundspiel. Dass man verliert, wenn ein Plättchen oder Geist nicht gelegt werden kann, gilt dem leeren Vorrat.',
  },
  'M-TURN-2': {
    played: 'Das Ende kommt mitten in einem Schritt, und danach geschieht nichts mehr: Die Meeple der letzten Wertung bleiben stehen.',
    why: 'Nach den Regeln endet das Spiel sofort. Wir nehmen das wörtlich.',
  },
  'M-TURN-3': {
    played: 'Ist nur eine Wahl erlaubt, wird sie dir abgenommen.',
    why: 'Niemand soll gefragt werden, wo es nichts zu entscheiden gibt.',
  },
  'M-MIST-1': {
    played: 'Eine geschlossene Bank befreit ihre Plättchen von allen Geistern, auch von denen aus einer anderen Bank auf demselben Plättchen.',
    why: 'Die Regeln sprechen von den Plättchen, nicht von der Bank, aus der die Geister kamen.',
  },
  'M-GHOST-2': {
    played: 'Ein Plättchen, das eine Bank schließt, bringt keine Geister, auch wenn es noch zu einer offenen Bank gehört.',
    why: 'Die Regeln geben ihm keine und teilen seine Symbole nicht auf Bänke auf.',
  },
  'M-SCORE-1': {
    played: 'Wer Geister wählt, nimmt mindestens einen. Steht kein Geist auf dem Plan, gibt es die Punkte.',
    why: 'Sonst ließe sich eine Wertung einfach wegwerfen.',
  },
  'M-SCORE-5': {
    played: 'Was fertig wird, ohne dass jemand darauf steht, bringt weder Punkte, noch nimmt es Geister fort.',
    why: 'Die Wahl wird wegen des Meeples angeboten, der dort steht.',
  },
  'M-SCORE-6': {
    played: 'Eine fertige Burg wird im selben Schritt gewertet wie Straßen und Städte.',
    why: 'Die veröffentlichte Übersicht hat für alle Wertungen einen Schritt, in einer Reihenfolge, die sie genau nennt.',
  },
  'M-HOUND-2': {
    played: 'Hunde kommen nach allen Wertungen des Zuges, Rufus zuerst.',
    why: 'So ordnet es die veröffentlichte Übersicht, und sie nennt die Reihenfolge genau.',
  },
  'M-DOWN-1': {
    played: 'Ein verdecktes Plättchen darf auch schräg neben einem Friedhof liegen, wenn es mit einer Seite ein anderes berührt.',
    why: 'Um ihn zu schließen, müssen alle 8 Felder gefüllt werden.',
  },
  'G-SCORE-4': {
    played: 'Bei mehreren Wertungen eines Zuges kommen Verluste zuerst, und keine führt unter 0.',
    why: 'So würde man sie an einem echten Tisch ordnen.',
  },
  'G-END-1': {
    played:
      'Am Ende kostet jeder Geist 1 Punkt, aber nur bei Meeplen, die gewertet werden, und auch dann, wenn die Wertung 0 bringt. Wer keine Mehrheit hat, zahlt nichts.',
    why: 'Der Verlag nimmt die Wächter der Friedhöfe aus; für die anderen gilt es sinngemäß, und so laufen auch die Wertungen während des Spiels ab.',
  },
};
