import type { Dictionary } from '../../src/words';
import type { Telling } from '../../src/words/telling';
import { scoring } from './event_samples';
import { named, type Named } from '../../src/words/named';

type Speaks<T> = T extends string
  ? false
  : T extends (...given: never[]) => unknown
    ? true
    : true extends { [Entry in keyof T]: Speaks<T[Entry]> }[keyof T]
      ? true
      : false;

/** Arguments for every entry of a dictionary that takes some; an entry without does not compile. */
type Samples<T> = {
  [Entry in keyof T as Speaks<T[Entry]> extends true ? Entry : never]: T[Entry] extends (...given: infer Given) => unknown
    ? Given[]
    : Samples<T[Entry]>;
};

const counts: [number][] = [[0], [1], [2], [20]];
const lengths: [number][] = [[60], [120], [1_200], [86_400], [1_209_600]];
const where = '(here)';
const kim = named('Kim');
const ben = named('Ben');
const name: [Named][] = [[kim]];
const reached: [string, number][] = [['12', 50]];

/** What `event` is given is in `event_samples.ts`. */
export const samples: Samples<Omit<Dictionary, 'event'>> = {
  titleWaiting: counts,

  yourGames: { turnOf: name, with: [[[kim]], [[kim, ben]]], waiting: counts, invited: name },
  parts: {
    without: [['X', 'Y, Z']],
    longer: [
      [0, 0],
      [18, 0.25],
    ],
  },
  plan: { buttonWith: counts, full: [[16]], planFor: [['X']], planAnew: [['X']], remove: [['X']], made: name },
  start: { watch: [[4]], seatsTaken: [[1, 5]], continueAs: name, forget: name, opened: name },
  lobby: {
    continueAs: name,
    seat: [[1]],
    mayCome: [[1], [4]],
    spectators: counts,
    level: [[2]],
    without: [[['X']], [['X', 'Y']]],
    with: [[['X']]],
  },
  table: {
    space: [
      [where, true],
      [where, false],
    ],
    board: [[(letter) => letter]],
    preview: [[where, 'R']],
    haunt: [
      [where, 1],
      [where, 3],
    ],
    driveAway: counts,
    pointsShort: [[4]],
    scoring: [
      ['city', 8],
      ['mist', 1],
    ],
  },
  ask: {
    dragon: [[2, 6]],
    score: [['city'], ['monastery'], ['cemetery']],
    assign: [
      ['red', 1],
      ['pink', 4],
    ],
    hound: [['rufus'], ['ronja']],
    chase: [['rufus']],
    others: {
      place_tile: name,
      bury: name,
      haunt_cemetery: name,
      haunt_meeple: name,
      place_meeple: name,
      score: name,
      assign_points: name,
      place_hound: name,
      chase_ghosts: name,
      place_face_down: name,
      play_token: name,
      bid: name,
      capture_meeple: name,
      exchange_prisoner: name,
      move_dragon: name,
      move_wagon: name,
      place_abbey: name,
    },
  },
  pick: {
    eats: [[[{ colour: 'red', kind: 'meeple' }, { colour: 'green', kind: 'wagon' }]]],
    reaches: [[[{ colour: 'blue', kind: 'large' }]]],
    bury_meeple: [[{ colour: 'red', kind: 'meeple', on: 'road1' }, where]],
    haunt_meeple: [[{ colour: 'pink', kind: 'large', on: 'castle' }, where]],
    place_hound: [[{ colour: 'black', kind: 'meeple', on: 'field2' }, where]],
    take_meeple: [[{ colour: 'yellow', kind: 'abbot', on: 'garden' }, where]],
    place_fairy: [[{ colour: 'green', kind: 'wagon', on: 'abbey' }, where]],
    place_meeple_at: [[{ colour: 'blue', kind: 'mayor', on: 'city3' }, where]],
    place_meeple: [[{ colour: 'red', kind: 'pig', on: 'field1' }]],
    several: [
      [3, 'tower', where],
      [2, null, where],
    ],
    move_dragon: [[where]],
    place_floor: [[where]],
    place_abbey: [[where]],
    place_barn: [[where]],
    pay_ransom: [['green', 'large']],
    exchange_prisoner: [['abbot'], ['wagon']],
    haunt_cemetery: [[where]],
    place_face_down: [[where]],
    bury_from_supply: [['yellow']],
    assign_points: [['green']],
  },
  status: {
    of: [[12, 50]],
    ghostsOf: [[4, 15]],
    tilesLeft: counts,
    turn: [[3]],
    turnOf: [[3, kim]],
    supply: [
      ['red', 'meeple', 1],
      ['blue', 'guard', 2],
      ['pink', 'meeple', 20],
    ],
    prisoner: [
      ['red', 'wagon'],
      ['blue', 'meeple'],
    ],
    goods: { wine: counts, grain: counts, cloth: counts },
    floors: counts,
    generalGuards: counts,
    hound: [
      ['rufus', 'waiting', 10],
      ['rufus', 'reached', 10],
      ['ronja', 'with_meeple', 10],
      ['ronja', 'scoring', 10],
      ['ronja', 'gone', 10],
    ],
    pile: [
      [1, 0],
      [20, 1],
    ],
    scorer: [['red', 12]],
    player: [[2]],
  },
  line: { waiting: [[1], [8]] },
  end: {
    finished: [[[kim]], [[kim, ben]]],
    begun: [[kim], [null]],
    reasons: { 'M-END-1': reached, 'M-END-2': reached, 'M-END-3': reached },
    pileEmpty: [['ronja', '12', 50]],
  },
  find: { lead: [['X']], roomOf: [['Ana']] },
  notices: { until: [['X']], lostPlayer: name, again: name, closedBecause: [['X']] },
  know: {
    unseen: counts,
    faceDown: [[1], [3]],
    nextPile: [
      ['rufus', 15, false],
      ['ronja', 25, true],
    ],
    symbols: [
      [0, 20],
      [1, 1],
      [3, 4],
    ],
    face: [
      [['city', 'road', 'mist'], 3, 4],
      [['monastery'], 0, 1],
    ],
    space: [[where]],
    fitting: [
      [0, where],
      [1, where],
      [20, where],
    ],
    risk: counts,
    riskNow: [[0], [1], [3]],
    haunted: [[1], [2]],
    kind: [
      ['city', 3],
      ['mist', 1],
      ['castle', 0],
    ],
    instead: [[1], [3]],
    needs: [[1], [3], [20]],
    value: [[scoring], [{ ...scoring, kind: 'castle', misty: 4 }]],
    scores: [
      [16, 1],
      [16, 3],
    ],
    occupied: [[['X', 'Y']]],
    leads: [[['red', 'pink']]],
    ghostsOn: [[1], [3]],
    shows: [
      [0, false],
      [1, false],
      [3, true],
    ],
    completes: [
      [['monastery'], null],
      [['city', 'road'], 20],
    ],
    scoresFor: [
      [null, 3],
      ['red', 3],
      ['pink', -3],
    ],
    banks: [
      [1, 0],
      [1, 1],
      [3, 4],
    ],
    rise: [[1], [3]],
    goHome: [[1], [3]],
  },
  lesson: { title: [[2]], progress: [[3, 31]], realRoom: [[4]] },
  look: {
    segment: [
      ['city', ['north', 'east'], 1],
      ['road', ['east', 'west'], 0],
      ['road', ['north'], 0],
      ['castle', [], 0],
    ],
    meeple: [
      ['red', 'meeple', 'road0', []],
      ['pink', 'guard', 'city1', ['south']],
    ],
    haunted: [
      ['X', 1],
      ['X', 2],
    ],
    buried: [['red']],
    at: [[where, 'X']],
    lies: [[where, 'X']],
    drawn: name,
    turns: [[1], [4]],
    mayRise: [[1], [3]],
    track: [['X', 50]],
  },
  replay: { moveOf: [[41, 143]], ended: name, wonBy: [[[kim]], [[kim, ben]]] },
  roomForm: { perGame: lengths, companionAfter: counts, nth: [[3]] },
  screen: { turn: name },
  team: {
    asks: [[ben, { steps: 1, all: false }], [ben, { steps: 3, all: false }], [ben, { steps: 9, all: true }], [ben, null]],
    asked: [[3, { steps: 2, all: false }], [0, { steps: 1, all: false }]],
    proposalOf: name,
    advice: [
      [{ id: 'a', type: 'place_tile', x: 2, y: 0, rotation: 1 }, () => where],
      [{ id: 'a', type: 'place_meeple', segment: 'road0', colour: 'red', guard: true }, () => where],
      [{ id: 'a', type: 'take_points', feature: 'city0@2,0' }, () => where],
      [{ id: 'a', type: 'chase_ghosts', x: 2, y: 0, count: 3 }, () => where],
      [{ id: 'a', type: 'assign_points', colour: 'green' }, () => where],
      [{ id: 'pass', type: 'pass' }, () => where],
      [{ id: 'a', type: 'place_face_down', x: 2, y: 0 }, () => where],
      [{ id: 'a', type: 'bury_meeple', segment: 'road0', colour: 'red', x: 2, y: 0 }, () => where],
      [{ id: 'a', type: 'haunt_meeple', segment: 'city0', colour: 'red', x: 2, y: 0 }, () => where],
      [{ id: 'a', type: 'place_hound', segment: 'city0', colour: 'red', x: 2, y: 0 }, () => where],
      [{ id: 'a', type: 'bury_from_supply', colour: 'red' }, () => where],
    ],
    points: [[kim, where]],
    unread: counts,
    tooFast: [[3]],
    about: name,
    hiddenLines: counts,
    removePlayer: name,
    timeLeft: [['X']],
    perTurn: lengths,
  },
  campaign: {
    label: [['X', 'Y']],
    people: counts,
    tally: [[3, 4]],
    bestWon: [[54, 3]],
    bestLost: [[44]],
    rivalWon: [[44]],
    rivalLost: [[44]],
    serverGames: counts,
    serverWon: [[3]],
    serverBest: [[44]],
    stories: counts,
  },
  advice: {
    chance: [[0.72]],
    chanceOf: [[kim, 0.4]],
    turned: [[0], [1], [2], [3]],
    went: [[7, 0.4, 0.6]],
    drawnBrought: [[0.12]],
    drawnCost: [[0.12]],
    played: [[kim, 0.23]],
    playedWell: name,
    better: [['X', 0.06]],
  },
  review: {
    goal: [[50]],
    moment: [[7, 'X', 8]],
    given: [[7, 'X', 8]],
  },
  errorOther: [['brand_new']],
  ghosts: counts,
  points: counts,
  tiles: counts,
  figures: [
    ['red', 'meeple', 1],
    ['pink', 'guard', 2],
  ],
  list: [[['X', 'Y']]],
  place: [
    [{ x: 2, y: 0 }, 'mists'],
    [{ x: 0, y: 3 }, 'base'],
    [{ x: 0, y: 0 }, 'base'],
  ],
  worth: [
    [scoring],
    [{ ...scoring, kind: 'castle', misty: 4 }],
    [{ ...scoring, kind: 'field', cities: 2 }],
    [{ ...scoring, kind: 'monastery', coats: 0, points: 8 }],
  ],
  percent: [[0.72]],
  decimal: [[1.3]],
  duration: [[60], [93_784], [1_209_600, 'narrow']],
  fromNow: [[5], [-7200]],
};

/** A game that all play together, with three scoring meeples, and one of rivals. */
export function tellings(words: Dictionary): Telling[] {
  const together: Telling = {
    player: () => kim,
    place: (point) => ` ${words.place(point, 'mists')}`,
    rival: () => null,
    oneTrack: false,
  };
  return [together, { ...together, rival: (colour) => (colour === 'red' ? kim : ben) }];
}
