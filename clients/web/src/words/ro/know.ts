import type { Dictionary } from '../dictionary';
import { count, kinds, many, opening, terms } from './terms';

const { colours, ghosts, hounds, list, points, tiles, worth } = terms;

export const know: Dictionary['know'] = {
  tiles: 'Ce urmează',
  showTiles: 'Vezi cartonașele',
  unseen: (n) => `Încă nevăzute de nimeni: ${tiles(n)}.`,
  faceDown: (n) => `${n} dintre ele cu fața în jos pe tablă.`,
  nextPile: (hound, total, each) => `Următorul teanc vine cu ${hounds[hound]}, la ${each ? 'câte ' : ''}${points(total)}.`,
  groups: { ...many, both: 'Oraș și drum', open: 'Ceață și câmpuri' },
  symbols: (symbols, n) => `${tiles(n)} ${symbols === 0 ? 'fără fantome' : `cu ${ghosts(symbols)}`}`,
  face: (on, symbols, n) => `${list(on.map((kind) => kinds[kind].name))}, ${ghosts(symbols)}: ${tiles(n)}`,
  fit: 'Ce se potrivește?',
  chooseSpace: 'Alege un loc pe tablă.',
  space: (where) => `Arată ce cartonașe se potrivesc ${where}`,
  fitting: (n, where) =>
    n === 0
      ? `Niciun cartonaș nu se potrivește${where}.`
      : `${n === 1 ? 'Se potrivește' : 'Se potrivesc'}${where}: ${tiles(n)}.`,
  allTiles: 'Arată-le pe toate',
  noTiles: 'Nu a rămas niciun cartonaș.',

  risk: (n) => `${n} dintre ele ${n === 1 ? 'poate' : 'pot'} aduce mai multe fantome decât au rămas.`,
  riskNow: (supply) => `În rezervă: ${ghosts(supply)}. Cu acest cartonaș puteți pierde jocul.`,
  cemeteryCalls: 'Pe fiecare cartonaș cu ceață din jurul acestui cimitir vine o fantomă.',


  place: 'Despre locul acesta',
  looking: 'Mă uit…',
  nothingHere: 'Aici nu e nimic care să conteze.',
  kind: (kind, n) => (n > 0 ? `${opening(kinds[kind].the)}, ${tiles(n)}` : opening(kinds[kind].the)),
  complete: 'Nu-i mai lipsește nimic.',
  never: 'Nu mai poate deveni complet.',
  needs: (n) => `Locuri lipsă: ${n}.`,
  value: (scoring) => `Acum valorează ${points(scoring.value)} (${worth({ ...scoring, points: scoring.value })}).`,
  scores: (n, of) => (of > 1 ? `Cu ${of} culori face ${points(n)}.` : `Punctat acum: ${points(n)}.`),
  haunted: (n) => `bântuit de ${ghosts(n)}`,
  occupied: (names) => `Aici stau: ${list(names)}.`,
  free: 'Nu stă nimeni aici.',
  leads: (colour) => `Punctele ar merge la: ${list(colour.map((each) => colours[each]))}.`,
  ghostsOn: (n) => `Fantome pe cartonașe: ${n}.`,
  instead: (n) => `În loc de puncte ar putea trimite acasă ${ghosts(n)}.`,

  shows: (symbols, more) =>
    symbols === 0
      ? 'Cartonașul acesta nu aduce fantome.'
      : `Arată ${ghosts(symbols)}${more ? '; un cimitir deschis mai atrage una' : ''}.`,
  nothing: 'Nu se completează nimic.',
  completes: (on, worth) => `Completează ${list(on.map((kind) => kinds[kind].the))}${worth === null ? '' : `: ${points(worth)}`}.`,
  scoresFor: (colour, n) => `${colour ? `Pentru ${colours[colour]}: ` : ''}${n < 0 ? '' : '+'}${points(n)}.`,
  banks: (n, freed) =>
    `${count(n, { one: 'banc de ceață se închide', few: 'bancuri de ceață se închid', other: 'de bancuri de ceață se închid' })}${freed > 0 ? `: ${ghosts(freed)} pleacă acasă` : ''}.`,
  rise: (n) => `${ghosts(n)} se ridică.`,
  goHome: (n) => `${ghosts(n)} pleacă acasă.`,
  cemeteryCloses: 'Un cimitir se închide.',
  wins: 'Așa câștigați jocul!',
  loses: 'Așa pierdeți jocul!',

};
