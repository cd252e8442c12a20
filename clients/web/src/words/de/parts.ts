import type { Dictionary } from '../dictionary';
import { terms } from './terms';

export const parts: Dictionary['parts'] = {
  title: 'Erweiterungen',
  boxes: {
    abbot: 'Der Abt',
    inns: 'Wirtshäuser & Kathedralen',
    traders: 'Händler & Baumeister',
    dragon: 'Burgfräulein & Drache',
    tower: 'Der Turm',
    abbey: 'Abtei & Bürgermeister',
  },
  adds: {
    abbot: 'Gärten, und ein Abt, der früher heimgehen darf.',
    inns: 'Straßen und Städte bringen mehr oder nichts; ein Meeple zählt doppelt.',
    traders: 'Ein Baumeister für zweite Züge, ein Schwein, Waren zum Sammeln.',
    dragon: 'Ein Drache frisst Meeple; dazu Fee, Burgfräulein und Zauberportale.',
    tower: 'Türme, die Gefangene machen.',
    abbey: 'Eine Abtei für jede Lücke, Bürgermeister, Wagen und Scheune.',
  },
  names: {
    abbot: 'Abt',
    inns: 'Wirtshäuser, Kathedralen, großer Meeple',
    builder: 'Baumeister',
    pig: 'Schwein',
    goods: 'Waren',
    dragon: 'Drache',
    fairy: 'Fee',
    princesses: 'Burgfräulein',
    portals: 'Zauberportale',
    towers: 'Türme',
    abbeys: 'Abtei',
    mayor: 'Bürgermeister',
    wagon: 'Wagen',
    barn: 'Scheune',
  },
  without: (box, parts) => `${box} (ohne ${parts})`,
  which: 'Teile',
  longer: (n, part) => (n === 0 ? 'Keine weiteren Plättchen' : `+${terms.tiles(n)}, etwa ${terms.percent(part)} länger`),
  keep: 'Als Favorit merken',
  forget: 'Kein Favorit mehr',
  favourites: 'Favoriten',
};
