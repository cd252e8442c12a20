import type { Colour, HoundName, Scoring, SegmentKind } from '../../protocol/types';
import { count, kinds, many, terms } from './terms';

const { colours, ghosts, hounds, list, points, tiles, worth } = terms;

/** What the table tells whoever asks: tiles to come, meeples, places and what they are worth. */
export const know = {
  tiles: 'Tiles to come',
  showTiles: 'Show the tiles to come',
  unseen: (n: number) => `Nobody has seen ${tiles(n)} yet.`,
  faceDown: (n: number) => `${n} of them face down on the board.`,
  nextPile: (hound: HoundName, total: number, each: boolean) =>
    `The next pile comes with ${hounds[hound]}, at ${points(total)}${each ? ' each' : ''}.`,
  groups: { ...many, both: 'City and road', open: 'Mist and fields' },
  symbols: (symbols: number, n: number) => `${tiles(n)} ${symbols === 0 ? 'without ghosts' : `with ${ghosts(symbols)}`}`,
  face: (on: SegmentKind[], symbols: number, n: number) =>
    `${list(on.map((kind) => kinds[kind]))}, ${ghosts(symbols)}: ${tiles(n)}`,
  fit: 'What fits a space?',
  chooseSpace: 'Choose a space on the board.',
  space: (where: string) => `Show the tiles that fit ${where}`,
  fitting: (n: number, where: string) => (n === 0 ? `No tile to come fits${where}.` : `${tiles(n)} to come fit${where}.`),
  allTiles: 'Show all tiles',
  noTiles: 'No tile is left.',

  risk: (n: number) => `${n} of them can bring more ghosts than are left.`,
  riskNow: (supply: number) => `With ${ghosts(supply)} left, this tile can lose the game.`,
  cemeteryCalls: 'One ghost comes to every misty tile around this cemetery.',


  place: 'About this place',
  looking: 'Looking …',
  nothingHere: 'Nothing that counts is here.',
  kind: (kind: SegmentKind, n: number) =>
    `${kinds[kind][0]!.toUpperCase()}${kinds[kind].slice(1)}${n > 0 ? `, ${tiles(n)}` : ''}`,
  complete: 'It is complete.',
  never: 'It can never be completed.',
  needs: (n: number) => `Spaces missing: ${n}.`,
  value: (scoring: Scoring) => `Worth ${points(scoring.value)} now (${worth({ ...scoring, points: scoring.value })}).`,
  scores: (n: number, of: number) => (of > 1 ? `Its ${of} colours make that ${points(n)}.` : `Scored now: ${points(n)}.`),
  haunted: (n: number) => `haunted by ${ghosts(n)}`,
  occupied: (names: string[]) => `On it: ${list(names)}.`,
  free: 'Nobody is on it.',
  leads: (colour: Colour[]) => `It would score for: ${list(colour.map((each) => colours[each]))}.`,
  ghostsOn: (n: number) => `Ghosts on its tiles: ${n}.`,
  instead: (n: number) => `Or it sends ${ghosts(n)} home.`,

  shows: (symbols: number, more: boolean) =>
    symbols === 0 ? 'This tile brings no ghost.' : `It shows ${ghosts(symbols)}${more ? '; an open cemetery attracts one more' : ''}.`,
  nothing: 'Nothing is completed.',
  completes: (on: SegmentKind[], worth: number | null) =>
    `Completes ${list(on.map((kind) => `the ${kinds[kind]}`))}${worth === null ? '' : `: ${points(worth)}`}.`,
  scoresFor: (colour: Colour | null, n: number) => `${colour ? `For ${colours[colour]}: ` : ''}${n < 0 ? '' : '+'}${points(n)}.`,
  banks: (n: number, freed: number) =>
    `${count(n, { one: 'mist bank closes', other: 'mist banks close' })}${freed > 0 ? `: ${ghosts(freed)} ${freed === 1 ? 'goes' : 'go'} home` : ''}.`,
  rise: (n: number) => `${ghosts(n)} ${n === 1 ? 'rises' : 'rise'}.`,
  goHome: (n: number) => `${ghosts(n)} ${n === 1 ? 'goes' : 'go'} home.`,
  cemeteryCloses: 'A cemetery closes.',
  wins: 'That wins the game!',
  loses: 'That loses the game!',

};
