import type { HelpWords, PagePassages } from '../../help_words';

/** How the page is used, and what it is. */
export const page: PagePassages = {
  table: [
    'Maus und Finger',
    'Drück auf ein leuchtendes Feld, um das Plättchen dorthin zu legen, noch einmal, um es zu drehen, und bestätige. Zieh am Plan, um ihn zu verschieben; das Mausrad oder zwei Finger ändern die Größe.',
  ],
  keys: ['Tasten', 'Das ganze Spiel lässt sich ohne Maus spielen.'],
  council: [
    'Beraten und chatten',
    'Zeig eine Stelle mit Rechtsklick, langem Drücken oder der Taste P. Schlag einen Zug vor: Wer am Zug ist, übernimmt ihn mit einem Druck.',
  ],
  undo: [
    'Zurücknehmen',
    'Eigene Schritte kannst du zurücknehmen, bis ein neues Plättchen gezogen ist; danach werden die anderen gefragt. Ein gezogenes Plättchen kommt immer wieder.',
  ],
  rewind: [
    'Zurückschauen',
    'Drück unter „Was geschah“ auf einen Zug, um den Plan von damals zu sehen. Ein beendetes Spiel lässt sich ab jedem Moment weiterspielen.',
  ],
  companions: [
    'Gefährten und Tipps',
    'Ein Gefährte ist ein Computerspieler: Er füllt einen Platz, spielt für jemanden, der weg ist, oder sagt, was er an deiner Stelle täte. Er weiß nicht mehr, als du siehst.',
  ],
  silence: ['Wo die Regeln schweigen', 'Hier sagen die veröffentlichten Regeln nichts oder zweierlei:'],
  credits: [
    'Wer das gemacht hat',
    'Mistward ist ein inoffizielles Fanprojekt und nicht mit dem Verlag von „Nebel über Carcassonne“ verbunden. Bilder, Texte und die Aufteilung der Plättchen sind eigene. Das Programm ist frei unter der MIT-Lizenz, ebenso die Bibliotheken in dieser Seite:',
  ],
  privacy: [
    'Was gespeichert wird',
    'Der Server speichert eure Namen, eure Spiele und den Chat. Wer den Link zu einem Raum hat, bei dem man zusehen darf, sieht dessen Spiel. Dieser Browser merkt sich deine Einstellungen, deine Ergebnisse und die Schlüssel deiner Plätze. Unter „Du“ liest du, was der Server von dir behält, oder lässt es vergessen. Keine Cookies, keine Besucherzählung, keine Werbung.',
  ],
};

export const keys: HelpWords['keys'] = {
  table: 'Am Tisch',
  replay: 'Beim Zurückschauen',
  page: 'Überall',
  names: { Space: 'Leertaste', Enter: 'Eingabe', Escape: 'Esc', Shift: 'Umschalt', Home: 'Pos1', End: 'Ende' },
  atTable: {
    move: 'nächste Stelle oder Wahl',
    choose: 'wählen, dann bestätigen',
    turn: 'das Plättchen nach rechts drehen',
    turnBack: 'nach links drehen',
    more: 'ein Geist mehr, oder näher heran',
    fewer: 'ein Geist weniger, oder weiter weg',
    whole: 'alles zeigen',
    nothing: 'kein Meeple, keine Geister',
    point: 'den anderen die Stelle zeigen',
    look: 'von der Stelle erzählen',
    explore: 'umsehen, Feld für Feld',
    back: 'Unbestätigtes zurücknehmen',
  },
  inReplay: {
    stepBack: 'ein Schritt zurück',
    stepOn: 'ein Schritt weiter',
    scoringBack: 'Wertung davor',
    scoringOn: 'nächste Wertung',
    first: 'Anfang',
    last: 'Ende',
    play: 'abspielen und anhalten',
    leave: 'zurück zum laufenden Spiel',
  },
  everywhere: { help: 'diese Hilfe öffnen und schließen', closeHelp: 'sie schließen' },
};
