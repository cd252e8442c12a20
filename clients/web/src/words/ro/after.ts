import type { Source } from '../../game/review';
import type { AfterWords } from '../after_words';
import { count, one, terms } from './terms';

const { decimal, ghosts, hounds, points, tiles } = terms;

const kinds: Record<Source, string> = { ...one, hound: 'un câine' };

export const after: AfterWords = {
  tabs: { story: 'Povestea', graph: 'Graficul', share: 'Distribuie', learn: 'Învață' },
  toTurn: (turn) => `Tura ${turn}`,
  ghosts: (home, risen) =>
    `${ghosts(home)} ${home === 1 ? 'a plecat' : 'au plecat'} acasă, ${risen} ${risen === 1 ? 's-a ridicat' : 's-au ridicat'}.`,
  joins: (times) => `Ture în care cartonașul s-ar fi putut lipi de ceață, pentru o fantomă mai puțin: ${times}.`,
  kept: (times) => `Punctări luate pentru puncte: ${times}. Cedată, fiecare ar fi trimis acasă până la trei fantome.`,
  rise: (n) => `${ghosts(n)} ${n === 1 ? 's-a ridicat' : 's-au ridicat'} într-o tură.`,
  hound: (hound, total, missing) => `${hounds[hound]} aștepta la ${points(total)}: mai ${missing === 1 ? 'trebuia' : 'trebuiau'} doar ${points(missing)}.`,
  goal: (missing, standing) =>
    standing === 0
      ? `Până la țintă ${missing === 1 ? 'lipsea' : 'lipseau'} ${points(missing)}.`
      : `Până la țintă ${missing === 1 ? 'lipsea' : 'lipseau'} ${points(missing)}, în timp ce ${count(standing, { one: 'meeple stătea', few: 'meepli stăteau', other: 'de meepli stăteau' })} pe ceva neterminat.`,
  held: (left, total, home) =>
    `Bine ținut: mai erau ${left} din ${ghosts(total)} în rezervă, iar ${home} ${home === 1 ? 'fusese trimisă' : 'fuseseră trimise'} acasă.`,
  bank: (n) => `Un banc de ceață a trimis acasă ${ghosts(n)}.`,
  scoring: (name, what, n, size) => `Cea mai bună punctare (${name}): ${kinds[what]}${size > 0 ? ` din ${tiles(size)}` : ''}, ${points(n)}.`,
  lead: (name, by) => `${name} a condus de aici până la sfârșit și a câștigat la ${points(by)} distanță.`,
  film: {
    names: 'Cu numele jucătorilor',
    make: 'Fă un film',
    making: 'Filmul se face',
    cancel: 'Renunță',
    save: (megabytes) => `Salvează filmul (${decimal(megabytes)} MB)`,
    failed: 'Acest browser nu a putut face filmul.',
  },
  stories: {
    lead: 'Fiecare cu momentul în care s-a întâmplat prima oară.',
    fresh: 'O poveste nouă',
    tell: {
      bank: (n) => `Un singur banc de ceață a trimis acasă ${ghosts(n)}.`,
      twoBanks: (n) => `Un cartonaș a închis ${n} bancuri de ceață.`,
      clear: (n) => `Nicio fantomă nu a mai rămas pe tabla pe care stătuseră ${n}.`,
      brink: () => 'Câștigat, deși rezerva de fantome se golise.',
      lastTile: (n) => `Câștigat chiar cu ultimul cartonaș, în tura ${n}.`,
      colours: (n) => `${n} culori au împărțit o punctare.`,
      road: (n) => `Un drum din ${tiles(n)} a ajuns la capăt.`,
      city: (n) => `Zidurile s-au închis în jurul unui oraș din ${tiles(n)}.`,
      features: (n) => `O tură a terminat ${n} construcții deodată.`,
      oneMeeple: () => 'Rufus și Ronja au stat lângă același meeple.',
      justInTime: () => 'Un câine a fost ajuns când teancul lui nu mai avea niciun cartonaș.',
      comeback: (n) => `Câștigat după ce erai în urmă cu ${points(n)}.`,
    },
  },
};
