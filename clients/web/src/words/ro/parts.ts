import type { Dictionary } from '../dictionary';
import { terms } from './terms';

export const parts: Dictionary['parts'] = {
  title: 'Extensii',
  boxes: {
    abbot: 'Abatele',
    inns: 'Hanuri și catedrale',
    traders: 'Negustori și constructori',
    dragon: 'Prințesa și dragonul',
    tower: 'Turnul',
    abbey: 'Abația și primarul',
  },
  adds: {
    abbot: 'Grădini și un abate care se poate întoarce mai devreme acasă.',
    inns: 'Drumuri și orașe care aduc mai mult sau nimic; un meeple care contează dublu.',
    traders: 'Un constructor pentru încă o mutare, un porc și mărfuri de strâns.',
    dragon: 'Un dragon mănâncă meepli; zână, prințese și portaluri.',
    tower: 'Turnuri care iau prizonieri.',
    abbey: 'O abație pentru orice gol, primar, căruță și hambar.',
  },
  names: {
    abbot: 'Abate',
    inns: 'Hanuri, catedrale, meeple mare',
    builder: 'Constructor',
    pig: 'Porc',
    goods: 'Mărfuri',
    dragon: 'Dragon',
    fairy: 'Zână',
    princesses: 'Prințese',
    portals: 'Portaluri',
    towers: 'Turnuri',
    abbeys: 'Abație',
    mayor: 'Primar',
    wagon: 'Căruță',
    barn: 'Hambar',
  },
  without: (box, parts) => `${box} (fără ${parts})`,
  which: 'Părți',
  longer: (n, part) => (n === 0 ? 'Niciun cartonaș în plus' : `+${terms.tiles(n)}, cam cu ${terms.percent(part)} mai lung`),
  keep: 'Păstrează ca favorită',
  forget: 'Nu mai e favorită',
  favourites: 'Favorite',
};
