import type { HelpWords } from '../../help_words';
import { count, terms } from '../terms';
import { captions } from './captions';
import { keys, page } from './page';
import { readings } from './readings';
import { rivals } from './rivals';
import { tiles } from './tiles';
import { together } from './together';

/** The help in German. */
export const help: HelpWords = {
  title: 'Hilfe und Regeln',
  search: 'Regeln suchen',
  contents: 'Inhalt',
  show: 'Zeigen, was man braucht für',
  everything: 'alle Spiele',
  found: (n) => `${count(n, { one: 'Abschnitt', other: 'Abschnitte' })} gefunden`,
  nothing: 'Davon ist hier nirgends die Rede. Versuche es mit einem anderen Wort.',
  levels: (from, to) => (from === to ? `Stufe ${from}` : `Stufen ${from} ${to === from + 1 ? 'und' : 'bis'} ${to}`),
  reading: 'Die veröffentlichten Regeln lassen das offen. Hier wird so gespielt:',
  link: 'Link zu diesem Abschnitt',
  chapters: {
    idea: {
      title: 'Worum es geht',
      lead:
        'Ihr spielt alle gemeinsam. Legt Plättchen, baut Straßen und Städte und kommt ans Ziel, bevor die Geister euch überrennen: ' +
        'Jeder, der aus dem Nebel aufsteigt, fehlt im Vorrat. Muss einer aufsteigen und ist keiner mehr da, ist alles verloren.',
    },
    turn: { title: 'Ein Zug', lead: 'Plättchen ziehen und legen, den Nebel klären, vielleicht einen Meeple setzen, Fertiges werten. Dann ist die nächste Person dran.' },
    placing: { title: 'Plättchen legen', lead: 'Die Landschaft wächst Plättchen für Plättchen, und alles muss weitergehen: Straße als Straße, Stadt als Stadt, Wiese als Wiese.' },
    mist: { title: 'Nebel', lead: 'Aus dem Nebel kommen die Geister. Verbindet Nebelkanten, damit es wenige bleiben, und schließt Nebelbänke, um sie loszuwerden.' },
    rising: { title: 'Geister', lead: 'Der Vorrat an Geistern ist eure Uhr. Fast jedes Nebelplättchen lässt sie weiterlaufen.' },
    meeples: { title: 'Meeple', lead: 'Punkte bringt nur, wo ein Meeple steht. Setze einen, wenn du werten willst, was du baust.' },
    features: { title: 'Straßen, Städte und Burgen', lead: 'Was sie wert sind, und wann sie zählen.' },
    scoring: { title: 'Werten: Punkte oder Geister', lead: 'Bei jeder Wertung wählt ihr neu: aufs Ziel zulaufen oder Zeit gewinnen.' },
    ending: { title: 'Gewinnen und verlieren', lead: 'Ein Weg zum Sieg, zwei Wege zur Niederlage.' },
    levels: { title: 'Stufen', lead: `Fangt mit Stufe 1 an. Jede Stufe bringt etwas Neues; ${terms.hounds.rufus} und ${terms.hounds.ronja} warten ab Stufe 3.` },
    cemeteries: { title: 'Friedhöfe: Stufen 2 bis 6', lead: 'Friedhöfe ziehen Geister an und schließen sich über einem Meeple.' },
    hounds: { title: 'Hunde: Stufen 3 bis 6', lead: 'Zwei Hunde warten an der Punkteleiste. Erreicht jeden rechtzeitig, dann jagt er Geister.' },
    haunted: { title: 'Spukfriedhöfe: Stufen 5 und 6', lead: 'Jetzt liegen um offene Friedhöfe verdeckte Plättchen und versperren, was ihr baut.' },
    three: { title: 'Drei Zählmeeple: Stufe 6', lead: 'Alle drei müssen ans Ziel. Überlegt also gut, wem ihr Punkte gebt.' },
    rivals: { title: 'Gegeneinander: Geister und Wächter', lead: 'Die Erweiterung des Grundspiels, für 2 bis 6. Hier schickt ihr einander die Geister.' },
    base: { title: 'Das Grundspiel und die Wiesen', lead: 'Alle bauen für sich; diese Regeln gelten auch mit der Erweiterung.' },
    page: { title: 'So benutzt du die Seite', lead: 'Es leuchtet nur, was die Regeln erlauben. Falsch machen kannst du also nichts.' },
    fair: { title: 'Ehrlich gezogen', lead: 'Der Zufall lässt sich hier nachprüfen.' },
    readings: { title: 'Auslegungen', lead: 'Ein Spiel hat Winkel, die seine Regeln nicht ausleuchten.' },
    about: { title: 'Über Mistward', lead: 'Von Leuten, die das Spiel mögen, für Leute, die das Spiel mögen.' },
  },
  sections: { ...tiles, ...together, ...rivals, ...page },
  readings,
  keys,
  table: {
    level: 'Stufe',
    tiles: 'Plättchen',
    ghosts: 'Geister',
    piles: 'Stapel',
    hounds: 'Hunde bei',
    goal: 'Ziel',
    cemeteries: 'Friedhöfe',
    plain: 'gewöhnlich',
    haunted: 'Spuk',
    each: (points) => `je ${points}`,
  },
  captions,
};
