import type { HelpWords } from '../../help_words';

/** Why it is played so where the published rules are silent or disagree. */
export const readings: HelpWords['readings'] = {
  'P-3': 'So wird das Grundspiel gespielt.',
  'M-TURN-2': 'Nach den Regeln endet das Spiel sofort, und das nehmen wir wörtlich.',
  'M-TURN-3': 'Niemand soll gefragt werden, wo es nichts zu entscheiden gibt.',
  'M-MIST-1': 'Die Regeln sprechen von Plättchen, nicht von der Bank, aus der ihre Geister kamen.',
  'M-GHOST-2': 'Die Regeln teilen die Geister eines Plättchens nicht auf Bänke auf.',
  'M-SCORE-1': 'Ohne mindestens einen Geist ließe sich eine Wertung wegwerfen.',
  'M-SCORE-5': 'Eine Wahl gibt es nur wegen des Meeples dort.',
  'M-SCORE-6': 'Die veröffentlichte Übersicht hat für alle Wertungen einen Schritt.',
  'M-HOUND-2': 'So ordnet es die veröffentlichte Übersicht.',
  'M-DOWN-1': 'Auch Ecken sind erlaubt, denn alle 8 Felder müssen voll werden.',
  'G-SCORE-4': 'An einem echten Tisch würde man so ordnen.',
  'G-END-1': 'Der Verlag nimmt Meeple auf Friedhöfen aus; für andere, die nicht gewertet werden, gilt es sinngemäß.',
};
