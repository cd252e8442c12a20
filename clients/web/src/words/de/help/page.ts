import type { HelpWords, PagePassages } from '../../help_words';

/** How the page is used, and what it is. */
export const page: PagePassages = {
  table: {
    title: 'Maus und Finger',
    text: [
      'Drücke auf ein leuchtendes Feld, um das Plättchen dorthin zu legen; drücke noch einmal oder auf seinen Knopf, um es zu drehen. Nichts ist entschieden, bis du bestätigst.',
      'Ziehe am Plan, um ihn zu verschieben; das Mausrad oder zwei Finger ändern die Größe. Über einem Plättchen, das du gerade legst, dreht das Mausrad stattdessen das Plättchen.',
    ],
  },
  keys: {
    title: 'Tasten',
    text: ['Das ganze Spiel lässt sich ohne Maus spielen.'],
  },
  council: {
    title: 'Beraten und chatten',
    text: [
      'Zeige den anderen eine Stelle: mit Rechtsklick, langem Drücken oder der Taste P.',
      'Schlage einen Zug vor: Die Seite zeigt, was er brächte, und wer am Zug ist, kann ihn mit einem Druck übernehmen. Entschieden wird durch einen Vorschlag nichts.',
      'Der Chat ist für alle am Tisch.',
    ],
  },
  undo: {
    title: 'Zurücknehmen',
    text: [
      'Eigene Schritte kannst du zurücknehmen, bis etwas Neues gezogen wurde. Für alles andere fragt die Seite die anderen, wenn der Raum das erlaubt.',
      'Ein gezogenes Plättchen kommt nie zurück in den Stapel: Du bekommst dasselbe wieder.',
    ],
  },
  rewind: {
    title: 'Zurückschauen',
    text: [
      'Drücke unter „Was geschah“ auf einen Zug, um den Plan von damals zu sehen; das Spiel geht währenddessen weiter.',
      'Ein beendetes Spiel kannst du Schritt für Schritt ansehen, als Datei sichern oder ab jedem Moment in einem neuen Raum weiterspielen. Auch ein einzelner Moment lässt sich teilen.',
    ],
  },
  companions: {
    title: 'Gefährten und Tipps',
    text: [
      'Einen Gefährten spielt der Server. Er kann einen Platz füllen oder für jemanden spielen, der weg ist, wenn der Raum das erlaubt.',
      'Er weiß nicht mehr, als du siehst. Sind Tipps erlaubt, sagt er dir auch, was er an deiner Stelle täte.',
    ],
  },
  silence: {
    title: 'Wo die Regeln schweigen',
    text: ['An diesen Stellen sagen die veröffentlichten Regeln nichts oder zweierlei. Hier steht, wie gespielt wird und warum.'],
  },
  credits: {
    title: 'Wer das gemacht hat',
    text: [
      'Mistward ist ein inoffizielles Fanprojekt, ohne den Verlag von „Nebel über Carcassonne“ entstanden und nicht mit ihm verbunden. Die Namen der Spiele gehören ihren Inhabern.',
      'Alle Bilder stammen aus dem Projekt; die Aufteilung der Plättchen hat das Projekt selbst rekonstruiert. Die Regeln stehen hier in eigenen Worten.',
      'Das Programm ist frei unter der MIT-Lizenz. Die Seite benutzt diese Bibliotheken, alle unter der MIT-Lizenz:',
    ],
  },
  privacy: {
    title: 'Was gespeichert wird',
    text: [
      'Der Server speichert die Namen, die du eintippst, eure Spiele Schritt für Schritt und den Chat. Wer den Link zu einem Raum hat, bei dem man zusehen darf, sieht dessen Spiel.',
      'Dieser Browser merkt sich deine Einstellungen, deinen Namen, dein Geheimnis, wie deine Spiele ausgingen, und die Schlüssel deiner Plätze, damit du zurückkommen kannst. Unter „Du“ nimmst du dich auf ein anderes Gerät mit, liest alles, was der Server von dir behält, oder lässt es vergessen.',
      'Die Seite ruft von keinem anderen Server etwas ab: keine Cookies, keine Besucherzählung, keine Werbung.',
    ],
  },
};

export const keys: HelpWords['keys'] = {
  table: 'Am Tisch',
  replay: 'Im Rückblick und beim Zurückschauen',
  page: 'Überall',
  names: { Space: 'Leertaste', Enter: 'Eingabe', Escape: 'Esc', Shift: 'Umschalt', Home: 'Pos1', End: 'Ende' },
  atTable: {
    move: 'zur nächsten Stelle oder zur nächsten Wahl',
    choose: 'wählen; noch einmal bestätigt',
    turn: 'das Plättchen nach rechts drehen',
    turnBack: 'nach links drehen',
    figure: 'einen anderen Meeple nehmen',
    more: 'ein Geist mehr, sonst näher heran',
    fewer: 'ein Geist weniger, sonst weiter weg',
    whole: 'alles zeigen',
    nothing: 'kein Meeple, keine Geister: verzichten',
    point: 'den anderen die Stelle zeigen',
    look: 'sagen, was dort ist, wie weit es reicht und was es wert ist',
    explore: 'sich auf dem Plan umsehen, Feld für Feld',
    back: 'zurücknehmen, was noch nicht bestätigt ist',
  },
  inReplay: {
    stepBack: 'einen Schritt zurück',
    stepOn: 'einen Schritt weiter',
    scoringBack: 'zur Wertung davor',
    scoringOn: 'zur nächsten Wertung',
    first: 'zum Anfang',
    last: 'zum Ende',
    play: 'abspielen und anhalten',
    leave: 'zurück zum laufenden Spiel',
  },
  everywhere: { help: 'diese Hilfe öffnen und schließen', closeHelp: 'sie schließen' },
};
