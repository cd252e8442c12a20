import type { Dictionary } from '..';
import { count, figure, kinds, opening, segment, terms } from './terms';

const { colours, ghosts, list, points, tiles, worth } = terms;

/** "1 fantomă se ridică", "2 fantome se ridică". */
const ghostsDo = (n: number, one: string, many: string) => `${ghosts(n)} ${n === 1 ? one : many}`;

export const know: Dictionary['know'] = {
  tiles: 'Ce urmează',
  showTiles: 'Arată cartonașele care urmează',
  unseen: (n) => `Nimeni nu a văzut încă ${tiles(n)}.`,
  faceDown: (n) => `${n === 1 ? '1 dintre ele stă' : `${n} dintre ele stau`} cu fața în jos pe masă.`,
  groups: {
    castle: 'Castele',
    cemetery: 'Cimitire',
    monastery: 'Mănăstiri',
    both: 'Oraș și drum',
    city: 'Orașe',
    road: 'Drumuri',
    open: 'Ceață și câmpuri',
  },
  symbols: (symbols, n) => `${tiles(n)} ${symbols === 0 ? 'fără fantome' : `cu ${ghosts(symbols)}`}`,
  face: (on, symbols, n) => `${list(on.map((kind) => kinds[kind].the))}, ${ghosts(symbols)}: ${tiles(n)}`,
  fit: 'Ce se potrivește unde?',
  chooseSpace: 'Alege un loc pe masă.',
  space: (where) => `Arată ce cartonașe se potrivesc ${where}`,
  fitting: (n, where) => (n === 0 ? `Niciunul nu se potrivește ${where}.` : `Se potrivesc ${where}: ${tiles(n)}.`),
  allTiles: 'Arată tot',
  noTiles: 'Nu a rămas niciun cartonaș.',

  risk: (n, all, supply) =>
    `Din ${tiles(all)} care urmează, ${n} ${n === 1 ? 'poate' : 'pot'} aduce mai multe fantome decât cele ${supply} din rezervă. Atunci totul ar fi pierdut.`,
  riskNow: (supply) => `În rezervă: ${ghosts(supply)}. Cartonașul acesta poate pierde jocul.`,
  calm: (most) => (most === 0 ? 'Niciun cartonaș care urmează nu arată fantome.' : `Un cartonaș mai aduce cel mult ${ghosts(most)}.`),
  cemeteryDraws: 'Cât timp un cimitir e deschis, vine de fiecare dată încă una acolo; e socotită și ea.',
  cemeteryCalls: 'Un cimitir bântuit aduce câte o fantomă pe fiecare cartonaș cu ceață din jur.',

  meeples: 'Unde sunt meeplii',
  standing: (colour, guard, on, where) => `${figure(colour, guard)} ${segment(on).on}, ${where}`,
  haunted: (n) => `bântuit de ${ghosts(n)}`,
  buried: (colour, where) => `${figure(colour, false)} îngropat, ${where}`,
  noMeeples: 'Niciunul pe masă.',
  showPlace: 'Mai mult despre locul acesta',

  place: 'Despre locul acesta',
  placeKeys: 'Săgețile duc la alte locuri, Escape închide.',
  looking: 'Mă uit …',
  nothingHere: 'Aici nu e nimic care contează.',
  kind: (kind, n) => (n > 0 ? `${opening(kinds[kind].the)}, ${tiles(n)}` : opening(kinds[kind].the)),
  complete: 'E gata.',
  never: 'Nu mai poate fi terminat niciodată: o latură e închisă pentru totdeauna.',
  needs: (n) => `Pentru a fi gata ${n === 1 ? 'mai trebuie umplut' : 'mai trebuie umplute'} ${count(n, { one: 'loc', few: 'locuri', other: 'de locuri' })}.`,
  grows: (n) => (n === 0 ? 'Nu mai poate crește.' : `Mai poate crește în ${count(n, { one: 'loc', few: 'locuri', other: 'de locuri' })}.`),
  unneeded: 'Încă nu e gata.',
  value: (scoring) => `Așa cum e acum: ${points(scoring.value)} (${worth({ ...scoring, points: scoring.value })}).`,
  scores: (n, of) => (of > 1 ? `Cu ${of} culori face ${points(n)}.` : `Punctat acum: ${points(n)}.`),
  occupied: (names) => `Aici stau: ${list(names)}.`,
  free: 'Nu stă nimeni aici.',
  leads: (colour) => `Ar puncta pentru: ${list(colour.map((each) => colours[each]))}.`,
  ghostsOn: (n) => `Pe cartonașele de aici: ${ghosts(n)}.`,
  instead: (n) => `În loc de puncte ar putea trimite acasă ${ghosts(n)}.`,
  bankFrees: (n) => `Când se închide, ${ghostsDo(n, 'pleacă', 'pleacă')} acasă.`,

  shows: (symbols, more) =>
    symbols === 0
      ? 'Cartonașul acesta nu aduce fantome.'
      : `Arată ${ghosts(symbols)}${more ? '; un cimitir deschis mai atrage una' : ''}.`,
  foreseeing: 'Privesc înainte …',
  nothing: 'Nimic nu e terminat și nicio fantomă nu se mișcă.',
  completes: (on) => `Se termină ${list(on.map((kind) => kinds[kind].the))}.`,
  completesFor: (on, n) => `Se termină ${list(on.map((kind) => kinds[kind].the))}: ${points(n)}.`,
  scoresThen: (n) => `${n < 0 ? '' : '+'}${points(n)}.`,
  scoresFor: (colour, n) => `${colours[colour]}: ${n < 0 ? '' : '+'}${points(n)}.`,
  banks: (n, freed) =>
    `${count(n, { one: 'banc de ceață se închide', few: 'bancuri de ceață se închid', other: 'de bancuri de ceață se închid' })}${freed > 0 ? `: ${ghosts(freed)} pleacă acasă` : ''}.`,
  rise: (n) => `${ghosts(n)} se ridică.`,
  goHome: (n) => `${ghosts(n)} pleacă acasă.`,
  cemeteryCloses: 'Un cimitir se închide.',
  wins: 'Așa câștigați jocul!',
  loses: 'Așa pierdeți jocul!',

  placeWhy: 'Trebuie să atingă un cartonaș, iar fiecare latură să continue: oraș la oraș, drum la drum, câmp la câmp.',
  meepleWhy: 'Vine pe cartonașul nou, unde pe tot orașul sau drumul nu stă încă nimeni.',
  scoreWhy: 'Ce e complet se punctează o dată; meeplii se întorc oricum acasă.',
};
