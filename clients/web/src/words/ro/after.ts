import type { Source } from '../../game/review';
import type { AfterWords } from '../after_words';
import { count, terms } from './terms';

const { decimal, ghosts, hounds, list, percent, points, tiles } = terms;

const kinds: Record<Source, string> = {
  city: 'un oraș',
  road: 'un drum',
  mist: 'un banc de ceață',
  field: 'un câmp',
  castle: 'un castel',
  cemetery: 'un cimitir',
  monastery: 'o mănăstire',
  hound: 'un câine',
};

const turnsIn = (turns: readonly number[]) => (turns.length === 1 ? `tura ${turns[0]}` : `turele ${list(turns.map(String))}`);
const severalTurns = (n: number) => count(n, { one: 'tură', few: 'ture', other: 'de ture' });

export const after: AfterWords = {
  title: 'Ce rămâne de aici',
  toTurn: (turn) => `Tura ${turn}`,
  ghosts: (home, risen) =>
    `${ghosts(home)} ${home === 1 ? 'a plecat' : 'au plecat'} acasă, ${risen} ${risen === 1 ? 's-a ridicat' : 's-au ridicat'}.`,
  joins: (turns, times) =>
    times === 1
      ? `În ${turnsIn(turns)} cartonașul s-ar fi putut lipi de ceață, pentru o fantomă mai puțin.`
      : `În ${times > turns.length ? `${severalTurns(times)}, ultimele ${list(turns.map(String))},` : turnsIn(turns)} cartonașul s-ar fi putut lipi de ceață, de fiecare dată pentru o fantomă mai puțin.`,
  kept: (times) =>
    times === 1
      ? 'Singura punctare a fost luată pentru puncte. Cedată, ar fi trimis acasă până la trei fantome.'
      : `Toate cele ${count(times, { one: 'punctare', few: 'punctări', other: 'de punctări' })} au fost luate pentru puncte. Cedată, fiecare ar fi trimis acasă până la trei fantome.`,
  rise: (turn, n) => `Cele mai multe s-au ridicat în tura ${turn}: ${ghosts(n)}.`,
  hound: (hound, total, missing) =>
    `${hounds[hound]} și teancul următor așteptau la ${points(total)}: mai ${missing === 1 ? 'trebuia' : 'trebuiau'} doar ${points(missing)} înainte ca teancul acesta să se termine.`,
  goal: (missing, standing) =>
    standing === 0
      ? `Până la țintă ${missing === 1 ? 'lipsea' : 'lipseau'} ${points(missing)}.`
      : `Până la țintă ${missing === 1 ? 'lipsea' : 'lipseau'} ${points(missing)}, în timp ce ${count(standing, { one: 'meeple stătea', few: 'meepli stăteau', other: 'de meepli stăteau' })} pe ceva neterminat.`,
  held: (left, total, home) =>
    `Bine ținut: mai erau ${left} din ${ghosts(total)} în rezervă, iar ${home} ${home === 1 ? 'fusese trimisă' : 'fuseseră trimise'} acasă.`,
  bank: (turn, n) => `Bancul de ceață închis în tura ${turn} a trimis acasă ${ghosts(n)}.`,
  scoring: (name, turn, what, n, size) =>
    `Cea mai bună punctare a fost ${kinds[what]}${size > 0 ? ` din ${tiles(size)}` : ''}, în tura ${turn} (${name}): ${points(n)}.`,
  lead: (name, turn, by) => `${name} a condus din tura ${turn} până la sfârșit și a câștigat la ${points(by)} distanță.`,
  better: (turn, name, what, cost) =>
    `Cel mai mult a atârnat de tura ${turn}: după judecata unui companion, șansa (${name}) ar fi fost cu ${percent(cost)} mai bună cu: ${what}.`,

  film: {
    lead: 'Tabla crește tură cu tură, în zece secunde: o imagine animată (GIF) de păstrat sau de trimis mai departe.',
    names: 'Cu numele jucătorilor',
    make: 'Fă-l',
    making: 'Filmul se face',
    cancel: 'Renunță',
    save: (megabytes) => `Salvează filmul (${decimal(megabytes)} MB)`,
    failed: 'Acest browser nu a putut face filmul.',
    retry: 'Încearcă din nou',
  },
  stories: {
    lead: 'Ce s-a întâmplat în jocurile pe care le-ai încheiat în acest browser, fiecare cu momentul în care s-a întâmplat prima oară.',
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
