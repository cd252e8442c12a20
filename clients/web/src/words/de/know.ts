import type { Dictionary } from '../dictionary';
import { count, kinds, many, terms, toPoints } from './terms';

const { colours, ghosts, hounds, list, points, tiles, worth } = terms;

/** "1 Geist steigt", "2 Geister steigen". */
const ghostsDo = (n: number, one: string, many: string) => `${ghosts(n)} ${n === 1 ? one : many}`;
/** After "von", "mit" and the like. */
const toGhosts = (n: number) => count(n, { one: 'Geist', other: 'Geistern' });

export const know: Dictionary['know'] = {
  tiles: 'Was noch kommt',
  showTiles: 'Plättchen ansehen',
  unseen: (n) => `${tiles(n)} hat noch niemand gesehen.`,
  faceDown: (n) => `${n} davon verdeckt auf dem Plan.`,
  nextPile: (hound, total, each) => `Den nächsten Stapel gibt es mit ${hounds[hound]}, bei ${each ? 'je ' : ''}${toPoints(total)}.`,
  groups: { ...many, both: 'Stadt und Straße', open: 'Nebel und Wiesen' },
  symbols: (symbols, n) => `${tiles(n)} ${symbols === 0 ? 'ohne Geister' : `mit ${toGhosts(symbols)}`}`,
  face: (on, symbols, n) => `${list(on.map((kind) => kinds[kind].noun))}, ${ghosts(symbols)}: ${tiles(n)}`,
  fit: 'Was passt wohin?',
  chooseSpace: 'Wähle ein Feld auf dem Plan.',
  space: (where) => `Zeigen, welche Plättchen dorthin passen: ${where}`,
  fitting: (n, where) => (n === 0 ? `Keines passt${where}.` : `${tiles(n)} ${n === 1 ? 'passt' : 'passen'}${where}.`),
  allTiles: 'Alle zeigen',
  noTiles: 'Kein Plättchen ist übrig.',

  risk: (n) => `${n} davon ${n === 1 ? 'kann' : 'können'} mehr Geister bringen, als übrig sind.`,
  riskNow: (supply) => `Im Vorrat: ${ghosts(supply)}. Dieses Plättchen kann das Spiel kosten.`,
  cemeteryCalls: 'Auf jedes Nebelplättchen um diesen Friedhof kommt ein Geist.',


  place: 'Diese Stelle',
  looking: 'Sehe nach …',
  nothingHere: 'Hier ist nichts, was zählt.',
  kind: (kind, n) => (n > 0 ? `${kinds[kind].noun}, ${tiles(n)}` : kinds[kind].noun),
  complete: 'Fertig.',
  never: 'Kann nie mehr fertig werden.',
  needs: (n) => `Fehlende Felder: ${n}.`,
  value: (scoring) => `Jetzt wert: ${points(scoring.value)} (${worth({ ...scoring, points: scoring.value })}).`,
  scores: (n, of) => (of > 1 ? `${of} Farben machen daraus ${points(n)}.` : `Jetzt gewertet: ${points(n)}.`),
  haunted: (n) => `heimgesucht von ${toGhosts(n)}`,
  occupied: (names) => `Dort: ${list(names)}.`,
  free: 'Niemand steht dort.',
  leads: (colour) => `Punkte ${colour.length === 1 ? 'bekäme' : 'bekämen'}: ${list(colour.map((each) => colours[each]))}.`,
  ghostsOn: (n) => `Geister auf den Plättchen: ${n}.`,
  instead: (n) => `Statt Punkten: ${ghostsDo(n, 'geht', 'gehen')} heim.`,

  shows: (symbols, more) =>
    symbols === 0
      ? 'Dieses Plättchen bringt keinen Geist.'
      : `Es zeigt ${ghosts(symbols)}${more ? '; ein offener Friedhof zieht noch einen an' : ''}.`,
  nothing: 'Nichts wird fertig.',
  completes: (on, worth) =>
    `Fertig wird: ${list(on.map((kind) => `${kinds[kind].article} ${kinds[kind].noun}`))}${worth === null ? '' : ` (${points(worth)})`}.`,
  scoresFor: (colour, n) => `${colour ? `Für ${colours[colour]}: ` : ''}${n < 0 ? '' : '+'}${points(n)}.`,
  banks: (n, freed) =>
    `${count(n, { one: 'Nebelbank schließt sich', other: 'Nebelbänke schließen sich' })}${freed > 0 ? `: ${ghostsDo(freed, 'geht', 'gehen')} heim` : ''}.`,
  rise: (n) => `${ghostsDo(n, 'steigt', 'steigen')} auf.`,
  goHome: (n) => `${ghostsDo(n, 'geht', 'gehen')} heim.`,
  cemeteryCloses: 'Ein Friedhof schließt sich.',
  wins: 'Damit ist das Spiel gewonnen!',
  loses: 'Damit ist das Spiel verloren!',

};
