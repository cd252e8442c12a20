import type { YouWords } from '../you_words';
import { count } from './terms';

const games = (n: number) => count(n, { one: 'Spiel', other: 'Spiele' });
const withGames = (n: number) => count(n, { one: 'Spiel', other: 'Spielen' });

export const you: YouWords = {
  lead: 'Kein Konto: Du bist ein Name und ein Geheimnis in diesem Browser.',
  nobody: 'Noch niemand',
  nobodyLead: 'Nimm unter einem Namen Platz, und deine Spiele kommen auf jedes Gerät mit.',

  name: 'Wer du bist',
  rename: 'Namen ändern',

  bring: 'Auf ein anderes Gerät mitnehmen',
  showLink: 'Link zeigen',
  hideLink: 'Link verbergen',
  link: 'Dein eigener Link',
  care: 'Wer diesen Link hat, kann als du spielen.',
  paper: (name) => `Mistward: der Weg zurück für ${name}`,
  print: 'Zum Aufheben drucken',
  others: 'Ein Gerät verloren?',
  othersLead: 'Andere Geräte und frühere Links gelten dann nicht mehr.',
  endOthers: 'Andere Geräte abmelden',

  comeBack: 'Du bist schon jemand?',
  comeBackLead: 'Füge den Link ein, den „Du“ auf deinem anderen Gerät zeigt, oder scanne seinen Code.',
  noLink: 'Das ist kein solcher Link.',
  comeIn: 'Hereinkommen',

  arriving: 'Hier als du selbst spielen?',
  linkEnded: 'Dieser Link öffnet nichts mehr.',
  brings: (name, n, turns) =>
    n === 0 ? `Der Link gehört ${name}, gerade ohne Spiel.` : `Der Link gehört ${name}, mit ${withGames(n)}; ${turns} ${turns === 1 ? 'wartet' : 'warten'} auf einen Zug.`,
  replaces: (name, n) => `Hier spielt ${name} mit ${withGames(n)} und müsste gehen. Zurück führt nur der eigene Link.`,
  playAs: (name) => `Als ${name} spielen`,
  stay: (name) => `${name} bleiben`,
  notNow: 'Jetzt nicht',

  push: 'Wenn du am Zug bist',
  pushSwitch: 'In diesem Browser melden',
  pushStates: {
    unable: 'Dieser Browser kann hier keine Meldungen zeigen. Auf iPhone und iPad muss die Seite zuerst auf den Startbildschirm.',
    denied: 'Die Einstellungen dieses Browsers verbieten Meldungen dieser Seite.',
    off: 'Wenn du am Zug bist, am Ende eines Spiels und bei Einladungen.',
  },
  pushFailed: 'Der Push-Dienst des Browsers hat nicht geantwortet.',
  pushElsewhere: (n) => `Andere Browser mit Meldungen: ${n}.`,
  pushEndElsewhere: 'In den anderen abschalten',

  hook: 'Webhook für Programme',
  hookAddress: 'Adresse (URL)',
  hookWrong: 'Nimm eine öffentliche Adresse, die mit https:// beginnt.',
  hookPut: 'Diese Adresse verwenden',
  hookSecret: 'Geheimnis, mit dem signiert wird',
  hookCopy: 'Geheimnis kopieren',
  hookSecretOnce: 'Gib es jetzt dem Empfänger: Es wird nicht noch einmal gezeigt.',
  hookDelivered: (when) => `Die letzte Meldung kam an: ${when}.`,
  hookFailing: (since) => `Seit ${since} kam keine Meldung an.`,
  hookDisabled: (when) => `Aufgegeben: ${when}.`,
  hookTest: 'Testmeldung schicken',
  hookTested: 'Die Testmeldung kam an.',
  hookTestFailed: 'Die Testmeldung kam nicht an.',
  hookRemove: 'Webhook entfernen',
  hookChange: 'Andere Adresse oder neues Geheimnis',

  numbers: 'Was du erreicht hast',
  noNumbers: 'Noch kein Spiel zu Ende.',
  played: 'Spiele',
  won: 'Siege',
  best: 'Bestes',

  kept: 'Was der Server von dir behält',
  keptLead: 'Name, Plätze, Spiele, Einladungen, Gespräche, Meldungen, und was du von anderen hältst.',
  save: 'Als Datei speichern',
  forget: 'Mich vergessen',
  forgetTitle: (name) => `${name} vergessen?`,
  forgetLead: (n) => `Bei dir ${n === 1 ? 'läuft' : 'laufen'} ${games(n)}. Das verschwindet auf allen deinen Geräten:`,
  goes: [
    'deine Plätze, die andere nehmen können',
    'dein Name in Chats und beendeten Spielen',
    'alles, was du gesagt hast',
    'mit wem du befreundet bist und wen du stummgeschaltet oder gesperrt hast',
    'deine Einladungen, deine Bots und die Räume, die du geöffnet hast',
  ],
  forGood: 'Das gilt für immer.',
  forgetNow: 'Jetzt alles vergessen',
  keep: 'Alles behalten',
};
