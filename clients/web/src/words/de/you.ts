import type { YouWords } from '../you_words';
import { count } from './terms';

const games = (n: number) => count(n, { one: 'Spiel', other: 'Spiele' });
const withGames = (n: number) => count(n, { one: 'Spiel', other: 'Spielen' });

export const you: YouWords = {
  lead: 'Ein Konto gibt es nicht. Du bist ein Name und ein Geheimnis, das dieser Browser behält.',
  nobody: 'Noch niemand',
  nobodyLead: 'Nimm unter einem Namen Platz, und du bist jemand: Deine Spiele kommen dann auf jedes Gerät mit.',

  name: 'Wer du bist',
  nameLead: 'Für neue Plätze und Einladungen. An Tischen, an denen du schon sitzt, heißt du weiter wie dort.',
  rename: 'Namen ändern',

  bring: 'Auf ein anderes Gerät mitnehmen',
  bringLead: 'Scanne dort den Code oder öffne den Link. Danach kannst du auf beiden spielen.',
  showLink: 'Link zeigen',
  hideLink: 'Link verbergen',
  link: 'Dein eigener Link',
  care: 'Nur für dich: Wer diesen Link hat, kann als du spielen.',
  paper: (name) => `Mistward: der Weg zurück für ${name}`,
  printLead: 'Auf Papier ist er der Weg zurück, falls dieser Browser alles verliert.',
  print: 'Zum Aufheben drucken',
  others: 'Ein Gerät verloren?',
  othersLead: 'Du bekommst ein neues Geheimnis. Alle anderen Geräte sind dann ohne dich, und früher gezeigte oder gedruckte Links öffnen nichts mehr.',
  endOthers: 'Andere Geräte abmelden',

  comeBack: 'Du bist schon jemand?',
  comeBackLead: 'Öffne „Du“ auf deinem anderen Gerät und zeig deinen Link. Scanne den Code oder füge den Link hier ein.',
  noLink: 'Das ist kein solcher Link. In ihm steht „#player=“.',
  comeIn: 'Hereinkommen',

  arriving: 'Hier als du selbst spielen?',
  looking: 'Mal sehen, wer da kommt …',
  linkEnded: 'Dieser Link öffnet nichts mehr. Sein Geheimnis wurde erneuert, oder alles wurde vergessen.',
  again: 'Noch einmal versuchen',
  brings: (name, n, turns) =>
    n === 0 ? `Der Link gehört ${name}, gerade ohne Spiel.` : `Der Link gehört ${name}, mit ${withGames(n)}; ${turns} ${turns === 1 ? 'wartet' : 'warten'} auf einen Zug.`,
  replaces: (name, n) =>
    `In diesem Browser spielt ${name} mit ${withGames(n)} und müsste gehen. Ohne den eigenen Link führt kein Weg zurück: Zeig oder druck ihn vorher.`,
  playAs: (name) => `Als ${name} spielen`,
  stay: (name) => `${name} bleiben`,
  notNow: 'Jetzt nicht',

  push: 'Wenn du am Zug bist',
  pushSwitch: 'In diesem Browser melden',
  pushStates: {
    none: 'Dieser Server verschickt keine Meldungen. Wer ihn betreibt, kann das einschalten.',
    unable: 'Dieser Browser kann hier keine Meldungen zeigen: Nötig sind ein aktueller Browser und eine Adresse mit https. Auf iPhone und iPad muss die Seite zuerst auf den Startbildschirm.',
    denied: 'Diesem Browser wurde verboten, Meldungen dieser Seite zu zeigen. In seinen Einstellungen zu dieser Seite lässt sich das wieder erlauben.',
    off: 'Eine Meldung, wenn du am Zug bist, ein Spiel zu Ende ist oder jemand dich einlädt, auch wenn die Seite geschlossen ist.',
    on: 'Du bekommst hier eine Meldung, wenn du am Zug bist, ein Spiel zu Ende ist oder jemand dich einlädt.',
  },
  pushFailed: 'Der Push-Dienst des Browsers hat nicht geantwortet. Nichts hat sich geändert; versuch es später noch einmal.',
  pushElsewhere: (n) => `Gemeldet wird auch in ${n === 1 ? 'einem anderen Browser' : `${n} anderen Browsern`}.`,
  pushEndElsewhere: 'In den anderen abschalten',

  hook: 'Webhook für Programme',
  hookLead: 'Für alle, die einen Chatbot oder eine Brücke zur Mail betreiben: Deren Adresse erfährt dasselbe, signiert nach Standard Webhooks.',
  hookAddress: 'Adresse (URL)',
  hookWrong: 'Dorthin schickt dieser Server nichts. Er braucht eine öffentliche Adresse, die mit https:// beginnt.',
  hookPut: 'Diese Adresse verwenden',
  hookSecret: 'Geheimnis, mit dem signiert wird',
  hookCopy: 'Geheimnis kopieren',
  hookSecretOnce: 'Mit diesem Geheimnis wird signiert. Gib es jetzt dem Empfänger: Es wird nicht noch einmal gezeigt.',
  hookNew: 'Noch wurde nichts verschickt.',
  hookDelivered: (when) => `Die letzte Meldung kam an: ${when}.`,
  hookFailing: (since) => `Seit ${since} kam keine Meldung an. Drei Tage lang wird es weiter versucht.`,
  hookDisabled: (when) => `Aufgegeben: ${when}. Verwende die Adresse erneut, um neu zu beginnen.`,
  hookTest: 'Testmeldung schicken',
  hookTested: 'Die Testmeldung kam an.',
  hookTestFailed: 'Die Testmeldung kam nicht an.',
  hookRemove: 'Webhook entfernen',
  hookChange: 'Andere Adresse oder neues Geheimnis',
  hookChangeLead: 'Es gibt immer nur eine Adresse. Mit jeder entsteht ein neues Geheimnis, und das alte gilt nicht mehr.',

  numbers: 'Was du erreicht hast',
  numbersLead: 'In diesem Browser und auf deinen anderen Geräten. Lektionen und fortgesetzte Spiele zählen nicht.',
  noNumbers: 'Noch ist kein Spiel zu Ende.',
  played: 'Spiele',
  won: 'Siege',
  best: 'Bestes',

  kept: 'Was der Server von dir behält',
  keptLead: 'Name, Plätze, Spiele, Einladungen, was du im Chat gesagt, von anderen hältst und gemeldet hast. Du kannst alles als Datei haben oder vergessen lassen.',
  save: 'Als Datei speichern',
  forget: 'Mich vergessen',
  forgetTitle: (name) => `${name} vergessen?`,
  forgetLead: (n) => `Bei dir ${n === 1 ? 'läuft' : 'laufen'} ${games(n)}. Das verschwindet, sofort und auf allen deinen Geräten:`,
  goes: [
    'deine Plätze: Sie werden frei, und andere können sie nehmen',
    'dein Name in Chats und beendeten Spielen: Dort steht dann „somebody“',
    'alles, was du gesagt hast: Dort steht dann „…“',
    'mit wem du befreundet bist und wen du stummgeschaltet oder gesperrt hast, und was andere von dir hielten',
    'deine Einladungen, deine Bots und dass die Räume, die du geöffnet hast, deine sind',
  ],
  stays: 'Die Spiele selbst bleiben den anderen. Beste Ergebnisse bleiben in diesem Browser, bis du seine Daten löschst.',
  forGood: 'Das gilt für immer: Niemand kann dich zurückholen, auch dein Link nicht.',
  forgetNow: 'Jetzt alles vergessen',
  keep: 'Alles behalten',
};
