import type { HelpWords } from '../../help_words';
import { parts } from '../parts';
import { count } from '../terms';
import { expansions } from './expansions';
import { keys, page } from './page';
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
  nothing: 'Nichts gefunden. Versuch ein anderes Wort.',
  levels: (from, to) => (from === to ? `Stufe ${from}` : `Stufen ${from} ${to === from + 1 ? 'und' : 'bis'} ${to}`),
  reading: 'Die veröffentlichten Regeln lassen das offen.',
  agreed: 'Das steht in keiner veröffentlichten Regel; darauf haben sich Spieler geeinigt.',
  link: 'Link zu diesem Abschnitt',
  idea: 'Gemeinsam legt ihr Plättchen, baut Straßen und Städte und kommt ans Ziel, bevor zu viele Geister aus dem Nebel steigen.',
  chapters: {
    idea: 'Worum es geht',
    turn: 'Ein Zug',
    placing: 'Plättchen legen',
    mist: 'Nebel',
    rising: 'Geister',
    meeples: 'Meeple',
    features: 'Straßen, Städte und Burgen',
    scoring: 'Werten',
    ending: 'Gewinnen und verlieren',
    levels: 'Stufen',
    cemeteries: 'Friedhöfe',
    hounds: 'Hunde',
    haunted: 'Spukfriedhöfe',
    three: 'Drei Zählmeeple',
    rivals: 'Gegeneinander',
    base: 'Das Grundspiel und die Wiesen',
    expansions: 'Was Erweiterungen gemeinsam haben',
    ...parts.boxes,
    page: 'So benutzt du die Seite',
    fair: 'Ehrlich gezogen',
    readings: 'Auslegungen',
    about: 'Über Mistward',
  },
  sections: { ...tiles, ...together, ...rivals, ...expansions, ...page },
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
};
